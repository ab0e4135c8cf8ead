// oEmbed 1.0: what another site shows in place of a link to a calculator. It is the frame that the page itself offers, with the
// inputs of the link, and nothing else of what was sent.
import { wireInputs } from "#engine";
import type { Entry } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import type { ServiceError } from "./errors.ts";
import { issue } from "./members.ts";

const [WIDTH, HEIGHT] = [640, 640];
const PICTURE = { width: 1200, height: 630 };
const LONGEST_ADDRESS = 4_000;

/** Where a page says that this is to be had. */
export const oembedAddress = ({ url }: Site, page: string): string =>
  `${url}/api/oembed?${new URLSearchParams({ url: page, format: "json" })}`;

export type OembedAsked = {
  readonly slug: string;
  /** The inputs that the link has, and how it writes figures. */
  readonly given: URLSearchParams;
  readonly most: { readonly width: number; readonly height: number };
};

/** Other parameters are the consumers' own, and mean nothing here. */
export function oembedAsked(query: URLSearchParams, site: Site): OembedAsked | ServiceError {
  const format = query.get("format") ?? "json";
  if (format !== "json") return { code: "NOT_IMPLEMENTED", message: "Ask for format=json; there is no other." };
  const [width, height] = [sizeIn(query, "maxwidth"), sizeIn(query, "maxheight")];
  if (typeof width !== "number") return width;
  if (typeof height !== "number") return height;
  const [address, second] = query.getAll("url");
  if (!address) return issue("MISSING_INPUT", "url", "Send the address of a calculator's page as url.");
  if (second !== undefined) return issue("INVALID_INPUT", "url", "url is given more than once.");
  const page = address.length > LONGEST_ADDRESS ? undefined : pageIn(address, site);
  return page ? { ...page, most: { width, height } } : NO_PAGE;
}

const NO_PAGE: ServiceError = { code: "NOT_FOUND", message: "This url is not the page of a calculator here." };

function sizeIn(query: URLSearchParams, name: string): number | ServiceError {
  const text = query.get(name);
  if (text === null) return Number.POSITIVE_INFINITY;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  return issue("INVALID_INPUT", name, `${name} must be a whole number of pixels, such as 600.`);
}

/** The page or its embed. Inputs may be in the query, in the fragment, or in both. */
function pageIn(address: string, { url }: Site): Omit<OembedAsked, "most"> | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, search, hash } = new URL(address);
  const slug = /^\/(?:calculators|embed)\/([a-z0-9-]{1,60})$/.exec(pathname)?.[1];
  if (!slug || origin !== new URL(url).origin) return undefined;
  return { slug, given: new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]) };
}

export function oembed({ calculator }: Entry, { given, most }: OembedAsked, { name, url }: Site) {
  const { slug } = calculator;
  const [width, height] = [Math.min(WIDTH, most.width), Math.min(HEIGHT, most.height)];
  const names = [...wireInputs(calculator).map((wire) => wire.name), "region", "currency"];
  const kept = names.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""]] : []));
  const src = [`${url}/embed/${slug}`, String(new URLSearchParams(kept))].filter(Boolean).join("#");
  const fits = PICTURE.width <= most.width && PICTURE.height <= most.height;
  return {
    type: "rich",
    version: "1.0",
    title: calculator.name,
    provider_name: name,
    provider_url: url,
    cache_age: 300,
    ...(fits
      ? {
          thumbnail_url: `${url}/calculators/${slug}/picture.png`,
          thumbnail_width: PICTURE.width,
          thumbnail_height: PICTURE.height,
        }
      : {}),
    html: `<iframe src="${escaped(src)}" title="${escaped(calculator.name)}" width="${width}" height="${height}" style="border:0" loading="lazy"></iframe>`,
    width,
    height,
  };
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
