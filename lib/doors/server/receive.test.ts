// What passes and what is refused, in the words of its address.
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer, requestOf, send } from "./server.fixture.ts";

let server: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const ask = (bytes: string) => send(server.port, bytes);

const PAGE = "/calculators/tip";
const TOOL = "/api/tools/tip/calculate";

test.each([
  "GET /",
  `GET ${PAGE}`,
  `GET ${PAGE}?bill=80&x=%ff&next=//evil.example`,
  `HEAD ${PAGE}`,
  "GET /calculators/caf%C3%A9",
  "GET /.well-known/security.txt",
  "GET /_next/static/chunks/0a~1.b-2_c.js",
  "GET /calculators/...",
  "GET /api/ai/tools",
  "OPTIONS /api/ai/tools",
  `DELETE ${TOOL}`,
  "GET /mcp",
])("%s passes", async (line) => {
  expect((await ask(requestOf(line))).status).toBe(200);
});

test.each([TOOL, "/mcp", "/mcp/", "/api", "/api/x?y=1"])("POST %s passes with its body", async (target) => {
  const { status, body } = await ask(`${requestOf(`POST ${target}`, "Content-Length: 11")}{"bill":80}\n`);
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ length: 11 });
});

test.each([
  [400, "GET /%ff"],
  [400, "GET /calculators/%"],
  [400, "GET /calculators/%c3%28"],
  [400, "GET /a%00b"],
  [400, "GET /a%0d%0aSet-Cookie:x"],
  [400, "GET /a\\b"],
  [400, "GET /%5c%5cevil.example"],
  [400, "GET //evil.example/"],
  [400, "GET /%2fevil.example/"],
  [400, "GET /a//b"],
  [400, "GET /./a"],
  [400, "GET /a/%2e%2e/%2E%2E/etc/passwd"],
  [400, "POST /api/../calculators/tip"],
  [400, "GET /caf\u00e9"],
  [400, "GET http://evil.example/"],
  [400, "OPTIONS *"],
  [405, "OPTIONS /"],
  [405, "TRACE /"],
  [405, `TRACE ${TOOL}`],
  [405, "PROPFIND /api/ai/tools"],
  [405, `POST ${PAGE}`],
  [405, "POST /"],
  [405, "PUT /sitemap.xml"],
  [405, "DELETE /calculators"],
  [405, "POST /apis/x"],
  [405, "POST /mcpx"],
  [405, "POST /%61pi/x"],
  [414, `GET /${"a".repeat(8192)}`],
])("%i is the answer to %s", async (status, line) => {
  expect((await ask(requestOf(line))).status).toBe(status);
});

test.each([
  [400, "a second host", ["Host: evil.example"]],
  [400, "a server action to a page", ["Next-Action: 7f"]],
  [431, "too many headers", Array.from({ length: 101 }, (_, n) => `X-${n}: 1`)],
  [400, "two lengths", ["Content-Length: 1", "Content-Length: 2"]],
  [400, "a length and chunks", ["Content-Length: 1", "Transfer-Encoding: chunked"]],
  [200, "an upgrade, as if it had not been asked for", ["Connection: Upgrade", "Upgrade: h2c"]],
])("%i is the answer to %s", async (status, _, headers) => {
  expect((await ask(requestOf("GET /", ...headers))).status).toBe(status);
});

test.each(["", "evil.example/", "a b", "<script>", "evil.example:80:80", "user@evil.example"])(
  "%j is no host",
  async (host) => {
    expect((await ask(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).status).toBe(400);
  },
);

test("each is refused in the words of its address", async () => {
  const api = await ask(requestOf("GET /api/ai/tools/%ff"));
  const message = "The path's percent-encoding is broken.";
  expect(JSON.parse(api.body)).toEqual({ error: { code: "BAD_REQUEST", message } });
  for (const header of [
    "content-type: application/json; charset=utf-8",
    "access-control-allow-origin: *",
    "x-content-type-options: nosniff",
    "cache-control: no-store",
    "connection: close",
  ]) {
    expect(api.headers).toContain(header);
  }
  const mcp = await ask(requestOf("GET /mcp?x", "Next-Action: 7f"));
  expect(JSON.parse(mcp.body)).toMatchObject({
    jsonrpc: "2.0",
    id: null,
    error: { code: -32600, data: { code: "BAD_REQUEST" } },
  });
  const page = await ask(requestOf("GET /%ff"));
  expect(page.body).toBe(`${message}\n`);
  expect(page.headers).toContain("x-content-type-options: nosniff");
});

test("a wrong method gets the right ones, and HEAD gets no body", async () => {
  expect((await ask(requestOf(`POST ${PAGE}`))).headers).toContain("allow: get, head\n");
  expect((await ask(requestOf("HEAD /%ff"))).body).toBe("");
});
