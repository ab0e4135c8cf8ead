// What never becomes a request: bytes that are no HTTP, headers that are too large or too slow, a tunnel, an expectation
// that nobody knows. Node would close such a connection with a bare status; here it is told why, in the words of the door
// it was meant for, as far as that can be told from its first line.
import { CLOSE, wording } from "./answer.mjs";

const BROKEN = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "REQUEST_TIMEOUT", "The request took too long to arrive."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "PAYLOAD_TOO_LARGE", "The body's chunks say more than they carry."],
  HPE_HEADER_OVERFLOW: [431, "HEADERS_TOO_LARGE", "The request's headers are larger than 16 kB."],
};
const NOT_HTTP = [400, "BAD_REQUEST", "This is no request that HTTP/1.1 knows."];
const TUNNEL = [405, "METHOD_NOT_ALLOWED", "CONNECT is not answered here, only GET, HEAD.", "GET, HEAD"];
const UNEXPECTED = [417, "EXPECTATION_FAILED", "Nothing but 100-continue can be expected here."];

const REASONS = {
  400: "Bad Request",
  405: "Method Not Allowed",
  408: "Request Timeout",
  413: "Payload Too Large",
  417: "Expectation Failed",
  431: "Request Header Fields Too Large",
};

/** To be called once for each server. */
export function refuseWhatIsBroken(server) {
  server.on("clientError", (error, socket) => close(socket, BROKEN[error.code] ?? NOT_HTTP, error.rawPacket));
  server.on("connect", ({ url }, socket) => close(socket, TUNNEL, `CONNECT ${url}`));
  server.on("checkExpectation", ({ socket, url }) => close(socket, UNEXPECTED, `GET ${url}`));
  // Without a word Node would refuse what names no host; refusal.mjs has words.
  server.requireHostHeader = false;
}

/** Where an answer has begun already, there is nothing to say but goodbye. And nobody waits for what is still sent. */
function close(socket, [status, code, message, allow], packet) {
  const begun = socket._httpMessage;
  if (!socket.writable || begun?.headersSent) return socket.destroy();
  const { headers, body } = wording(begun?.req.url ?? targetIn(packet), code, message);
  const lines = Object.entries({ ...headers, ...CLOSE, ...(allow ? { allow } : {}) }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return socket.end([`HTTP/1.1 ${status} ${REASONS[status]}`, ...lines, "", body].join("\r\n"), () => socket.destroy());
}

const targetIn = (packet) => /^[A-Z]+ (\/[^\s?]*)/.exec(packet?.toString("latin1", 0, 200) ?? "")?.[1] ?? "";
