import { notFound } from "next/navigation";
import { countScript, site } from "#lib/site";

export const dynamic = "force-static";

/** Counts a visit with the tool that the owner names, if any. */
export function GET() {
  const analytics = site().own?.analytics ?? notFound();
  return new Response(countScript(analytics), { headers: { "content-type": "text/javascript; charset=utf-8" } });
}
