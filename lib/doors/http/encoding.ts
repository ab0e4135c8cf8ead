// Bodies that are written once are compressed once. Small ones are not worth a client's work.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Asked, Reply } from "./reply.ts";
import { readWeights } from "./weights.ts";

export type Encoding = "identity" | "gzip" | "br";
type Bytes = Uint8Array<ArrayBuffer>;
/** The same bytes in each encoding that is worth sending. */
export type Encoded = { readonly identity: Bytes } & { readonly [E in Encoding]?: Bytes };

const SMALL = 1024;

export async function encode(bytes: Bytes): Promise<Encoded> {
  if (bytes.byteLength < SMALL) return { identity: bytes };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return { identity: bytes, br: new Uint8Array(br), gzip: new Uint8Array(zipped) };
}

/** RFC 9110 §12.5.3: the smallest of those that a client takes. */
export function chooseEncoding(
  acceptEncoding: string | null,
  encoded: { readonly [E in Encoding]?: unknown },
): Encoding {
  const accepted = readWeights(acceptEncoding);
  const takes = (name: Encoding) => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0;
  const order: readonly Encoding[] = ["br", "gzip"];
  return order.find((name) => encoded[name] && takes(name)) ?? "identity";
}

const EITHER = { br: true, gzip: true };
/** Brotli's level for what is sent once: nearly as small as the best, at a tenth of the work. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** An answer that is written for one caller, in the encoding that it takes. */
export async function compressed(reply: Reply, { headers: asked }: Asked): Promise<Reply> {
  const { body, headers } = reply;
  const vary = { vary: [headers.vary, "Accept-Encoding"].filter(Boolean).join(", ") };
  const encoding = chooseEncoding(asked.get("accept-encoding"), EITHER);
  if (typeof body !== "string" || body.length < SMALL || encoding === "identity") {
    return { ...reply, headers: { ...headers, ...vary } };
  }
  const bytes = encoding === "br" ? await promisify(brotliCompress)(body, QUICK) : await promisify(gzip)(body);
  return { ...reply, headers: { ...headers, ...vary, "content-encoding": encoding }, body: new Uint8Array(bytes) };
}
