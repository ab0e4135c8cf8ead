import { markdownOf } from "#lib/service";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { plainText } from "../../../_text.ts";

type Context = { readonly params: Promise<{ readonly slug: string }> };

export const dynamic = "force-dynamic";

/** The page in plain text, for machines that read. Its address is /calculators/{slug}.md, by next.config.ts. */
export async function GET(_request: Request, { params }: Context) {
  const entry = await catalogue().findOpen((await params).slug);
  return entry ? plainText(markdownOf(entry, site()), "text/markdown") : new Response(null, { status: 404 });
}
