import { createHash } from "node:crypto";
import type { Asked, Reply } from "./reply.ts";

/** JSON that nobody keeps: errors and calculations. */
export function json(
  body: unknown,
  { status = 200, headers = {} }: Partial<Pick<Reply, "status" | "headers">> = {},
): Reply {
  return {
    status,
    headers: { "cache-control": "no-store", ...headers, "content-type": JSON_TYPE },
    body: JSON.stringify(body),
  };
}

const JSON_TYPE = "application/json; charset=utf-8";

/** A body written once and served many times. */
export type Prebuilt = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string };

/** The tag follows from the text alone, so that all processes agree. It is weak because whoever stands between may
 * compress the body. */
export function prebuild(body: unknown): Prebuilt {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { bytes, etag: `W/"${hash}"` };
}

/** Five minutes in any cache, which is how long a switch or a new version may take to be seen; then it must be asked
 * for again, which costs a 304. Never served stale: a calculator that has changed gives other answers. */
const KEPT = "public, max-age=300, must-revalidate";

export function jsonText({ bytes, etag }: Prebuilt, request: Asked): Reply {
  const headers = { etag, "cache-control": KEPT };
  if (matches(request.headers.get("if-none-match"), etag)) return { status: 304, headers, body: null };
  return { status: 200, headers: { ...headers, "content-type": JSON_TYPE }, body: bytes };
}

/** RFC 9110 §13.1.2: a list of tags or `*`, compared without regard to weakness. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const tags = Array.from(ifNoneMatch.matchAll(/"[^"]*"/g), ([tag]) => tag);
  return tags.includes(etag.replace(/^W\//, ""));
}
