import { notFound } from "next/navigation";
import { site } from "#lib/site";

export const dynamic = "force-static";

/** What the owner's colors and type change of look.css. */
export function GET() {
  const { own } = site();
  if (!own) notFound();
  return new Response(own.themeCss, { headers: { "content-type": "text/css; charset=utf-8" } });
}
