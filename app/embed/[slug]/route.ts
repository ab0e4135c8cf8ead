import { readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "#lib/service/catalogue";
import { site } from "#lib/site";
import { type Assets, embedDocument } from "../document.ts";

type Context = { readonly params: Promise<{ readonly slug: string }> };

export const dynamic = "force-static";
export const dynamicParams = false;

export { generateStaticParams } from "../../_slugs.ts";

/** For an iframe on another site. */
export async function GET(_request: Request, { params }: Context) {
  const entry = await catalogue().find((await params).slug);
  if (!entry) return new Response(null, { status: 404 });
  const headers = { "content-type": "text/html; charset=utf-8" };
  return new Response(embedDocument(entry, site(), assets()), { headers });
}

/** Written before the build, by lib/build/embeds.mjs. */
const assets = (): Assets => JSON.parse(readFileSync(join(process.cwd(), ".build", "embeds.json"), "utf8"));
