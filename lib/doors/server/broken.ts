// The attack: bytes that another server would read as another request, or not at all (e2e/hostile/sockets.spec.ts). What never becomes a request: bytes that aren't HTTP, headers that are too large or too slow, a tunnel, an unknown
// expectation. Node would close such a connection with a bare status; here the caller learns why, in the words of the address
// it was meant for, as far as its first line tells.
import { type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { ANY_ORIGIN, type Denial, deny, notAllowed, securityOf, UNFRAMED } from "#lib/doors/http";
import { site } from "#lib/site";
import type { Connections } from "./connections.ts";
import { doorOf } from "./refusal.ts";

const LATE = "ERR_HTTP_REQUEST_TIMEOUT";
const BROKEN: Readonly<Record<string, Denial>> = {
  [LATE]: { code: "REQUEST_TIMEOUT", message: "The request took too long to arrive." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { code: "PAYLOAD_TOO_LARGE", message: "The body's chunks say more than they carry." },
  HPE_HEADER_OVERFLOW: { code: "HEADERS_TOO_LARGE", message: "The request's headers are larger than 16 kB." },
};
const NOT_HTTP: Denial = { code: "BAD_REQUEST", message: "This is not an HTTP/1.1 request." };
const TUNNEL = notAllowed("CONNECT", "GET, HEAD");
const UNEXPECTED: Denial = { code: "EXPECTATION_FAILED", message: "Only 100-continue can be expected here." };

type ParseError = Error & { readonly code?: string; readonly rawPacket?: Buffer };

export function refuseWhatIsBroken(server: Server, connections: Pick<Connections, "answering" | "excuses">): void {
  const close = (socket: Duplex, denial: Denial, url: string) => {
    const { request, response } = connections.answering(socket) ?? {};
    // Where an answer is on its way already, nothing can be said any more.
    if (!socket.writable || response?.headersSent) return void socket.destroy();
    // What is broken came after a whole request, which is answered first.
    if (request?.complete) return void response?.setHeader("connection", "close");
    socket.end(written(request?.url ?? url, denial), () => socket.destroy());
  };
  server.on("clientError", ({ code = "", rawPacket }: ParseError, socket) => {
    const refuse = () => close(socket, BROKEN[code] ?? NOT_HTTP, targetIn(rawPacket));
    const isExcused = code === LATE && connections.excuses(socket, server.headersTimeout, refuse);
    if (!isExcused) refuse();
  });
  server.on("connect", ({ url = "" }, socket) => close(socket, TUNNEL, url));
  server.on("checkExpectation", ({ socket, url = "" }) => close(socket, UNEXPECTED, url));
}

/** A whole answer as bytes, for a connection that has no response object. */
function written(url: string, denial: Denial): string {
  const { status, headers, body } = deny(doorOf(url), denial);
  const length = { "content-length": String(Buffer.byteLength(body ?? "")) };
  const all = { ...securityOf(site().url), ...UNFRAMED, ...anyOrigin(url), ...headers, ...length, connection: "close" };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}

export const anyOrigin = (url: string): Readonly<Record<string, string>> => (doorOf(url) === "page" ? {} : ANY_ORIGIN);

const targetIn = (packet: Buffer | undefined): string =>
  /^[A-Z]+ (\/[^\s?]*)/.exec(packet?.toString("latin1", 0, 200) ?? "")?.[1] ?? "";
