// A request to /mcp that is put together by hand.
import { request as open } from "node:http";

export type Asked = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };
export type Answered = { readonly status?: number; readonly headers: Record<string, unknown>; readonly text: string };

export const PING = '{"jsonrpc":"2.0","id":7,"method":"ping"}';
const META = '{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}';
export const older = (method: string, params = "{}") =>
  `{"jsonrpc":"2.0","id":7,"method":"${method}","params":${params}}`;
export const newer = (method: string) => older(method, `{"_meta":${META}}`);

/** Node's own request: it sends no header that is not named here. */
export function send(url: string, { method = "POST", headers = {}, body }: Asked = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = open(url, { method, headers, timeout: 20_000 }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    sent.on("timeout", () => sent.destroy(new Error("no answer within twenty seconds")));
    sent.on("error", reject);
    sent.end(body);
  });
}

export const rpcCode = ({ text }: Answered) => JSON.parse(text).error?.code;

export type ToolAnswer = { readonly text: string; readonly structuredContent?: unknown; readonly isError?: boolean };

/** A tool called without any client, as of 2026-07-28. */
export async function callTool(
  url: string,
  name: string,
  inputs: Readonly<Record<string, string>>,
): Promise<ToolAnswer> {
  const headers = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": "tools/call",
    "mcp-name": name,
  };
  const params = JSON.stringify({ name, arguments: inputs, _meta: JSON.parse(META) });
  const response = await fetch(url, { method: "POST", headers, body: older("tools/call", params) });
  const { result } = await response.json();
  return { ...result, text: result.content[0].text };
}
