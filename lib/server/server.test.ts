// The server's way of a request, in front of pages and routes of our own, and raw sockets that speak to it.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Asked, json } from "#lib/http";
import { Connections } from "./connections.ts";
import type { PrebuiltPages } from "./prebuilt-pages.ts";
import { receiver } from "./receive.ts";

let release = () => {};
const held = new Promise<void>((resolve) => {
  release = resolve;
});

/** Says what it was asked. */
async function pages(request: IncomingMessage, response: ServerResponse) {
  if (request.url === "/held") await held;
  let length = 0;
  for await (const chunk of request) length += chunk.length;
  response.end(JSON.stringify({ page: request.url, headers: request.headers, length }));
}

const said = async ({ method, url, peer, body, headers }: Asked, slug: string) => {
  if (slug === "broken") throw new Error("broken");
  let length = 0;
  for await (const chunk of body ?? []) length += chunk.length;
  return json({ method, url, slug, peer, length, headers: Object.fromEntries(headers.entries()) });
};

const ROUTES = ["/api/tools/{slug}/calculate", "/api/ai/tools", "/mcp", "/api/health", "/api", "/api/*"].map(
  (path) => ({
    path,
    answer: (asked: Asked, slug: string) => said(asked, slug),
  }),
);

const server = createServer({ requireHostHeader: false });
const connections = new Connections(server, true);
const prebuilt: PrebuiltPages = {
  has: ({ url, headers }) => url === "/prebuilt" && headers.rsc === undefined,
  answer: async () => ({ status: 200, headers: { "content-type": "text/html" }, body: "<p>prebuilt</p>" }),
};
const receive = receiver(ROUTES, ["/api/health"], { prebuilt, byNext: pages }, () => connections.areArriving());
server.on("request", (request, response) => connections.inTurn(request, response, () => receive(request, response)));
let port = 0;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});

afterAll(() => void server.close());

/** What the server says to these bytes until it closes the connection. */
async function say(bytes: string) {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes, "latin1");
  const said = await text(socket);
  const [head = "", body = ""] = said.split("\r\n\r\n");
  const [statusLine = "", ...headers] = head.split("\r\n");
  return { status: Number(statusLine.split(" ")[1]), headers: headers.join("\n").toLowerCase(), body };
}

const request = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, "Host: localhost", "Connection: close", ...headers].join("\r\n")}\r\n\r\n`;

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
  expect((await say(request(line))).status).toBe(200);
});

test.each([TOOL, "/mcp", "/mcp/", "/api", "/api/x?y=1"])("POST %s passes with its body", async (target) => {
  const { status, body } = await say(`${request(`POST ${target}`, "Content-Length: 11")}{"bill":80}\n`);
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
  expect((await say(request(line))).status).toBe(status);
});

test.each([
  [400, "a second host", ["Host: evil.example"]],
  [400, "a server action to a page", ["Next-Action: 7f"]],
  [431, "too many headers", Array.from({ length: 101 }, (_, n) => `X-${n}: 1`)],
  [400, "two lengths", ["Content-Length: 1", "Content-Length: 2"]],
  [400, "a length and chunks", ["Content-Length: 1", "Transfer-Encoding: chunked"]],
  [200, "an upgrade, as if it had not been asked for", ["Connection: Upgrade", "Upgrade: h2c"]],
])("%i is the answer to %s", async (status, _, headers) => {
  expect((await say(request("GET /", ...headers))).status).toBe(status);
});

test.each(["", "evil.example/", "a b", "<script>", "evil.example:80:80", "user@evil.example"])(
  "%j is no host",
  async (host) => {
    expect((await say(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).status).toBe(400);
  },
);

test("each is refused in the words of its address", async () => {
  const api = await say(request("GET /api/ai/tools/%ff"));
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
  const mcp = await say(request("GET /mcp?x", "Next-Action: 7f"));
  expect(JSON.parse(mcp.body)).toMatchObject({
    jsonrpc: "2.0",
    id: null,
    error: { code: -32600, data: { code: "BAD_REQUEST" } },
  });
  const page = await say(request("GET /%ff"));
  expect(page.body).toBe(`${message}\n`);
  expect(page.headers).toContain("x-content-type-options: nosniff");
});

test("a wrong method is told the right ones, and HEAD gets no body", async () => {
  expect((await say(request(`POST ${PAGE}`))).headers).toContain("allow: get, head\n");
  expect((await say(request("HEAD /%ff"))).body).toBe("");
});

const told = async (bytes: string) => JSON.parse((await say(bytes)).body);

test("who asks is the socket's address, whatever a header says, and claims about the host are dropped", async () => {
  const claims = [
    "X-Forwarded-Host: evil.example",
    "X-Forwarded-Proto: https",
    "X-Forwarded-Port: 1",
    "Forwarded: for=9.9.9.9;host=evil.example",
    "X-Forwarded-For: 9.9.9.9",
  ];
  const { peer, headers } = await told(request("GET /api/ai/tools", ...claims));
  expect(peer).toBe("127.0.0.1");
  expect(headers).toEqual({ host: "localhost", connection: "close", "x-forwarded-for": "9.9.9.9" });
  const page = await told(request("GET /", ...claims));
  expect(page.headers).toEqual(headers);
});

test("several requests on one connection are judged one by one, in their order", async () => {
  const keep = request("GET /a").replace("Connection: close\r\n", "");
  const socket = connect(port, "127.0.0.1");
  socket.write(keep + keep + request("GET /%ff"));
  const said = await text(socket);
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 400"]);
});

test.each([
  ["/api/tools/tip/calculate", "tip"],
  ["/api/tools/t%69p/calculate", "tip"],
  ["/api/tools/tip/calculate?x=/y", "tip"],
  ["/api/ai/tools", ""],
  ["/mcp?tools=tip", ""],
  ["/api/nothing/at/all", ""],
])("%s is answered by its route", async (target, slug) => {
  expect(await told(request(`GET ${target}`))).toMatchObject({ slug, peer: "127.0.0.1" });
});

test.each(["/api/tools/tip/calculate/", "/api/", "/mcp/x", "/x/api/ai/tools", "/apis"])(
  "%s goes to Next",
  async (target) => {
    expect(await told(request(`GET ${target}`))).toMatchObject({ page: target });
  },
);

test("a route that breaks costs its own connection", async () => {
  expect((await say(request("GET /api/tools/broken/calculate"))).status).toBeNaN();
  expect((await say(request("GET /api/tools/tip/calculate"))).status).toBe(200);
});

test("five hundred of one caller may wait; the next is told to try again", async () => {
  const [underWay, more] = [4, 20];
  const asked = Array.from({ length: underWay + 500 + more }, () => say(request("GET /held")));
  const refused: Awaited<ReturnType<typeof say>>[] = [];
  for (const answer of asked) void answer.then((one) => one.status === 429 && refused.push(one));
  await vi.waitFor(() => expect(refused).toHaveLength(more), { timeout: 20_000 });
  release();
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(underWay + 500);
  expect(refused[0]?.headers).toContain("retry-after: 1");
  expect(refused[0]?.body).toBe("The service is busy. Try again in 1 second.\n");
});

test("a connection that sends on and on without waiting for answers is closed", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(request("GET /api/ai/tools").replace("Connection: close\r\n", "").repeat(1000));
  const said = await text(socket).catch(() => "");
  expect((said.match(/HTTP\/1\.1 200/g) ?? []).length).toBeLessThanOrEqual(17);
});

test("a page that is made already is answered without Next, with what every page carries; its payload is Next's", async () => {
  const { status, headers, body } = await say(request("GET /prebuilt"));
  expect([status, body]).toEqual([200, "<p>prebuilt</p>"]);
  for (const line of [
    "x-request-id: ",
    "content-security-policy: frame-ancestors 'none'",
    "link: </api/openapi.json>",
  ]) {
    expect(headers).toContain(line);
  }
  expect((await say(request("GET /prebuilt", "RSC: 1"))).body).toContain('"page":"/prebuilt"');
  const head = await say(request("HEAD /prebuilt"));
  expect([head.status, head.body]).toEqual([200, ""]);
});
