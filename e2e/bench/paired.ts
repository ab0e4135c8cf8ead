// The slowest calculator first. Rounds are interleaved, so that whatever else the machine does falls on all alike, and what a
// processor gave this process is counted, not what passed on the clock.
import { pathToFileURL } from "node:url";
import { formatNumber } from "#engine";
import { median } from "./fire.ts";
import type { runners } from "./runners.ts";
import { table } from "./table.ts";

const ROUNDS = 9;
const ROUND_MS = 15;
const BATCH = 4;

type Timed = { readonly slug: string; readonly ours: number; readonly ratio: number };

function tableOf(all: readonly Timed[]): string {
  const rows = all.map(({ slug, ours, ratio }) => [slug, micros(ours), ...(theirs ? [inWords(ratio)] : [])]);
  const middle = ["median", micros(median(all.map(({ ours }) => ours)))];
  const paired = all.map(({ ratio }) => ratio).filter((ratio) => !Number.isNaN(ratio));
  return table(
    ["calculator", "µs", ...(theirs ? ["× the baseline"] : [])],
    [...rows, [...middle, ...(theirs ? [inWords(median(paired))] : [])]],
  );
}

/** The least of several rounds: all that disturbs makes it longer. */
function pairOf(run: () => void, before: (() => void) | undefined): Omit<Timed, "slug"> {
  const times: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++)
    times.push({ ours: millis(run), theirs: before ? millis(before) : Number.NaN });
  const ours = Math.min(...times.map((time) => time.ours));
  return { ours, ratio: ours / Math.min(...times.map((time) => time.theirs)) };
}

function millis(run: () => void): number {
  const begun = processorMillis();
  let runs = 0;
  while (processorMillis() - begun < ROUND_MS) {
    for (let i = 0; i < BATCH; i++) run();
    runs += BATCH;
  }
  return (processorMillis() - begun) / runs;
}

function processorMillis(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const micros = (ms: number): string => formatNumber(ms * 1000, { digits: 0 });
const inWords = (ratio: number): string => (Number.isNaN(ratio) ? "new" : ratio.toFixed(2));

const [ours = new Map<string, () => void>(), theirs] = await Promise.all(
  process.argv.slice(2).map(async (file): Promise<typeof runners> => (await import(pathToFileURL(file).href)).runners),
);
const timed = [...ours]
  .map(([slug, run]) => ({ slug, ...pairOf(run, theirs?.get(slug)) }))
  .sort((a, b) => b.ours - a.ours);
console.log(tableOf(timed));
