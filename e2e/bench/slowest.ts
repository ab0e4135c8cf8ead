// The accepted input that takes longest: corners and made-up inputs first, then a climb from the slowest of them. Each
// step changes one input, to a corner of it, a step up or down, or more digits, and is kept if that makes it slower.
import * as fc from "fast-check";
import { cornersAlone, cornersTogether } from "#calculators/suite/corners";
import { bodies } from "#calculators/suite/generate";
import { onlyAsked, start } from "#calculators/suite/start";
import { elapsed } from "#calculators/suite/trial";
import { type Calculator, calculate, isRefusal, type Raw } from "#engine";

const MADE_UP = 300;
const FINALISTS = 10;
const SUMMITS = 3;
const ROUNDS = 4;

export type Slow = { readonly raw: Raw; readonly ms: number };

/** In milliseconds of a processor, for parse, compute, format and working: what else the machine does is not counted. */
export function slowest(calculator: Calculator): Slow {
  const beginning = start(calculator);
  for (let i = 0; i < MADE_UP; i++) elapsed(calculator, beginning);
  const corners = cornersAlone(calculator);
  const madeUp = fc.sample(bodies(calculator), { numRuns: MADE_UP, seed: 1 });
  const all = [beginning, ...corners, ...cornersTogether(calculator), ...madeUp];
  const finalists = slowestOf(calculator, all, 1).slice(0, FINALISTS);
  const summits = slowestOf(calculator, finalists.map(rawOf), 5).slice(0, SUMMITS);
  const changes = corners.map((corner) => differences(beginning, corner));
  const climbed = summits.map((summit) => climb(calculator, summit, changes));
  return climbed.sort(slowerFirst)[0] ?? { raw: beginning, ms: 0 };
}

function climb(calculator: Calculator, from: Slow, corners: readonly Raw[]): Slow {
  let worst = from;
  for (let round = 0; round < ROUNDS; round++) {
    const steps = [...corners, ...stepsFrom(worst.raw)].map((change) =>
      onlyAsked(calculator, { ...worst.raw, ...change }),
    );
    const near = slowestOf(calculator, steps, 1).slice(0, FINALISTS);
    const next = slowestOf(calculator, [worst.raw, ...near.map(rawOf)], 5)[0];
    if (!next || next.raw === worst.raw) return worst;
    worst = next;
  }
  return worst;
}

/** Each number a little and a lot larger and smaller, and with as many digits as one may send. */
function stepsFrom(raw: Raw): readonly Raw[] {
  return Object.entries(raw).flatMap(([name, value]) => {
    const number = Number(value);
    if (typeof value === "boolean" || value === "" || !Number.isFinite(number)) return [];
    const whole = Math.trunc(number);
    const changed = [0.5, 0.9, 0.99, 1.01, 1.1, 2].flatMap((factor) => [number * factor, Math.round(number * factor)]);
    const long = String(Math.abs(whole)).length <= 15 ? [`${whole}.${"3".repeat(14)}`, `${whole}.000000000000007`] : [];
    return [...changed, whole + 1, whole - 1, ...long].map((one) => ({ [name]: one }));
  });
}

/** The slowest first, each at the best of so many attempts: the collector of garbage has its own times. */
const slowestOf = (calculator: Calculator, raws: readonly Raw[], attempts: number): Slow[] =>
  raws
    .filter((raw) => !isRefusal(calculate(calculator, raw)))
    .map((raw) => ({ raw, ms: Math.min(...Array.from({ length: attempts }, () => spent(calculator, raw))) }))
    .sort(slowerFirst);

function spent(calculator: Calculator, raw: Raw): number {
  const { user, system } = process.cpuUsage();
  elapsed(calculator, raw);
  const since = process.cpuUsage();
  return (since.user + since.system - user - system) / 1000;
}

const slowerFirst = (a: Slow, b: Slow) => b.ms - a.ms;
const rawOf = ({ raw }: Slow) => raw;

const differences = (from: Raw, to: Raw): Raw =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => from[name] !== value));
