// Who is answered, by what, and in which turn.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
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

test("where more wait than may, whoever has most waiting is asked to try again, and never a newcomer", async () => {
  const [underWay, waiting, more] = [4, 20, 5];
  const crowded = await openServer(undefined, { mostWaiting: waiting });
  const asked = Array.from({ length: underWay + waiting + more }, () => send(crowded.port, requestOf("GET /held")));
  const refused: Awaited<ReturnType<typeof ask>>[] = [];
  for (const answer of asked) void answer.then((one) => one.status === 503 && refused.push(one));
  await vi.waitFor(() => expect(refused.length).toBeGreaterThanOrEqual(more), { timeout: 20_000 });
  const newcomer = send(crowded.port, requestOf("GET /held"), "127.0.0.2");
  crowded.release();
  expect((await newcomer).status).toBe(200);
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(asked.length - refused.length);
  expect(refused[0]?.headers).toContain("retry-after: 1");
  expect(refused[0]?.body).toBe("The service is busy. Try again in 1 second.\n");
  crowded.close();
});

test("a connection that sends on and on without waiting for answers is closed", async () => {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(requestOf("GET /api/ai/tools").replace("Connection: close\r\n", "").repeat(1000));
  const answers = await text(socket).catch(() => "");
  expect((answers.match(/HTTP\/1\.1 200/g) ?? []).length).toBeLessThanOrEqual(17);
});
