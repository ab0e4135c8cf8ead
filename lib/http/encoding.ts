// Bodies that are written once are compressed once. Small ones are not worth a client's work.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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
export function chooseEncoding(acceptEncoding: string | null, encoded: Encoded): Encoding {
  const accepted = new Map((acceptEncoding ?? "").toLowerCase().split(",").map(readCoding));
  const takes = (name: Encoding) => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0;
  const order: readonly Encoding[] = ["br", "gzip"];
  return order.find((name) => encoded[name] && takes(name)) ?? "identity";
}

function readCoding(coding: string): [name: string, quality: number] {
  const [name = "", ...parameters] = coding.split(";").map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return [name, quality === undefined ? 1 : Number(quality)];
}
