// /mcp as it looks on the wire, without a client that would be kind: each status, at once, and nothing that hangs.
import { expect, test } from "@playwright/test";
import { type Asked, newer, older, PING, rpcCode, send } from "./mcp-wire.ts";

const called = (method: string) => ({ "mcp-protocol-version": "2026-07-28", "mcp-method": method });

const CASES: readonly [what: string, asked: Asked, status: number, code: number | undefined][] = [
  ["a ping with no header at all", { body: PING }, 200, undefined],
  ["anything but JSON in Accept", { body: PING, headers: { accept: "text/html" } }, 406, -32600],
  ["a browser's Accept", { body: PING, headers: { accept: "text/html,*/*;q=0.8" } }, 200, undefined],
  ["an empty body", {}, 400, -32700],
  ["blanks", { body: " \n" }, 400, -32700],
  ["malformed JSON", { body: "{" }, 400, -32700],
  ["a name twice", { body: '{"jsonrpc":"2.0","id":7,"id":8,"method":"ping"}' }, 400, -32700],
  ["another charset", { body: PING, headers: { "content-type": "application/json; charset=latin1" } }, 400, -32700],
  ["a compressed body", { body: PING, headers: { "content-encoding": "gzip" } }, 400, -32700],
  ["a batch", { body: `[${PING}]` }, 200, undefined],
  [
    "a batch of a later revision",
    { body: `[${PING}]`, headers: { "mcp-protocol-version": "2025-06-18" } },
    400,
    -32600,
  ],
  ["a batch of the newer kind", { body: `[${newer("tools/list")}]`, headers: called("tools/list") }, 400, -32600],
  ["an empty batch", { body: "[]" }, 400, -32600],
  ["null", { body: "null" }, 400, -32600],
  ["an object that is no message", { body: "{}" }, 400, -32600],
  ["a null id", { body: '{"jsonrpc":"2.0","id":null,"method":"ping"}' }, 400, -32600],
  ["an unknown method, as of 2025", { body: older("nothing") }, 200, -32601],
  ["an unknown method, as of 2026", { body: newer("nothing"), headers: called("nothing") }, 404, -32601],
  ["a subscription, as of 2025", { body: older("resources/subscribe") }, 200, -32601],
  ["a form", { body: older("resources/read", '{"uri":"ui://calculator/tip"}') }, 200, undefined],
  ["a form that is not there", { body: older("resources/read", '{"uri":"ui://calculator/nothing"}') }, 200, -32602],
  ["a tool that is not there", { body: older("tools/call", '{"name":"calculator_nothing"}') }, 200, -32602],
  [
    "a missing Mcp-Method",
    { body: newer("tools/list"), headers: { "mcp-protocol-version": "2026-07-28" } },
    400,
    -32020,
  ],
  ["the header without the rest", { body: older("tools/list"), headers: called("tools/list") }, 400, -32602],
  ["GET", { method: "GET", headers: { accept: "text/event-stream" } }, 405, -32600],
  ["DELETE", { method: "DELETE", headers: { "mcp-session-id": "x" } }, 405, -32600],
  ["PUT", { method: "PUT", body: PING }, 405, -32600],
  ["PATCH", { method: "PATCH", body: PING }, 405, -32600],
  ["a foreign Host", { body: PING, headers: { host: "evil.example" } }, 403, -32600],
  ["a foreign Host in the newer way", { body: newer("tools/list"), headers: { host: "evil.example:80" } }, 403, -32600],
  ["localhost as Host", { body: PING, headers: { host: "localhost:1" } }, 200, undefined],
  ["any Origin", { body: PING, headers: { origin: "https://page.example" } }, 200, undefined],
];

for (const [what, asked, status, code] of CASES) {
  test(`${what} is answered with ${status}${code ? ` and ${code}` : ""}`, async ({ baseURL }) => {
    const answer = await send(`${baseURL}/mcp`, asked);
    expect(answer.status).toBe(status);
    expect(rpcCode(answer)).toBe(code);
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.headers["cache-control"]).toBe("no-store");
    if (status === 405) expect(answer.headers.allow).toBe("POST, OPTIONS");
  });
}

test("a notification is taken without a word", async ({ baseURL }) => {
  const body = '{"jsonrpc":"2.0","method":"notifications/initialized"}';
  const { status, text } = await send(`${baseURL}/mcp`, { body });
  expect([status, text]).toEqual([202, ""]);
});

test("a page of any site may ask first, by the headers that MCP has", async ({ baseURL }) => {
  const asking = { origin: "https://page.example", "access-control-request-method": "POST" };
  const { status, headers } = await send(`${baseURL}/mcp`, { method: "OPTIONS", headers: asking });
  expect(status).toBe(204);
  expect(headers["access-control-allow-methods"]).toBe("POST, OPTIONS");
  for (const name of ["MCP-Protocol-Version", "Mcp-Method", "Mcp-Name", "Mcp-Session-Id", "Last-Event-ID"]) {
    expect(headers["access-control-allow-headers"]).toContain(name);
  }
});

test("16,384 bytes are read and one byte more is not, however they come", async ({ baseURL }) => {
  const padded = (size: number) => PING.padEnd(size);
  const chunked = { "transfer-encoding": "chunked" };
  for (const headers of [{}, chunked]) {
    expect((await send(`${baseURL}/mcp`, { body: padded(16_384), headers })).status).toBe(200);
    const over = await send(`${baseURL}/mcp`, { body: padded(16_385), headers });
    expect([over.status, rpcCode(over)]).toEqual([413, -32600]);
  }
});
