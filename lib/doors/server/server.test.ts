// Who is answered, by what, and in which turn.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer, requestOf, send } from "./server.fixture.ts";

let server: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const ask = (bytes: string) => send(server.port, bytes);
const answerOf = async (bytes: string) => JSON.parse((await ask(bytes)).body);

test("who asks is the socket's address, whatever a header says, and claims about the host are dropped", async () => {
  const claims = [
    "X-Forwarded-Host: evil.example",
    "X-Forwarded-Proto: https",
    "X-Forwarded-Port: 1",
    "Forwarded: for=9.9.9.9;host=evil.example",
    "X-Forwarded-For: 9.9.9.9",
  ];
  const { peer, headers } = await answerOf(requestOf("GET /api/ai/tools", ...claims));
  expect(peer).toBe("127.0.0.1");
  expect(headers).toEqual({ host: "localhost", connection: "close", "x-forwarded-for": "9.9.9.9" });
  const page = await answerOf(requestOf("GET /", ...claims));
  expect(page.headers).toEqual(headers);
});

test("several requests on one connection are judged one by one, in their order", async () => {
  const keep = requestOf("GET /a").replace("Connection: close\r\n", "");
  const socket = connect(server.port, "127.0.0.1");
  socket.write(keep + keep + requestOf("GET /%ff"));
  const answers = await text(socket);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 400"]);
});

test.each([
  ["/api/tools/tip/calculate", "tip"],
  ["/api/tools/t%69p/calculate", "tip"],
  ["/api/tools/tip/calculate?x=/y", "tip"],
  ["/api/ai/tools", ""],
  ["/mcp?tools=tip", ""],
  ["/api/nothing/at/all", ""],
])("%s is answered by its route", async (target, slug) => {
  expect(await answerOf(requestOf(`GET ${target}`))).toMatchObject({ slug, peer: "127.0.0.1" });
});

test.each(["/api/tools/tip/calculate/", "/api/", "/mcp/x", "/x/api/ai/tools", "/apis"])(
  "%s goes to Next",
  async (target) => {
    expect(await answerOf(requestOf(`GET ${target}`))).toMatchObject({ page: target });
  },
);

test("a route that breaks costs its own connection", async () => {
  expect((await ask(requestOf("GET /api/tools/broken/calculate"))).status).toBeNaN();
  expect((await ask(requestOf("GET /api/tools/tip/calculate"))).status).toBe(200);
});

test("where more wait than may, a request is answered that the service is busy, in the words of its door", async () => {
  const crowded = await openServer(undefined, { mostWaiting: 0 });
  const page = await send(crowded.port, requestOf("GET /"));
  expect([page.status, page.body]).toEqual([503, "The service is busy. Try again in 1 second.\n"]);
  expect(page.headers).toContain("retry-after: 1");
  const { status, body } = await send(crowded.port, requestOf("GET /api/ai/tools"));
  expect([status, JSON.parse(body).error.code]).toEqual([503, "SERVICE_BUSY"]);
  expect((await send(crowded.port, requestOf("GET /api/health"))).status).toBe(200);
  crowded.close();
});

test("a connection that sends on and on without waiting for answers is closed", async () => {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(requestOf("GET /api/ai/tools").replace("Connection: close\r\n", "").repeat(1000));
  const answers = await text(socket).catch(() => "");
  expect((answers.match(/HTTP\/1\.1 200/g) ?? []).length).toBeLessThanOrEqual(17);
});
