// A link with inputs in its query gets a preview with its own figures: what a page says of itself in its head, and nothing else of it.
// The page's policy and its scripts stay as they were sealed.
import { previewOf } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";

const CALCULATOR = /^\/calculators\/([a-z0-9-]{1,60})$/;
const LONGEST_QUERY = 2_000;

/** The page with the answer in its head; undefined where it is as always. */
export async function inPreview(url: string, page: Uint8Array): Promise<string | undefined> {
  const [path = "", query = ""] = url.split("?", 2);
  const slug = CALCULATOR.exec(path)?.[1];
  if (!slug || query === "" || query.length > LONGEST_QUERY) return undefined;
  const entry = await catalogue().find(slug);
  const preview = entry && previewOf(entry, new URLSearchParams(query), site());
  if (!preview) return undefined;
  const { title, description, url: address } = preview;
  return withHead(new TextDecoder().decode(page), {
    "og:title": title,
    "twitter:title": title,
    description,
    "og:description": description,
    "twitter:description": description,
    "og:url": address,
  });
}

const HEAD = "</head>";
const TITLE = /<title>[^<]*<\/title>/;
const META = /(<meta (?:name|property)="([a-z:]+)" content=")[^"]*"/g;

/** The title is that of the preview too. */
export function withHead(html: string, content: Readonly<Record<string, string>>): string {
  const end = html.indexOf(HEAD);
  const head = html
    .slice(0, end)
    .replace(TITLE, () => `<title>${escaped(content["og:title"] ?? "")}</title>`)
    .replace(META, (tag, before, name) =>
      Object.hasOwn(content, name) ? `${before}${escaped(content[name] ?? "")}"` : tag,
    );
  return head + html.slice(end);
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
