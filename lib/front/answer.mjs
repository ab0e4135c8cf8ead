// The words of a refusal: the service's Error body under /api, JSON-RPC at /mcp, a plain sentence to people.

const EVERY = { "cache-control": "no-store", connection: "close", "x-content-type-options": "nosniff" };
const ANY_ORIGIN = { "access-control-allow-origin": "*" };

/** Connections for tunnels come as bare sockets. */
export const TUNNEL_REFUSED =
  "HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

export function answerRefusal({ url }, response, { status, code, message, allow }) {
  const { type, body, cors } = wording(url, code, message);
  const content = { "content-type": `${type}; charset=utf-8`, "content-length": Buffer.byteLength(body) };
  response.writeHead(status, { ...EVERY, ...cors, ...content, ...(allow ? { allow } : {}) }).end(body);
  return true;
}

function wording(url, code, message) {
  if (/^\/api(?![^/?])/.test(url)) return json({ error: { code, message } });
  if (/^\/mcp(?![^/?])/.test(url)) {
    return json({ jsonrpc: "2.0", id: null, error: { code: -32600, message, data: { code } } });
  }
  return { type: "text/plain", body: `${message}\n` };
}

const json = (value) => ({ type: "application/json", body: JSON.stringify(value), cors: ANY_ORIGIN });
