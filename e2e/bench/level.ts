// What the service promises its callers, with the load at which that was measured: requests a second on this machine, then an honest
// caller's answers beside a flood, and the memory over a soak. `npm run bench -- level`; SOAK_SECONDS=3600 soaks for an hour.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import type { Service } from "#e2e/service";
import { type Asked, answerTo, MCP, REST } from "./asked.ts";
import { memoryOf, processorMicros } from "./fire.ts";
import { OWN_SERVER, startOurs } from "./servers.ts";
import { table } from "./table.ts";

const SOAK_SECONDS = Number(process.env.SOAK_SECONDS ?? 20);
const FLOOD_SECONDS = 10;
const BETWEEN_MS = 50;
const FLOODS = ["250 kept connections", "60 that ask for long tables", "five addresses that fill the queue"];

export async function level(): Promise<string> {
  const service = await startOurs(OWN_SERVER);
  try {
    const parts = [await capacity(service), await besideFloods(service), await soak(service)];
    return [`On ${availableParallelism()} cores, which the loader shares.`, ...parts].join("\n\n");
  } finally {
    await service.stop();
  }
}

async function capacity(service: Service): Promise<string> {
  const rows = [];
  for (const asked of [...REST, ...MCP]) {
    // What is written when it is first asked for would count as slow.
    await answerTo(asked, service.url);
    const run = await autocannon({ ...sent(asked, service), connections: 32, duration: 3 });
    rows.push([
      asked.name,
      (run.requests.total / run.duration).toFixed(0),
      run.latency.p99.toFixed(0),
      String(run.errors + run.non2xx),
    ]);
  }
  return table(["asked for by 32 connections", "a second", "p99 ms", "errors"], rows);
}

/** First without one, to compare with. */
async function besideFloods(service: Service): Promise<string> {
  const rows = [];
  for (const kind of [undefined, ...FLOODS]) {
    const flood = kind && spawn(process.execPath, [ATTACKER, String(service.port), kind]);
    const { waits, memory } = await honest(service, FLOOD_SECONDS);
    if (flood) await kill(flood);
    const figures = [0.5, 0.99, 1].map((share) => at(waits, share).toFixed(0));
    rows.push([kind ?? "no flood", String(waits.length), ...figures, memory.toFixed(0)]);
  }
  return table(["an honest caller beside", "answers", "p50 ms", "p99 ms", "slowest ms", "MB at most"], rows);
}

const ATTACKER = join(import.meta.dirname, "..", "hostile", "attacker.mjs");

async function honest({ port, pid }: Service, seconds: number) {
  const waits: number[] = [];
  let memory = 0;
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    waits.push(await timed(port));
    memory = Math.max(memory, memoryOf(pid));
    await new Promise((resume) => setTimeout(resume, BETWEEN_MS));
  }
  return { waits: waits.sort((a, b) => a - b), memory };
}

/** From an address of its own, over a connection of its own. */
async function timed(port: number): Promise<number> {
  const began = performance.now();
  const where = { host: "127.0.0.1", port, localAddress: "127.0.0.2", agent: false };
  const asked = request({ ...where, method: "POST", path: "/api/tools/tip/calculate" }).end('{"bill":80}');
  const [answer] = await once(asked, "response");
  await once(answer.resume(), "end");
  if (answer.statusCode !== 200) throw new Error(`An honest caller was answered ${answer.statusCode}.`);
  return performance.now() - began;
}

async function soak(service: Service): Promise<string> {
  const [asked] = REST;
  if (!asked) return "";
  const samples: number[] = [];
  const watch = setInterval(() => samples.push(memoryOf(service.pid)), (SOAK_SECONDS * 1000) / 10);
  const before = processorMicros(service.pid);
  const run = await autocannon({ ...sent(asked, service), overallRate: 300, connections: 16, duration: SOAK_SECONDS });
  clearInterval(watch);
  const busy = (processorMicros(service.pid) - before) / 1e4 / run.duration;
  const figures = [run.requests.total, run.errors + run.non2xx, run.latency.p99].map((count) => count.toFixed(0));
  const row = [...figures, busy.toFixed(0), samples.map((megabytes) => megabytes.toFixed(0)).join(" ")];
  return table([`300 a second for ${SOAK_SECONDS} s`, "errors", "p99 ms", "% of a core", "MB in ten steps"], [row]);
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;

const sent = ({ name: _, path, ...asked }: Asked, { url }: Service) => ({ ...asked, url: url + path });

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
