import { createHash } from "node:crypto";

/** JSON that nobody keeps: errors and calculations. */
export function json(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  headers.set("content-type", JSON_TYPE);
  return new Response(JSON.stringify(body), { ...init, headers });
}

const JSON_TYPE = "application/json; charset=utf-8";

/** A body written once and served many times. */
export type Prebuilt = { readonly text: string; readonly etag: string };

/** The tag follows from the text alone, so that all processes agree. It is weak because whoever stands between may
 * compress the body. */
export function prebuild(body: unknown): Prebuilt {
  const text = JSON.stringify(body);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  return { text, etag: `W/"${hash}"` };
}

/** Five minutes in any cache, which is how long a switch or a new version may take to be seen; then it must be asked
 * for again, which costs a 304. Never served stale: a calculator that has changed gives other answers. */
const KEPT = "public, max-age=300, must-revalidate";

export function jsonText({ text, etag }: Prebuilt, request: Request): Response {
  const headers = { etag, "cache-control": KEPT };
  if (matches(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "content-type": JSON_TYPE } });
}

/** RFC 9110 §13.1.2: a list of tags or `*`, compared without regard to weakness. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const tags = Array.from(ifNoneMatch.matchAll(/"[^"]*"/g), ([tag]) => tag);
  return tags.includes(etag.replace(/^W\//, ""));
}
