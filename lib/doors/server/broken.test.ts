// What Node's parser gives up on, over a real socket: each is answered in the words of the door it was meant for.
import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseWhatIsBroken } from "./broken.ts";
import type { Answering } from "./connections.ts";

const answering = new Map<unknown, Answering>();
const server = createServer({ headersTimeout: 200, connectionsCheckingInterval: 50 }, (request, response) => {
  answering.set(request.socket, { request, response });
  request.resume().on("end", () => response.end("fine"));
});

beforeAll(async () => {
  refuseWhatIsBroken(server, { answering: (socket) => answering.get(socket), excuses: () => false });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});

afterAll(() => void server.close());

async function say(bytes: string) {
  const address = server.address();
  const socket = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
  socket.write(bytes, "latin1");
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), headers: head.toLowerCase(), body };
}

const HOST = "Host: localhost\r\n";
const CHUNKED = `${HOST}Transfer-Encoding: chunked\r\n`;

test.each([
  [400, "BAD_REQUEST", "a line that is no header", `GET /api/x HTTP/1.1\r\n${HOST}Nonsense\r\n\r\n`],
  [408, "REQUEST_TIMEOUT", "headers that never end", `GET /api/x HTTP/1.1\r\n${HOST}`],
  [413, "PAYLOAD_TOO_LARGE", "long extensions", `POST /api/x HTTP/1.1\r\n${CHUNKED}\r\n1;${"x".repeat(20_000)}\r\n`],
  [417, "EXPECTATION_FAILED", "a strange expectation", `GET /api/x HTTP/1.1\r\n${HOST}Expect: more\r\n\r\n`],
  [431, "HEADERS_TOO_LARGE", "long headers", `GET /api/x HTTP/1.1\r\n${HOST}X: ${"x".repeat(17_000)}\r\n\r\n`],
])("%i %s is the answer to %s", async (status, code, _, bytes) => {
  const said = await say(bytes);
  expect(said.status).toBe(status);
  if (status !== 408) expect(JSON.parse(said.body).error.code).toBe(code);
  expect(said.headers).toContain("x-content-type-options: nosniff");
});

test("a body that breaks is answered at the door that was reading it", async () => {
  const { status, body } = await say(`POST /mcp HTTP/1.1\r\n${CHUNKED}\r\nzz\r\n`);
  expect(status).toBe(400);
  expect(JSON.parse(body)).toMatchObject({ jsonrpc: "2.0", id: null, error: { code: -32600 } });
});

test("a whole request is answered, whatever comes after it", async () => {
  const { status, body, headers } = await say(`GET /api/x HTTP/1.1\r\n${HOST}\r\n\x16\x03\x01`);
  expect([status, body]).toEqual([200, "fine"]);
  expect(headers).toContain("connection: close");
});

test("people get a sentence, and CONNECT gets the methods that work", async () => {
  expect((await say("\x16\x03\x01")).body).toBe("This is not an HTTP/1.1 request.\n");
  expect((await say(`CONNECT x:1 HTTP/1.1\r\n${HOST}\r\n`)).headers).toContain("allow: get, head");
});
