// The accepted input that takes longest: corners and made-up inputs first, then the slowest of them changed one input
// at a time, as long as that makes it slower.
import * as fc from "fast-check";
import { cornersAlone, cornersTogether } from "#calculators/suite/corners";
import { bodies } from "#calculators/suite/generate";
import { onlyAsked, start } from "#calculators/suite/start";
import { elapsed } from "#calculators/suite/trial";
import { type Calculator, calculate, isRefusal, type Raw } from "#engine";

const MADE_UP = 200;
const FINALISTS = 10;
const ROUNDS = 3;

/** In milliseconds, for parse, compute, format and working. */
export function slowest(calculator: Calculator): number {
  const beginning = start(calculator);
  for (let i = 0; i < MADE_UP; i++) elapsed(calculator, beginning);
  const corners = cornersAlone(calculator);
  const madeUp = fc.sample(bodies(calculator), { numRuns: MADE_UP, seed: 1 });
  const all = [beginning, ...corners, ...cornersTogether(calculator), ...madeUp];
  const finalists = slowestOf(calculator, all, 1).slice(0, FINALISTS);
  let worst = slowestOf(
    calculator,
    finalists.map(({ raw }) => raw),
    5,
  )[0];
  for (let round = 0; worst && round < ROUNDS; round++) {
    const { raw } = worst;
    const changed = corners.map((corner) => onlyAsked(calculator, { ...raw, ...differences(beginning, corner) }));
    worst = slowestOf(calculator, [raw, ...changed], 5)[0];
  }
  return worst?.ms ?? 0;
}

/** The slowest first, each at the best of so many attempts: a pause of the machine is not the calculator's. */
function slowestOf(calculator: Calculator, raws: readonly Raw[], attempts: number) {
  return raws
    .filter((raw) => !isRefusal(calculate(calculator, raw)))
    .map((raw) => ({ raw, ms: Math.min(...Array.from({ length: attempts }, () => elapsed(calculator, raw))) }))
    .sort((a, b) => b.ms - a.ms);
}

const differences = (from: Raw, to: Raw): Raw =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => from[name] !== value));
