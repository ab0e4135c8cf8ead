// The words of a refusal: the service's Error body under /api, JSON-RPC at /mcp, a plain sentence to people.
import { SECURITY, UNFRAMED } from "./security.mjs";

const EVERY = { ...SECURITY, ...UNFRAMED, "cache-control": "no-store" };
export const CLOSE = { connection: "close" };
/** Whatever is not the request's fault; the rest is an invalid request. */
const RPC = { RATE_LIMITED: -32603 };
const ANY_ORIGIN = { "access-control-allow-origin": "*" };

export function answerRefusal({ url }, response, { status, code, message, allow, more = CLOSE }) {
  const { headers, body } = wording(url, code, message);
  response.writeHead(status, { ...headers, ...(allow ? { allow } : {}), ...more }).end(body);
  return true;
}

/** In the words of the door that an address belongs to. */
export function wording(url, code, message) {
  const { type, body, cors } = inWords(url, code, message);
  const content = { "content-type": `${type}; charset=utf-8`, "content-length": Buffer.byteLength(body) };
  return { headers: { ...EVERY, ...cors, ...content }, body };
}

function inWords(url, code, message) {
  if (/^\/api(?![^/?])/.test(url)) return json({ error: { code, message } });
  if (/^\/mcp(?![^/?])/.test(url)) {
    return json({ jsonrpc: "2.0", id: null, error: { code: RPC[code] ?? -32600, message, data: { code } } });
  }
  return { type: "text/plain", body: `${message}\n` };
}

const json = (value) => ({ type: "application/json", body: JSON.stringify(value), cors: ANY_ORIGIN });
