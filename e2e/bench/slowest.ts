// The accepted input that takes longest, by search within a stated time: corners and made-up inputs first, then a climb from the
// slowest of them. Each step changes one input, or two, to a corner, a step up or down, or more digits, and is kept if that
// makes it slower.
import * as fc from "fast-check";
import { cornersAlone, cornersTogether } from "#calculators/suite/corners";
import { bodies } from "#calculators/suite/generate";
import { onlyAsked, start } from "#calculators/suite/start";
import { elapsed } from "#calculators/suite/trial";
import { type Calculator, calculate, isRefusal, type Raw } from "#engine";

const WARM_UP = 50;
const MADE_UP = 500;
const FINALISTS = 10;
/** Of the time: the rest is for the climb. */
const SHARE_OF_SEARCH = 0.4;

export type Slow = { readonly raw: Raw; readonly ms: number };

/** In milliseconds of a processor, for parse, compute, format and working: what else the machine does is not counted. */
export function slowest(calculator: Calculator, seconds: number): Slow {
  const began = processorMs();
  const spentShare = () => (processorMs() - began) / (seconds * 1000);
  const beginning = start(calculator);
  for (let i = 0; i < WARM_UP && spentShare() < 0.1; i++) elapsed(calculator, beginning);
  const corners = cornersAlone(calculator);
  const madeUp = fc.sample(bodies(calculator), { numRuns: MADE_UP, seed: 1 });
  const search = alternately(alternately(corners, cornersTogether(calculator)), madeUp);
  const found = slowestOf(calculator, [beginning, ...search], 1, () => spentShare() < SHARE_OF_SEARCH);
  const finalists = slowestOf(calculator, found.slice(0, FINALISTS).map(rawOf), 5);
  const changes = corners.map((corner) => differences(beginning, corner));
  return climb(calculator, finalists[0] ?? { raw: beginning, ms: 0 }, changes, () => spentShare() < 1);
}

function climb(calculator: Calculator, from: Slow, corners: readonly Raw[], isTime: () => boolean): Slow {
  let worst = from;
  let step = 0;
  while (isTime()) {
    const changes = [...corners, ...stepsFrom(worst.raw)];
    step += 1;
    if (changes.length === 0) return worst;
    // One change after another, then two at once, in an order that brings any two together.
    const one = changes[step % changes.length];
    const other = step > changes.length ? changes[(step * step) % changes.length] : {};
    const raw = onlyAsked(calculator, { ...worst.raw, ...one, ...other });
    const [first] = slowestOf(calculator, [raw], 1);
    if (!first || first.ms <= worst.ms) continue;
    const [again] = slowestOf(calculator, [raw, worst.raw], 5);
    if (again && again.raw === raw) worst = again;
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
function slowestOf(calculator: Calculator, raws: readonly Raw[], attempts: number, isTime = () => true): Slow[] {
  const timed: Slow[] = [];
  for (const raw of raws) {
    if (!isTime()) break;
    if (isRefusal(calculate(calculator, raw))) continue;
    timed.push({ raw, ms: Math.min(...Array.from({ length: attempts }, () => spent(calculator, raw))) });
  }
  return timed.sort((a, b) => b.ms - a.ms);
}

function spent(calculator: Calculator, raw: Raw): number {
  const began = processorMs();
  elapsed(calculator, raw);
  return processorMs() - began;
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const rawOf = ({ raw }: Slow) => raw;

/** So that time that runs out leaves some of both. */
const alternately = (some: readonly Raw[], others: readonly Raw[]): readonly Raw[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, i) => [some[i], others[i]])
    .flat()
    .filter((raw) => raw !== undefined);

const differences = (from: Raw, to: Raw): Raw =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => from[name] !== value));
