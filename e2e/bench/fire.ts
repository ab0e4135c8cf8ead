// Fires at servers in turns, so that whatever else the machine does falls on all alike.
import { existsSync, readFileSync } from "node:fs";
import autocannon from "autocannon";
import type { Asked } from "./asked.ts";

export type Cell = {
  readonly server: string;
  readonly asked: Asked;
  readonly url: string;
  readonly pid: number | undefined;
  readonly connections: number;
};
export type Shot = { readonly perSecond: number; readonly p99: number; readonly processor: number };
export type Measured = Cell & { readonly shots: readonly Shot[] };

export type Effort = { readonly rounds: number; readonly seconds: number };

export async function measure(cells: readonly Cell[], { rounds, seconds }: Effort): Promise<Measured[]> {
  const measured = cells.map((cell): Cell & { readonly shots: Shot[] } => ({ ...cell, shots: [] }));
  for (const cell of cells) await fire(cell, 0.3);
  for (let round = 0; round < rounds; round++) {
    for (const cell of measured) cell.shots.push(await fire(cell, seconds));
  }
  return measured;
}

async function fire({ asked: { path, name, ...sent }, url, pid, connections, server }: Cell, duration: number) {
  const before = processorMicros(pid);
  const { requests, latency, errors, non2xx, ...run } = await autocannon({
    ...sent,
    url: url + path,
    connections,
    duration,
  });
  if (errors + non2xx > 0) throw new Error(`${server}, ${name}: ${errors} errors, ${non2xx} refusals`);
  const processor = (processorMicros(pid) - before) / requests.total;
  return { perSecond: requests.total / run.duration, p99: latency.p99, processor };
}

/** What a process has had of all processors so far, to a hundredth of a second; known on Linux only. */
export function processorMicros(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const fields = readFileSync(file, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** In megabytes; known on Linux only. */
export function memoryOf(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  const kilobytes = existsSync(file) ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, "utf8"))?.[1] : undefined;
  return Number(kilobytes) / 1024;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;
}

/** Half of the way from the least to the most, in percent of the median. */
export function spread(numbers: readonly number[]): number {
  return ((Math.max(...numbers) - Math.min(...numbers)) / median(numbers)) * 50;
}
