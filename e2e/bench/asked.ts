// What is asked of every server: the same bytes of ours and of a bare one.

export type Asked = {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

const JSON_TYPE = { "content-type": "application/json" };
/** As clients say of themselves. */
const PACKED = { "accept-encoding": "gzip, br" };
const BILL = { bill: 80, people: 4 };
const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
};

export const REST: readonly Asked[] = [
  {
    name: "calculate",
    method: "POST",
    path: "/api/tools/tip/calculate",
    headers: JSON_TYPE,
    body: JSON.stringify(BILL),
  },
  { name: "describe", method: "GET", path: "/api/ai/tools/tip", headers: PACKED },
  { name: "list", method: "GET", path: "/api/ai/tools", headers: PACKED },
];

export const MCP: readonly Asked[] = [
  rpc("tools/call", { name: "calculator_tip", arguments: BILL }, { "mcp-name": "calculator_tip" }),
  rpc("tools/list", {}, {}),
];

function rpc(method: string, params: object, more: Readonly<Record<string, string>>): Asked {
  const accept = "application/json, text/event-stream";
  const headers = {
    ...JSON_TYPE,
    ...PACKED,
    accept,
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": method,
    ...more,
  };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: META } });
  return { name: method, method: "POST", path: "/mcp", headers, body };
}

/** The answer's text; throws where it is not a good one. */
export async function answerTo(asked: Asked, url: string): Promise<string> {
  const { path, method, headers = {}, body } = asked;
  const answer = await fetch(url + path, { method, headers, ...(body ? { body } : {}) });
  const text = await answer.text();
  // A figure may be called "error"; only the outermost one says that there is no answer.
  if (!answer.ok || "error" in JSON.parse(text))
    throw new Error(`${asked.name} at ${url}: ${answer.status} ${text.slice(0, 300)}`);
  return text;
}
