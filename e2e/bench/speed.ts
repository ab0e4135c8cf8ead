// How many calculations a second, the slowest calculator first: parse, compute, format and working, as the form begins.
// Rounds are interleaved, so that whatever else the machine does falls on all alike.
import { start } from "#calculators/suite/start";
import { elapsed } from "#calculators/suite/trial";
import { formatNumber } from "#engine";
import { listed } from "./subjects.ts";
import { table } from "./table.ts";

const ROUNDS = 21;
const ROUND_MS = 20;
const BATCH = 10;

type Runner = { readonly slug: string; readonly run: () => void };

export default function speed(): string {
  const measured = measure(listed.map(({ calculator }) => runnerOf(calculator)));
  const rows = measured
    .map(({ slug, speeds }) => ({ slug, speeds, median: at(speeds, 0.5) }))
    .sort((a, b) => a.median - b.median);
  return table(
    ["calculator", "a second", "µs each", "spread"],
    rows.map(({ slug, speeds, median }) => [
      slug,
      formatNumber(median, { digits: 0 }),
      formatNumber(1e6 / median, { digits: 1 }),
      `±${formatNumber(((at(speeds, 0.9) - at(speeds, 0.1)) / median) * 50, { digits: 0 })}%`,
    ]),
  );
}

function runnerOf(calculator: (typeof listed)[number]["calculator"]): Runner {
  const raw = start(calculator);
  return { slug: calculator.slug, run: () => elapsed(calculator, raw) };
}

/** Each runner's speeds, slowest first; the first round only warms up. */
function measure(runners: readonly Runner[]) {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => runners.map(({ run }) => speedOf(run))).slice(1);
  return runners.map((runner, i) => ({
    ...runner,
    speeds: rounds.map((round) => round[i] ?? 0).sort((a, b) => a - b),
  }));
}

/** By the time that this process had a processor: what else the machine does is not counted. */
function speedOf(run: () => void): number {
  const begun = processorMs();
  let runs = 0;
  while (processorMs() - begun < ROUND_MS) {
    for (let i = 0; i < BATCH; i++) run();
    runs += BATCH;
  }
  return (runs * 1000) / (processorMs() - begun);
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
