// Solves any calculator for any number that is typed: which values of it make a figure print as wanted?
// A figure is printed in so many digits, so what does is never one point but a stretch of numbers, mostly a tiny one,
// and what one types is the shortest number in it.
import type { Decimal } from "#numbers/decimal";
import { type Search, seek } from "#numbers/seek";
import type { Calculator } from "../calculator.ts";
import type { Pausable } from "../pausable.ts";
import type { Currency } from "../printing/format.ts";
import type { Texts } from "../reading/plain.ts";
import type { Finding } from "./finding.ts";
import { samplePoints } from "./sample-points.ts";
import { closest, inRun, nearestTo, type Run, shortest } from "./shortest.ts";
import { type Goal, goalOf, type Solution, typed } from "./solution.ts";
import { type Trial, type Trials, trials } from "./trial.ts";
import type { Sought } from "./wanted.ts";

const MOST_FOUND = 5;

export function* whatIf(calculator: Calculator, texts: Texts, sought: Sought, currency: Currency): Pausable<Finding> {
  const goal = goalOf(calculator, texts, sought, currency);
  const tries = trials(calculator, texts, sought, goal.style);
  const { points, every } = samplePoints(tries);
  yield* looked(tries, goal, points);

  const seen = [...tries.all()].sort((a, b) => a.x.cmp(b.x));
  const looking = {
    wanted: goal.printed,
    more: false,
    from: typed(tries, tries.min, goal),
    to: typed(tries, tries.max, goal),
    every,
  };
  const known = seen.filter(({ amount }) => amount !== undefined);
  const best = nearestTo(closest(known, goal), tries.present);
  if (!best) return { kind: "nothing", values: [], ...looking };
  if (isLevel(known)) return { kind: "level", values: [goal.found(tries, best)], ...looking };

  const runs = runsOf(seen, goal);
  if (runs.length === 0) {
    return { kind: "nearest", values: [goal.found(tries, yield* shortest(best, tries))], ...looking };
  }
  const values: Solution[] = [];
  for (const run of runs.slice(0, MOST_FOUND)) values.push(yield* inRun(run, seen, tries, goal));
  return { kind: "found", values, ...looking, more: runs.length > MOST_FOUND };
}

function* looked(tries: Trials, { wanted }: Goal, points: readonly Decimal[]): Pausable<void> {
  const search: Search<unknown> = seek(points, tries.grain);
  for (let step = search.next(); !step.done; ) {
    const { amount } = yield* tries.at(step.value);
    step = search.next(amount?.minus(wanted));
  }
}

const isLevel = ([first, ...others]: readonly Trial[]): boolean =>
  others.length > 0 && others.every(({ amount }) => first?.amount && amount?.eq(first.amount));

function runsOf(seen: readonly Trial[], { printed }: Goal): readonly Run[] {
  const runs: [Trial, ...Trial[]][] = [];
  for (const [i, trial] of seen.entries()) {
    if (trial.printed !== printed) continue;
    if (seen[i - 1]?.printed === printed) runs.at(-1)?.push(trial);
    else runs.push([trial]);
  }
  return runs;
}
