// A small server under the real preload, in a process of its own, and raw sockets that speak to it.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const PRELOAD = new URL("./preload.mjs", import.meta.url).href;
const ECHO = fileURLToPath(new URL("./echo.fixture.mjs", import.meta.url));

let server: ChildProcess;
let port = 0;

beforeAll(async () => {
  server = spawn(process.execPath, ["--import", PRELOAD, ECHO], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = server.stdout ? await once(server.stdout, "data") : [];
  port = Number(line);
});

afterAll(() => void server.kill());

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
  expect(JSON.parse(body)).toMatchObject({ url: target, length: 11 });
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
  [405, "CONNECT evil.example:443"],
  [405, `POST ${PAGE}`],
  [405, "POST /"],
  [405, "PUT /sitemap.xml"],
  [405, "DELETE /calculators"],
  [405, "POST /apis/x"],
  [405, "POST /mcpx"],
  [405, "POST /%61pi/x"],
  [414, `GET /${"a".repeat(8192)}`],
  [431, `GET /${"a".repeat(20_000)}`],
])("%i is the answer to %s", async (status, line) => {
  expect((await say(request(line))).status).toBe(status);
});

test.each([
  [400, "a second host", ["Host: evil.example"]],
  [400, "a server action to a page", ["Next-Action: 7f"]],
  [431, "too many headers", Array.from({ length: 101 }, (_, n) => `X-${n}: 1`)],
  [431, "a long header", [`X: ${"a".repeat(17_000)}`]],
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

test("each door is refused in its own words", async () => {
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
  const mcp = await say(request("GET /mcp/%ff"));
  expect(JSON.parse(mcp.body)).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: -32600, message } });
  const page = await say(request("GET /%ff"));
  expect(page.body).toBe(`${message}\n`);
  expect(page.headers).toContain("x-content-type-options: nosniff");
});

test("a wrong method is told the right ones, and HEAD gets no body", async () => {
  expect((await say(request(`POST ${PAGE}`))).headers).toContain("allow: get, head\n");
  expect((await say(request("HEAD /%ff"))).body).toBe("");
});

test("the socket's address is passed on in a header that nobody can forge, and claims about the host are dropped", async () => {
  const plain = JSON.parse((await say(request("GET /"))).body);
  expect(plain.peer).toBe("127.0.0.1");
  expect(plain.peerHeader).toMatch(/^x-peer-[0-9a-f]{32}$/);

  const claims = [
    `${plain.peerHeader}: 9.9.9.9`,
    "X-Forwarded-Host: evil.example",
    "X-Forwarded-Proto: https",
    "X-Forwarded-Port: 1",
    "Forwarded: for=9.9.9.9;host=evil.example",
    "X-Forwarded-For: 9.9.9.9",
  ];
  const { peer, headers } = JSON.parse((await say(request("GET /", ...claims))).body);
  expect(peer).toBe("127.0.0.1");
  expect(headers).toEqual({
    host: "localhost",
    connection: "close",
    "x-forwarded-for": "9.9.9.9",
    [plain.peerHeader]: "127.0.0.1",
  });
});

test("headers and bodies have ten seconds to arrive, looked at twice a second", async () => {
  const { bounds } = JSON.parse((await say(request("GET /"))).body);
  expect(bounds).toEqual([10_000, 10_000, 500]);
});

test("several requests on one connection are judged one by one", async () => {
  const keep = request("GET /a").replace("Connection: close\r\n", "");
  const socket = connect(port, "127.0.0.1");
  socket.write(keep + keep + request("GET /%ff"));
  const said = await text(socket);
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 400"]);
});

test.each(["GET /api/doors/tip/open", "POST /api/doors/tip/open?x=/y"])("%s is for the door", async (line) => {
  const { status, headers, body } = await say(request(line));
  expect([status, JSON.parse(body)]).toEqual([200, { slug: "tip", peer: "127.0.0.1" }]);
  for (const name of ["x-content-type-options", "content-security-policy", "link"])
    expect(headers).toContain(`${name}: `);
});

test.each([
  "/api/doors/tip/open/",
  "/api/doors/tip/open/x",
  "/api/doors/tip/opens",
  "/api/doors/t%69p/open",
  "/api/doors/Tip/open",
  "/api/doors/a.b/open",
  "/api/doors/open",
  "/x/api/doors/tip/open",
])("%s is not, however like it looks", async (target) => {
  expect(JSON.parse((await say(request(`GET ${target}`))).body)).toMatchObject({ url: target });
});

test("a door that breaks costs its own connection", async () => {
  expect((await say(request("GET /api/doors/broken/open"))).status).toBeNaN();
  expect((await say(request("GET /api/doors/tip/open"))).status).toBe(200);
});

const BUSY = /"code":"RATE_LIMITED","message":"The service is busy. Ask again in 1 second."/;
const kept = (line: string) => request(line).replace("Connection: close\r\n", "");

test("who would wait too long at a door is told so at once, and the next is answered again", async () => {
  const socket = connect(port, "127.0.0.1");
  const crowd = kept("GET /api/doors/slow/open").repeat(2) + kept("GET /api/doors/tip/open").repeat(198);
  socket.write(crowd + kept("GET /api/doors/tip/open") + request("GET /api/doors/tip/open"));
  const said = await text(socket);
  const statuses = Array.from(said.matchAll(/HTTP\/1\.1 (\d+)/g), ([, status]) => Number(status));
  expect(statuses).toEqual([...Array(200).fill(200), 429, 429]);
  expect(said.toLowerCase()).toContain("retry-after: 1\r\n");
  expect(said).toMatch(BUSY);
  expect((await say(request("GET /api/doors/tip/open"))).status).toBe(200);
});

const heldNow = async () => JSON.parse((await say(request("GET /"))).body).held;

test("when a hundred wait behind, the next is told so at once; pages and those who ask for life are not", async () => {
  const sockets = Array.from({ length: 100 }, () => connect(port, "127.0.0.1"));
  for (const socket of sockets) socket.write(kept("GET /api/held"));
  await expect.poll(heldNow).toBe(100);
  for (const target of ["/api/ai/nothing", "/api", "/mcp"]) {
    const { status, headers, body } = await say(request(`GET ${target}`));
    expect(status).toBe(429);
    expect(headers).toContain("retry-after: 1\n");
    expect(body).toContain("RATE_LIMITED");
  }
  for (const target of ["/", "/apis", "/api/health", "/api/ready?x"]) {
    expect((await say(request(`GET ${target}`))).status).toBe(200);
  }
  expect((await say(request("GET /api/doors/tip/open"))).status).toBe(200);
  await say(request("GET /release"));
  expect((await say(request("GET /api/ai/nothing"))).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test("those whose body is still coming shut nobody out", async () => {
  const sockets = Array.from({ length: 110 }, () => connect(port, "127.0.0.1"));
  for (const socket of sockets)
    socket.write(kept("POST /api/held").replace("\r\n\r\n", "\r\nContent-Length: 9\r\n\r\n{"));
  await expect.poll(heldNow).toBe(110);
  expect((await say(request("GET /api/ai/nothing"))).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});
