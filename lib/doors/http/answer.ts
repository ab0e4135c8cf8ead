import { createHash } from "node:crypto";
import { KEPT, KEPT_SHARED } from "./caching.ts";
import { chooseEncoding, compressed, type Encoded, encode } from "./encoding.ts";
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

export const JSON_TYPE = "application/json; charset=utf-8";

/** A body written once and served many times. */
export type Prebuilt = { readonly encoded: Encoded; readonly etag: string };

/** The tag follows from the text alone, so that all processes agree. It is weak because it stands for every encoding. */
export async function prebuildText(text: string): Promise<Prebuilt> {
  const bytes = new TextEncoder().encode(text);
  return { encoded: await encode(bytes), etag: tagOf(bytes) };
}

export const prebuild = (body: unknown): Promise<Prebuilt> => prebuildText(JSON.stringify(body));

const tagOf = (content: string | Uint8Array): string =>
  `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;

type Headed = Pick<Asked, "headers">;

export const jsonText = (prebuilt: Prebuilt, request: Headed): Reply =>
  keptText(prebuilt, request, { "content-type": JSON_TYPE, "cache-control": KEPT, vary: "Accept-Encoding" });

/** A page, as Next would answer it, or another text that is fixed when the site is built. */
export const pageText = (prebuilt: Prebuilt, request: Headed, headers: Reply["headers"] = HTML): Reply =>
  keptText(prebuilt, request, { ...headers, "cache-control": KEPT_SHARED, vary: PAGE_VARIES });

const HTML = { "content-type": "text/html; charset=utf-8" };

/** At the same address Next answers its own scripts otherwise, and agents that ask for Markdown. */
const PAGE_VARIES =
  "Accept, rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding";

function keptText({ encoded, etag }: Prebuilt, request: Headed, written: Reply["headers"]): Reply {
  const { "content-type": type = "", ...kept } = written;
  const headers = { ...kept, etag };
  if (matches(request.headers.get("if-none-match"), etag)) return { status: 304, headers, body: null };
  return inEncoding(encoded, request, { ...headers, "content-type": type });
}

export type Written = {
  readonly body: string;
  readonly type: string;
  /** What the tag stands for, where something in the body means nothing: the time of day. */
  readonly content?: string;
};

/** An answer that follows from its address alone, so that a cache may keep it and ask whether it still holds. */
export async function cacheable({ body, type, content = body }: Written, request: Asked): Promise<Reply> {
  const headers = { etag: tagOf(content), "cache-control": KEPT, vary: "Accept" };
  if (matches(request.headers.get("if-none-match"), headers.etag)) {
    return { status: 304, headers: { ...headers, vary: "Accept, Accept-Encoding" }, body: null };
  }
  return compressed({ status: 200, headers: { ...headers, "content-type": type }, body }, request);
}

export function inEncoding(encoded: Encoded, { headers: asked }: Headed, headers: Reply["headers"]): Reply {
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
