// One caller must not stop the others: an attacker in a process of its own, within every limit on requests (which is out of the
// way here, as if it had many addresses), and an honest client beside it that notes its slowest answer.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { type Service, startService } from "../service.ts";
import { CI_ONLY } from "../sets.ts";

const ALWAYS = "1000000000";
const WATCHED_MS = 5_000;
/** Ten times what a quiet machine measures, for one that has other work too (each test notes what it measured). */
const SLOWEST_ANSWER_MS = 1_000;
const SLOWEST_HEALTH_MS = 1_000;
const MOST_MEMORY_MB = 400;

let service: Service;

test.beforeEach(async () => {
  service = await startService({ RATE_LIMIT_PER_MINUTE: ALWAYS, MCP_RATE_LIMIT_PER_MINUTE: ALWAYS });
  // What is loaded when it is first asked for would count as waiting.
  for (const path of ["/api/ready", "/api/ai/tools", "/calculators/mortgage"])
    await (await fetch(service.url + path)).text();
  for (let i = 0; i < 20; i++) await askAll();
});
test.afterEach(() => service?.stop());

for (const kind of [
  "250 kept connections",
  "250 kept connections that ask for pages",
  "250 kept connections that ask for what is not there",
  "60 readers that do not read",
  "200 that pipeline pages",
  "new connections without end",
  "60 that ask for long tables",
  "60 that ask for searches",
  "60 that leave before their table is there",
  "bodies that end all at once",
  "lists in ever other currencies",
  "five addresses that fill the queue",
  "one who was idle, and one who never stops",
]) {
  test(`beside ${kind} an honest caller is served`, CI_ONLY, async () => {
    const attacker = spawn(process.execPath, [join(import.meta.dirname, "attacker.mjs"), String(service.port), kind]);
    try {
      const { answer, health, megabytes } = await watch();
      test
        .info()
        .annotations.push({ type: "measured", description: `${answer} ms, health ${health} ms, ${megabytes} MB` });
      expect(answer, "slowest answer in ms").toBeLessThan(SLOWEST_ANSWER_MS);
      expect(health, "slowest health in ms").toBeLessThan(SLOWEST_HEALTH_MS);
      expect(megabytes, "memory in MB").toBeLessThan(MOST_MEMORY_MB);
    } finally {
      await kill(attacker);
    }
  });
}

/** The slowest of what an honest caller asks, from an address of its own, and the most memory that the service held. */
async function watch() {
  let [answer, health, megabytes] = [0, 0, 0];
  const until = performance.now() + WATCHED_MS;
  while (performance.now() < until) {
    const took = await askAll();
    answer = Math.max(answer, took.answer);
    health = Math.max(health, took.health);
    megabytes = Math.max(megabytes, memory());
    await pause(50);
  }
  return { answer: Math.round(answer), health: Math.round(health), megabytes };
}

/** A calculation, a page, its text and how it is, one after another. */
async function askAll() {
  const calculated = await timed("POST", "/api/tools/tip/calculate", '{"bill":80}');
  const pages = [await timed("GET", "/calculators/tip"), await timed("GET", "/calculators/tip.md")];
  return { answer: Math.max(calculated, ...pages), health: await timed("GET", "/api/health") };
}

/** Milliseconds to the end of an answer, which must be 200, over a connection of its own. */
async function timed(method: string, path: string, body = ""): Promise<number> {
  const began = performance.now();
  const asked = request({
    method,
    path,
    host: "127.0.0.1",
    port: service.port,
    localAddress: "127.0.0.2",
    agent: false,
  });
  asked.end(body);
  const [answer] = await once(asked, "response");
  await once(answer.resume(), "end");
  expect(answer.statusCode).toBe(200);
  return performance.now() - began;
}

function memory(): number {
  const status = readFileSync(`/proc/${service.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
