import { notFound } from "next/navigation";
import { securityText } from "#lib/service";
import { site } from "#lib/site";

export const dynamic = "force-static";

/** Its address is /.well-known/security.txt, by next.config.ts. It is there where the owner has set SITE_CONTACT. */
export function GET() {
  const { own, ...here } = site();
  const text = securityText({ ...here, ...(own?.security ? { contact: own.security } : {}) }) ?? notFound();
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
