// A route mounted in a node:http server, and sockets that speak to it.
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Asked, json, type Reply, readJson } from "#lib/doors/http";
import { headersOf, mount } from "./mount.ts";

const BOUNDS = { maxBytes: 200_000, timeoutMs: 20_000 };
const read: unknown[] = [];

async function answer(asked: Asked): Promise<Reply> {
  if (asked.url.includes("late")) await new Promise((resume) => setTimeout(resume, 50));
  if (asked.url.includes("unread")) return json("unread");
  if (asked.url.includes("sip")) {
    await asked.body?.[Symbol.asyncIterator]().next();
    await new Promise((resume) => setTimeout(resume, 200));
    return json(taken(), { headers: { connection: "close" } });
  }
  const body = await readJson(asked, BOUNDS);
  read.push(body);
  const { method, url, headers } = asked;
  return json({ method, url, seen: headers.get("x-seen"), body, peer: asked.peer });
}

let taken = () => 0;
const server = createServer((request, response) => {
  taken = () => request.socket.bytesRead;
  const found = { route: { path: "/here", answer }, slug: "" };
  mount(found, [request, response], headersOf(request), (ready) => void setImmediate(ready));
});
let port = 0;

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(() => void server.close());

async function say(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  // Who is answered before having sent all is cut off, and may hear of it as a reset.
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("close", resolve));
  return Buffer.concat(chunks).toString();
}

const post = (path: string, body: string, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, "Host: evil.example", `Content-Length: ${body.length}`, ...headers, "", body].join("\r\n");

const answersIn = (said: string) => Array.from(said.matchAll(/^\{.*\}(?=HTTP|$)/gm), ([answer]) => JSON.parse(answer));

test("a route gets method, headers and body, and an address that begins with the site's", async () => {
  const said = await say(post("/here?x=1", '{"a":1}', "X-Seen: a, b", "Connection: close"));
  expect(answersIn(said)).toEqual([
    {
      method: "POST",
      url: "http://localhost:3000/here?x=1",
      seen: "a, b",
      body: { value: { a: 1 } },
      peer: "127.0.0.1",
    },
  ]);
  expect(said).toMatch(/^x-content-type-options: nosniff\r$/m);
  expect(said).toMatch(/^content-length: \d+\r$/m);
});

test("a body may come in many pieces, and the next request is answered after it", async () => {
  const body = JSON.stringify({ a: "x".repeat(150_000) });
  const said = await say(post("/here", body) + post("/here", '{"b":2}', "Connection: close"));
  expect(answersIn(said).map((answer) => Object.keys(answer.body.value))).toEqual([["a"], ["b"]]);
});

test("a body that the route does not read is no part of the next request", async () => {
  const said = await say(post("/here/unread", "x".repeat(150_000)) + post("/here", '{"b":2}', "Connection: close"));
  expect(said.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  expect(answersIn(said).at(-1)?.body).toEqual({ value: { b: 2 } });
});

test("no more is taken in than the route asks for", async () => {
  const said = await say(post("/here/sip", "x".repeat(20_000_000)));
  expect(Number(said.slice(said.indexOf("\r\n\r\n")))).toBeLessThan(1_000_000);
});

test.each(["/here", "/here/late"])("at %s a caller who goes away has broken off, at once", async (path) => {
  const before = read.length;
  const socket = connect(port, "127.0.0.1");
  socket.write(post(path, '{"a":1}').slice(0, -3));
  setTimeout(() => socket.resetAndDestroy(), 20);
  await expect.poll(() => read.length, { timeout: 10_000 }).toBe(before + 1);
  expect(read.at(-1)).toHaveProperty("denial.message", "The body ended early.");
});

test("HEAD tells the length and has no body", async () => {
  const said = await say("HEAD /here/unread HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  expect(said).toMatch(/^content-length: 8\r$/m);
  expect(said).toMatch(/\r\n\r\n$/);
});
