// How long a new process takes to its first answer, and what it keeps in memory, beside a bare Next app.
import autocannon from "autocannon";
import type { Service } from "#e2e/service";
import { type Asked, REST } from "./asked.ts";
import { median, memoryOf, spread } from "./fire.ts";
import {
  BARE_NEXT,
  BASELINE,
  bareApp,
  barePath,
  baseline,
  OWN_SERVER,
  startBareNext,
  startBaseline,
  startOurs,
  THROUGH_NEXT,
} from "./servers.ts";
import { table } from "./table.ts";

const STARTS = 5;
const REQUESTS = 30_000;
const [CALCULATE, DESCRIBE] = REST;

type Subject = {
  readonly name: string;
  readonly start: (path: string) => Promise<Service>;
  readonly pathOf: (asked: Asked) => string;
};

export async function start(): Promise<string> {
  const ours = await startOurs(OWN_SERVER);
  const app = await bareApp(ours);
  await ours.stop();
  const own = (mount: string): Subject => ({
    name: mount,
    start: (path) => startOurs(mount, path),
    pathOf: ({ path }) => path,
  });
  const bare = { name: BARE_NEXT, start: (path: string) => startBareNext(app, path), pathOf: barePath };
  const earlier = baseline
    ? [{ name: BASELINE, start: (path: string) => startBaseline(baseline ?? "", path), pathOf: own(BASELINE).pathOf }]
    : [];
  const subjects = [own(OWN_SERVER), ...earlier, own(THROUGH_NEXT), bare];
  return [await starts(subjects), await memories([own(OWN_SERVER), bare])].join("\n\n");
}

async function starts(subjects: readonly Subject[]): Promise<string> {
  const times = subjects.map((): number[] => []);
  for (let round = 0; round < STARTS; round++) {
    for (const [i, subject] of subjects.entries()) times[i]?.push(await firstAnswer(subject));
  }
  const bare = median(times.at(-1) ?? []);
  const rows = subjects.map(({ name }, i) => {
    const own = times[i] ?? [];
    return [name, median(own).toFixed(0), `±${spread(own).toFixed(0)}%`, (median(own) / bare).toFixed(2)];
  });
  return table(["from start to the first answer", "ms", "", "× bare Next"], rows);
}

async function firstAnswer({ start, pathOf }: Subject): Promise<number> {
  const began = performance.now();
  const service = await start(DESCRIBE ? pathOf(DESCRIBE) : "/");
  const took = performance.now() - began;
  await service.stop();
  return took;
}

async function memories(subjects: readonly Subject[]): Promise<string> {
  const rows: string[][] = [];
  for (const subject of subjects) rows.push([subject.name, ...(await memory(subject))]);
  return table(["memory in MB", "at rest", "after 1,000", `after ${REQUESTS.toLocaleString("en")}`], rows);
}

async function memory({ start, pathOf }: Subject): Promise<string[]> {
  const service = await start("/");
  const memory = [memoryOf(service.pid)];
  for (const amount of [1000, REQUESTS - 1000]) {
    if (CALCULATE)
      await autocannon({ ...sent(CALCULATE), url: service.url + pathOf(CALCULATE), connections: 8, amount });
    memory.push(memoryOf(service.pid));
  }
  await service.stop();
  return memory.map((megabytes) => megabytes.toFixed(0));
}

const sent = ({ method, headers = {}, body = "" }: Asked) => ({ method, headers, body });
