import { createHash } from "node:crypto";
import { chooseEncoding, type Encoded, encode } from "./encoding.ts";
import type { Asked, Reply } from "./reply.ts";

/** JSON that is kept nowhere: errors and calculations. */
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
export type Prebuilt = { readonly encoded: Encoded; readonly etag: string };

/** The tag follows from the text alone, so that all processes agree. It is weak because it stands for every encoding. */
export async function prebuild(body: unknown): Promise<Prebuilt> {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { encoded: await encode(bytes), etag: `W/"${hash}"` };
}

/** Five minutes in any cache, which is how long a switch or a new version may take to be seen; then a cache must ask again,
 * which costs a 304. Never served stale: a calculator that has changed gives other answers. */
export const KEPT = "public, max-age=300, s-maxage=300, must-revalidate";

export function jsonText({ encoded, etag }: Prebuilt, request: Asked): Reply {
  const headers = { etag, "cache-control": KEPT, vary: "Accept-Encoding" };
  if (matches(request.headers.get("if-none-match"), etag)) return { status: 304, headers, body: null };
  return inEncoding(encoded, request, { ...headers, "content-type": JSON_TYPE });
}

export function inEncoding(encoded: Encoded, { headers: asked }: Asked, headers: Reply["headers"]): Reply {
  const encoding = chooseEncoding(asked.get("accept-encoding"), encoded);
  const body = encoded[encoding] ?? encoded.identity;
  return {
    status: 200,
    headers: encoding === "identity" ? headers : { ...headers, "content-encoding": encoding },
    body,
  };
}

/** RFC 9110 §13.1.2: a list of tags or `*`, compared without regard to weakness. */
function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const tags = Array.from(ifNoneMatch.matchAll(/"[^"]*"/g), ([tag]) => tag);
  return tags.includes(etag.replace(/^W\//, ""));
}
