// The attack: bodies that are too large, too slow, or never end (read-json.test.ts; e2e/hostile/sockets.spec.ts, corpus/slow.ts).
import { type Denial, INVALID_REQUEST } from "./denial.ts";
import type { Asked, SentHeaders } from "./reply.ts";
import { type JsonObject, type Read, readMessages, readObject } from "./strict-json.ts";

export type Bounds = { readonly maxBytes: number; readonly timeoutMs?: number };

export type Body<T = JsonObject> = { readonly value: T } | { readonly denial: Denial };

/** The request's JSON object, or why not. */
export const readJson = (request: Asked, bounds: Bounds): Promise<Body> => readBody(request, bounds, readObject);

/** The same for JSON-RPC, which may come as a list. */
export const readRpc = (request: Asked, bounds: Bounds): Promise<Body<JsonObject | readonly unknown[]>> =>
  readBody(request, bounds, readMessages);

/** Bytes are counted as they come, whatever the headers say. */
async function readBody<T>(
  request: Asked,
  { maxBytes, timeoutMs = 5000 }: Bounds,
  readText: (text: string) => Read<T>,
): Promise<Body<T>> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > maxBytes) return { denial: tooLarge(maxBytes) };
  const unreadable = complaintAbout(request.headers);
  if (unreadable) return { denial: invalid(unreadable) };

  const bytes = await readBytes(request, maxBytes, timeoutMs);
  if ("code" in bytes) return { denial: bytes };
  // A body is read as soon as it arrives, and waits for its turn here: that is no part of the time it may take.
  await request.turn?.();
  const text = decode(bytes);
  if (text === undefined) return { denial: invalid("The body is not UTF-8.") };
  const read = readText(text);
  if (!("fault" in read)) return read;
  return { denial: { ...invalid(read.fault), ...(read.of === "shape" ? { rpcCode: INVALID_REQUEST } : {}) } };
}

/** Content-Type is not examined otherwise: what is JSON is read as JSON. */
function complaintAbout(headers: SentHeaders): string | undefined {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() || "identity";
  if (encoding !== "identity") return "Send the body without a content encoding.";
  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(headers.get("content-type") ?? "")?.[1] ?? "utf-8";
  return /^utf-?8$/i.test(charset) ? undefined : "The body must be UTF-8.";
}

async function readBytes({ body }: Asked, maxBytes: number, timeoutMs: number): Promise<Uint8Array | Denial> {
  if (!body) return new Uint8Array();
  const arriving = body[Symbol.asyncIterator]();
  const deadline = alarm(timeoutMs);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const chunk = await Promise.race([arriving.next(), deadline.rung]);
      if (chunk === "late") return TOO_SLOW;
      if (chunk.done) return Buffer.concat(chunks);
      length += chunk.value.byteLength;
      if (length > maxBytes) return tooLarge(maxBytes);
      chunks.push(chunk.value);
    }
  } catch {
    return invalid("The body ended early."); // the caller has gone, so no one reads this
  } finally {
    deadline.stop();
  }
}

function alarm(milliseconds: number) {
  let timer: NodeJS.Timeout | undefined;
  const rung = new Promise<"late">((ring) => {
    timer = setTimeout(ring, milliseconds, "late");
  });
  return { rung, stop: () => clearTimeout(timer) };
}

/** A byte order mark at the front is dropped. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const invalid = (message: string): Denial => ({ code: "INVALID_JSON", message });

/** The rest of the body is not waited for: without this header the connection would first take it all in. */
const CLOSE = { connection: "close" };

const TOO_SLOW: Denial = { code: "REQUEST_TIMEOUT", message: "The body took too long to arrive.", headers: CLOSE };

function tooLarge(maxBytes: number): Denial {
  const message = `The body is larger than ${maxBytes} bytes.`;
  return { code: "PAYLOAD_TOO_LARGE", message, headers: CLOSE };
}
