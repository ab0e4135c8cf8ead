// A request to MCP in either generation, and what came back, for the tests of this room.
import { finish } from "#engine";
import { type Catalogue, catalogue } from "#lib/service/catalogue";
import { mcp, writeTools } from "./index.ts";

export const SITE = {
  url: "https://calc.example",
  name: "Ready Reckoner",
  currency: { code: "USD", sign: "$", digits: 2 },
  builtAt: "2026-11-20T00:00:00.000Z",
};
export const META = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientCapabilities": {},
};
// Loading every calculator takes its time, and is no part of any case.
await catalogue().allOpen();

type Params = Record<string, unknown>;
export type Asked = {
  readonly headers?: Record<string, string>;
  readonly query?: string;
  readonly address?: string;
  readonly from?: Catalogue;
};

export async function send(
  message: Params | readonly unknown[],
  { headers = {}, query = "", address = "/mcp", from = catalogue() }: Asked = {},
) {
  const answer = mcp({ catalogue: from, site: SITE, tools: () => writeTools(from, SITE), appParts, inTurns });
  const request = new Request(`http://localhost${address}${query}`, { method: "POST", headers });
  const { status, headers: received, body: text } = await answer(request, message);
  const type = received["content-type"] ?? null;
  return { status, type, text: text ?? "", body: type === "application/json" ? JSON.parse(text ?? "") : undefined };
}

const inTurns: Parameters<typeof mcp>[0]["inTurns"] = async (work) => ({ result: finish(work) });

/** In place of what a build writes. */
const appParts = async (slug: string) => ({
  style: { text: "main { color: red }", hash: "sha256-style" },
  scripts: [{ text: `run("${slug}")`, hash: "sha256-script" }],
});

export type SentTo = typeof older;

export const older = (method: string, params?: Params, asked?: Asked) =>
  send({ jsonrpc: "2.0", id: 7, method, ...(params ? { params } : {}) }, asked);

export const newer = (method: string, params: Params = {}, { headers = {}, ...asked }: Asked = {}) => {
  const name: Record<string, string> = typeof params.name === "string" ? { "mcp-name": params.name } : {};
  const required = { "mcp-protocol-version": "2026-07-28", "mcp-method": method, ...name, ...headers };
  return send({ jsonrpc: "2.0", id: 7, method, params: { ...params, _meta: META } }, { ...asked, headers: required });
};
