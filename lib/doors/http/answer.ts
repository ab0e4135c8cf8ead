import { createHash } from "node:crypto";
import { KEPT } from "./caching.ts";
import { BEST, byEncoding, chooseEncoding, compressed, type Encoded, encode } from "./encoding.ts";
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
async function prebuildBytes(bytes: Uint8Array<ArrayBuffer>, level = BEST): Promise<Prebuilt> {
  return { encoded: await encode(bytes, level), etag: tagOf(bytes) };
}

export const prebuild = (body: unknown, level = BEST): Promise<Prebuilt> =>
  prebuildBytes(new TextEncoder().encode(JSON.stringify(body)), level);

/** What a page answers with. Pictures are packed already. */
export const prebuildPage = async (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Prebuilt> =>
  isText(type) ? prebuildBytes(bytes) : { encoded: { identity: bytes }, etag: tagOf(bytes) };

/** A page's answer to one caller. */
export async function page(
  bytes: Uint8Array<ArrayBuffer>,
  { status, headers }: Omit<Reply, "body">,
  request: Headed,
): Promise<Reply> {
  if (!isText(headers["content-type"] ?? "")) return { status, headers, body: bytes };
  return compressed({ status, headers, body: new TextDecoder().decode(bytes) }, request);
}

const isText = (type: string): boolean => TEXT.test(type);
const TEXT = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/;

const tagOf = (content: string | Uint8Array): string =>
  `W/"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;

type Headed = Pick<Asked, "headers">;

export const jsonText = (prebuilt: Prebuilt, request: Headed): Reply =>
  keptText(prebuilt, request, { "content-type": JSON_TYPE, "cache-control": KEPT, vary: "Accept-Encoding" });

/** A page as it was answered before. */
export const keptPage = (prebuilt: Prebuilt, request: Headed, headers: Reply["headers"]): Reply =>
  keptText(prebuilt, request, { ...headers, vary: byEncoding(headers.vary) });

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
