// Values that stand nowhere else are sent in every place where a caller can write something. Afterwards they are in no line
// of the log, in nothing that a store or a collector was sent, in no count, and in no address that a page asked for.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { open } from "./awake.ts";
import { startCollector } from "./collector.ts";
import { freePort } from "./free-port.ts";
import { type Service, startService } from "./service.ts";
import { CI_ONLY } from "./sets.ts";

const CANARIES = ["7919.31", "canary", "203.0.113.77", "2001:db8:77"];
const HEADERS = {
  "user-agent": "canary-agent/7919.31",
  "x-forwarded-for": "203.0.113.77, 2001:db8:77::1",
  forwarded: "for=203.0.113.77",
  referer: "https://canary.example/7919.31",
  cookie: "canary=7919.31",
  origin: "https://canary.example",
};

test("nothing that a caller sends is kept", CI_ONLY, async ({ browser }) => {
  const store = await startRedis();
  const collector = await startCollector();
  const counts = `127.0.0.1:${await freePort()}`;
  const service = await startService({
    TRUSTED_PROXY_HOPS: "1",
    METRICS_ADDRESS: counts,
    ...collector.settings,
    ...(store ? { REDIS_URL: store.url } : {}),
  });
  try {
    await everyDoor(service);
    const asked = await onAPage(service, await browser.newPage());
    expect(seenIn(asked.join("\n"))).toEqual([]);
    await pause(300);
    expect(seenIn(await (await fetch(`http://${counts}/metrics`)).text())).toEqual([]);
  } finally {
    await service.stop();
    collector.stop();
    store?.process.kill();
  }
  expect(service.output()).toContain('"route":"/api/tools/{slug}/calculate"');
  expect(seenIn(service.output())).toEqual([]);
  expect(collector.names()).toContain("GET /calculators/{slug}");
  expect(seenIn(collector.received())).toEqual([]);
  const received = store?.received() ?? "";
  const about = received === "" ? "no store received anything" : `the store received ${received.length} characters`;
  test.info().annotations.push({ type: "store", description: about });
  expect(seenIn(received)).toEqual([]);
});

const seenIn = (text: string): string[] => CANARIES.filter((canary) => text.includes(canary));

async function everyDoor({ url }: Service): Promise<void> {
  const post = (path: string, body: string) => fetch(url + path, { method: "POST", body, headers: HEADERS });
  const call = (inputs: string) =>
    `{"jsonrpc":"2.0","id":"canary","method":"tools/call","params":{"name":"calculator_tip","arguments":${inputs}}}`;
  const hello = '{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"canary","version":"7919.31"}}';
  for (const inputs of ['{"bill":7919.31}', '{"bill":"canary"}', '{"canary":7919.31}', '{"bill":7919.31']) {
    await post("/api/tools/tip/calculate?canary=7919.31", inputs);
    await post("/mcp?canary=7919.31", call(inputs));
  }
  await post("/mcp", `{"jsonrpc":"2.0","id":1,"method":"initialize","params":${hello}}`);
  await post("/mcp", '{"jsonrpc":"2.0","id":1,"method":"canary"}');
  for (const path of ["/canary", "/api/canary", "/api/ai/tools/canary", "/calculators/canary.md", "/%ff?canary"]) {
    await fetch(url + path, { headers: HEADERS });
    await post(path, "canary=7919.31");
  }
}

async function onAPage({ url }: Service, page: Awaited<ReturnType<import("@playwright/test").Browser["newPage"]>>) {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await open(page, `${url}/calculators/tip#bill=7919.31`);
  await page.getByLabel("People").fill("canary");
  await page.getByLabel("People").blur();
  await page.locator('a[href="/about"]').first().click();
  await page.waitForURL(/about/);
  expect(await page.context().cookies()).toEqual([]);
  await page.close();
  expect(asked.filter((request) => !request.startsWith(url))).toEqual([]);
  return asked;
}

/** A Redis that records every command; nothing where none is installed. */
async function startRedis() {
  const port = await freePort();
  const process = spawn("redis-server", ["--port", String(port), "--save", "", "--appendonly", "no"], {
    stdio: "ignore",
  });
  const works = await Promise.race([once(process, "error").then(() => false), answers(port)]);
  if (!works) return undefined;
  let received = "";
  const monitor = connect(port, "127.0.0.1", () => monitor.write("MONITOR\r\n"));
  monitor.on("data", (bytes) => (received += bytes));
  monitor.on("error", () => {});
  return {
    url: `redis://127.0.0.1:${port}`,
    process: process satisfies ChildProcess,
    received: () => received.replace("+OK\r\n", ""),
  };
}

async function answers(port: number): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = connect(port, "127.0.0.1");
    const open = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (open) return true;
    await pause(50);
  }
  return false;
}
