// The doors as a socket knows them: bodies that are slow, too large, cut off or not asked for, and several requests on one
// connection. Nothing hangs, nothing is left over for the next request, and no one else notices.
import { connect, type Socket } from "node:net";
import { expect, test } from "@playwright/test";
import { exchange } from "./ask.ts";
import { mounted } from "./mounted.ts";
import { startService } from "./service.ts";
import { CI_ONLY } from "./sets.ts";

const TOOL = "/api/tools/tip/calculate";
const BILL = '{"bill":80}';

const at = (baseURL: string | undefined) => new URL(baseURL ?? "");
const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, "Host: localhost", ...headers].join("\r\n")}\r\n\r\n`;
const posted = (path: string, body: string, ...headers: string[]) =>
  head(`POST ${path}`, `Content-Length: ${body.length}`, ...headers) + body;
const statuses = (said: string) => [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
const CLOSE = "Connection: close";

const say = (baseURL: string | undefined, request: string) =>
  exchange(at(baseURL).hostname, Number(at(baseURL).port), request);

test("requests on one connection are answered in their order", async ({ baseURL }) => {
  const list = head("HEAD /api/ai/tools");
  const said = await say(baseURL, posted(TOOL, BILL) + list + posted("/mcp", "{}") + posted(TOOL, "{}", CLOSE));
  expect(statuses(said)).toEqual([200, 200, 400, 400]);
});

for (const [why, request, status] of [
  ["of no calculator", posted("/api/tools/nothing/calculate", " ".repeat(40_000)), 404],
  ["of a wrong method", posted("/api/ai/tools", " ".repeat(40_000)), 405],
  ["in another encoding", posted(TOOL, " ".repeat(10_000), "Content-Encoding: gzip"), 400],
  ["that is announced in vain", `${head("GET /api/ai/tools", "Content-Length: 5")}12345`, 200],
] as const) {
  test(`a body ${why} is not read, and not taken for the next request`, async ({ baseURL }) => {
    expect(statuses(await say(baseURL, request + posted(TOOL, BILL, CLOSE)))).toEqual([status, 200]);
  });
}

for (const framing of [`Content-Length: ${1e9}`, "Transfer-Encoding: chunked"]) {
  test(`a body without end is refused while it comes, and the connection ends: ${framing}`, async ({ baseURL }) => {
    const chunk = "x".repeat(65_536);
    const piece = framing.startsWith("T") ? `10000\r\n${chunk}\r\n` : chunk;
    const socket = connect(Number(at(baseURL).port), at(baseURL).hostname);
    const answered = ended(socket);
    socket.write(head(`POST ${TOOL}`, framing) + piece);
    const more = setInterval(() => socket.write(piece), 50);
    const said = await answered.finally(() => clearInterval(more));
    expect(said).toContain("HTTP/1.1 413");
    expect(said.toLowerCase()).toContain("connection: close");
    expect(said).toContain("PAYLOAD_TOO_LARGE");
  });
}

test("a body that stalls is given up after five seconds", CI_ONLY, async ({ baseURL }) => {
  const began = performance.now();
  const said = await say(baseURL, head(`POST ${TOOL}`, "Content-Length: 11") + BILL.slice(0, 4));
  expect(said).toContain("HTTP/1.1 408");
  expect(said.toLowerCase()).toContain("connection: close");
  expect(said).toContain("REQUEST_TIMEOUT");
  expect(performance.now() - began).toBeGreaterThan(4_500);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test("callers who go away leave no trace, and every answer has its line in the log", async () => {
  const service = await startService({ RATE_LIMIT_PER_MINUTE: "100000" }, mounted());
  const address = { host: "127.0.0.1", port: service.port };
  for (let i = 0; i < 50; i++) {
    const half = connect(address);
    half.write(head(`POST ${TOOL}`, "Content-Length: 11") + BILL.slice(0, 4));
    const whole = connect(address);
    whole.write(head("GET /api/ai/tools"));
    setTimeout(() => half.resetAndDestroy(), i);
    setTimeout(() => whole.resetAndDestroy(), i);
  }
  await new Promise((resume) => setTimeout(resume, 500));
  const answers = await Promise.all(Array.from({ length: 20 }, () => tip(service.url)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  await service.stop();
  const lines = service.output().match(/^\{.*"route".*\}$/gm) ?? [];
  expect(lines.filter((line) => JSON.parse(line).slug === "tip" && JSON.parse(line).status === 200)).toHaveLength(20);
  expect(service.output()).not.toMatch(/\bat .*\.js|unhandled|Error/i);
});

test("a call over MCP is logged with its calculator, and a name that is none is not", async () => {
  const service = await startService({}, mounted());
  const call = (name: string) => `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}"}}`;
  for (const name of ["calculator_tip", "calculator_my_secret"]) {
    await fetch(`${service.url}/mcp`, { method: "POST", body: call(name) });
  }
  await service.stop();
  const lines = (service.output().match(/^\{.*"route":"\/mcp".*\}$/gm) ?? []).map((line) => JSON.parse(line).slug);
  expect(lines).toEqual(["tip", undefined]);
});

const tip = (url: string) => fetch(url + TOOL, { method: "POST", body: BILL });

function ended(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let said = "";
    socket.on("data", (bytes) => {
      said += bytes;
    });
    // What was written when the other side had closed already comes back as a reset.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(said));
  });
}
