import { KEPT } from "#lib/doors/http";

/** Asked for as it is now: what the owner has closed to machines is in none of these. */
export const plainText = (text: string, type = "text/plain"): Response =>
  new Response(text, { headers: { "content-type": `${type}; charset=utf-8`, "cache-control": KEPT } });
