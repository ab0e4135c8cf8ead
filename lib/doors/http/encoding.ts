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

/** For what many will be sent. */
export const BEST = { br: 9, gzip: 9 };
/** For what is sent once or a few times: nearly as small as the best, at a tenth of the work. */
export const QUICK = { br: 4, gzip: 6 };

export async function encode(bytes: Bytes, level = BEST): Promise<Encoded> {
  if (bytes.byteLength < SMALL) return { identity: bytes };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level.br } }),
    promisify(gzip)(bytes, { level: level.gzip }),
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

/** Vary, with what an answer in one of several encodings varies by. */
export const byEncoding = (vary = ""): string =>
  /\baccept-encoding\b/i.test(vary) ? vary : [vary, "Accept-Encoding"].filter(Boolean).join(", ");

const EITHER = { br: true, gzip: true };
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK.br } };

export type Text = { readonly body: string; readonly encoding: "gzip" | "br" };

export const pack = async ({ body, encoding }: Text): Promise<Bytes> =>
  new Uint8Array(await (encoding === "br" ? promisify(brotliCompress)(body, QUICK_BROTLI) : promisify(gzip)(body)));

/** An answer that is written for one caller, in the encoding that it takes. `packed` may know what it packed before. */
export async function compressed(
  reply: Reply,
  { headers: asked }: Pick<Asked, "headers">,
  packed = pack,
): Promise<Reply> {
  const { body, headers } = reply;
  const vary = { vary: byEncoding(headers.vary) };
  const encoding = chooseEncoding(asked.get("accept-encoding"), EITHER);
  if (typeof body !== "string" || body.length < SMALL || encoding === "identity") {
    return { ...reply, headers: { ...headers, ...vary } };
  }
  const bytes = await packed({ body, encoding });
  return { ...reply, headers: { ...headers, ...vary, "content-encoding": encoding }, body: bytes };
}
