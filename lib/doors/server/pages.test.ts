// Pages in front of a Next that says what it was asked.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { headersOf, send } from "./mount.ts";
import { openPages } from "./pages.ts";

const LONG = "A page. ".repeat(200_000);
let asked: string[] = [];
let written = 0;

async function next({ method, url = "", headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push(`${method} ${url}`);
  response.setHeader("content-type", url.includes("png") ? "image/png" : "text/html; charset=utf-8");
  response.setHeader("x-nextjs-cache", "HIT");
  response.statusCode = url.startsWith("/nothing") ? 404 : 200;
  for (const part of [LONG.slice(0, 100), LONG.slice(100)]) {
    if (!response.write(url.includes("png") ? Buffer.from([0xff, 0x00]) : part)) await once(response, "drain");
  }
  response.end(JSON.stringify(headers));
  written += 1;
}

const pages = openPages(next);
const server = createServer((request, response) => {
  void pages.answer(request, headersOf(request)).then((reply) => send(response, reply));
});
let base = "";
let port = 0;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
  base = `http://127.0.0.1:${port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => void server.close());

test("a page is asked of Next once, whatever its query and whoever has it already", async () => {
  const first = await fetch(`${base}/one?bill=80`, { headers: { "if-none-match": '"x"', range: "bytes=0-1" } });
  const text = await first.text();
  expect([first.status, text.startsWith(LONG), text.includes("range")]).toEqual([200, true, false]);
  expect((await fetch(`${base}/one`)).headers.get("content-encoding")).toBe("gzip");
  const again = await fetch(`${base}/one`, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const head = await fetch(`${base}/one`, { method: "HEAD" });
  expect([head.status, head.headers.get("x-nextjs-cache")]).toEqual([200, null]);
  expect(asked).toEqual(["GET /one?bill=80"]);
});

test("a page in Markdown is kept beside the page", async () => {
  const headers = { accept: "text/markdown, text/html;q=0.9" };
  const inMarkdown = await (await fetch(`${base}/five`, { headers })).text();
  const { headers: said } = await fetch(`${base}/five`);
  expect(said.get("vary")).toMatch(/^Accept(,|$)/);
  const page = await (await fetch(`${base}/five`)).text();
  expect([inMarkdown.includes("text/markdown"), page.includes("text/markdown")]).toEqual([true, false]);
  await fetch(`${base}/five`, { headers });
  expect(asked).toEqual(["GET /five", "GET /five"]);
});

test("what is first asked for by HEAD is kept whole", async () => {
  expect(await (await fetch(`${base}/two`, { method: "HEAD" })).text()).toBe("");
  expect(await (await fetch(`${base}/two`)).text()).toContain(LONG);
  expect(asked).toEqual(["GET /two"]);
});

test("a cookie reaches the page of drafts, which is never kept, and no other page", async () => {
  const headers = { cookie: "__prerender_bypass=1" };
  const said = async (path: string) => (await (await fetch(base + path, { headers })).text()).includes("bypass");
  expect([await said("/six"), await said("/previews"), await said("/six?rsc"), await said("/preview")]).toEqual([
    ...[false, false, false, true],
  ]);
  expect(await (await fetch(`${base}/preview?draft=dues`)).text()).not.toContain("bypass");
  await fetch(`${base}/preview/enter?secret=x`);
  expect(asked).toEqual([
    "GET /six",
    "GET /previews",
    "GET /preview",
    "GET /preview?draft=dues",
    "GET /preview/enter?secret=x",
  ]);
});

test.each([
  ["what isn't there", "/nothing/1", {}],
  ["another way to write an address", "/thre%65", {}],
  ["what Next's scripts ask for", "/four", { rsc: "1" }],
])("%s is not kept", async (_, path, headers) => {
  for (let i = 0; i < 2; i++) await (await fetch(base + path, { headers })).arrayBuffer();
  expect(asked).toHaveLength(2);
});

test("a picture comes as it is", async () => {
  for (const path of ["/a.png", "/a.png", "/%61.png"]) {
    const bytes = new Uint8Array(await (await fetch(base + path)).arrayBuffer());
    expect([...bytes.slice(0, 4)]).toEqual([0xff, 0, 0xff, 0]);
  }
});

test("a reader that doesn't read doesn't hold Next", async () => {
  const before = written;
  const socket = connect(port, "127.0.0.1");
  socket.pause();
  socket.write("GET /nothing/slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(() => written, { timeout: 10_000 }).toBe(before + 1);
  await pause(10);
  socket.destroy();
});
