// Cash flows in time: what they are worth at a rate, and the rates at which they are worth nothing.
// Time is counted in whole steps (years, quarters, months, days), and `growth` is what 1 grows to in one step.
//
//   worth = Σ amount ÷ growth^at

import {
  type GridPoint,
  growthGrid,
  isNoise,
  isNothing,
  type RoughFlow,
  signedWorth,
  turningPoint,
} from "./cash-flow-scan.ts";
import { Decimal, decimal, sum } from "./decimal.ts";
import { type Flow, presentValues } from "./present-values.ts";
import { snap } from "./round.ts";
import { rootBetween } from "./solve.ts";

/** In order of time, with flows of the same step added up and zeros left out. */
export function inOrder(flows: readonly Flow[]): readonly Flow[] {
  const sums = new Map<number, Decimal>();
  for (const { at, amount } of flows) sums.set(at, amount.plus(sums.get(at) ?? 0));
  return [...sums]
    .map(([at, amount]) => ({ at, amount }))
    .filter(({ amount }) => !amount.isZero())
    .sort((a, b) => a.at - b.at);
}

export const worth = (flows: readonly Flow[], growth: Decimal): Decimal =>
  presentValues(flows, growth).reduce((sum, value) => sum.plus(value), decimal(0));

/**
 * Every growth of a step at which ordered flows are worth nothing, from a loss of 99.99% to a gain of 1,000,000% a year.
 * A fine grid finds where the worth changes its sign, and where it turns back towards zero between two of its points.
 */
export function breakEvenGrowths(ordered: readonly Flow[], stepsPerYear: number): readonly Decimal[] {
  const first = ordered[0]?.at ?? 0;
  const flows = ordered.map(({ at, amount }) => ({ at: at - first, amount, about: Number(amount) }));
  const points = growthGrid(flows, stepsPerYear);
  const roots = points.flatMap((left, i) => {
    const right = points[i + 1];
    if (left.sign === 0) return [decimal(left.x)];
    if (!right || right.sign === 0) return [];
    return left.sign === right.sign ? rootsOfTurn(flows, left, right) : rootIn(flows, left.x, right.x);
  });
  return roots.filter((growth) => isInRange(snap(growth.pow(stepsPerYear)))).sort((a, b) => a.cmp(b));
}

const isInRange = (yearly: Decimal): boolean => yearly.gte("0.0001") && yearly.lte(10001);

/** Closed in on in floating point first, for that costs next to nothing. Then Newton doubles the digits with each step. */
function rootIn(flows: readonly RoughFlow[], from: number, to: number): readonly Decimal[] {
  let x = decimal(closeIn(flows, from, to));
  for (let i = 0; i < NEWTON_STEPS; i++) {
    const values = presentValues(flows, x);
    const moments = values.reduce((sum, value, k) => sum.plus(value.times(flows[k]?.at ?? 0)), decimal(0));
    const value = values.reduce((sum, one) => sum.plus(one), decimal(0));
    x = x.plus(x.times(value).div(moments));
    if (!(x.gte(from) && x.lte(to))) return bisected(flows, from, to);
  }
  return [x.toSignificantDigits(SURE_DIGITS)];
}

/** Thirteen digits become 26, 52 and all. */
const NEWTON_STEPS = 4;
const SURE_DIGITS = 68;

const bisected = (flows: readonly Flow[], from: number, to: number): readonly Decimal[] =>
  [rootBetween((x) => worth(flows, x), decimal(from), decimal(to)) ?? []].flat();

const HALVINGS = 60;

function closeIn(flows: readonly RoughFlow[], from: number, to: number): number {
  const rising = signedWorth(flows, to).value > 0;
  let [low, high] = [from, to];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = low + (high - low) / 2;
    if (signedWorth(flows, middle).value > 0 === rising) high = middle;
    else low = middle;
  }
  return low + (high - low) / 2;
}

/** Where the worth turns between two points of one sign, it may have crossed zero twice, or touched it. */
function rootsOfTurn(flows: readonly RoughFlow[], left: GridPoint, right: GridPoint): readonly Decimal[] {
  const turn = turningPoint(flows, left.x, right.x);
  if (turn === undefined) return [];
  const there = signedWorth(flows, turn);
  if (isNoise(there)) return rootsNear(flows, left, right, turn);
  if (there.value > 0 === left.sign > 0) return [];
  return [...rootIn(flows, left.x, turn), ...rootIn(flows, turn, right.x)];
}

/** So near to zero that only decimals can tell: a root where the worth touches zero, two roots beside it, or none. */
function rootsNear(flows: readonly RoughFlow[], left: GridPoint, right: GridPoint, turn: number): readonly Decimal[] {
  const slope = (x: Decimal) =>
    worth(
      flows.map(({ at, amount }) => ({ at, amount: amount.times(at) })),
      x,
    );
  const lowest = rootBetween(slope, decimal(turn * (1 - NEAR)), decimal(turn * (1 + NEAR)));
  if (!lowest) return [];
  const value = worth(flows, lowest);
  if (isNothing(value, flows, lowest)) return [lowest];
  if (value.gt(0) === left.sign > 0) return [];
  const exact = (x: Decimal) => worth(flows, x);
  const roots = [rootBetween(exact, decimal(left.x), lowest), rootBetween(exact, lowest, decimal(right.x))];
  return roots.flatMap((root) => root ?? []);
}

const NEAR = 1e-6;

/** What 1 grows to in one of so many steps a year. */
export function stepGrowth(annualPercent: Decimal, perYear: number): Decimal {
  const year = annualPercent.div(100).plus(1);
  return perYear === 1 ? year : year.pow(decimal(1).div(perYear));
}

const parts = (flows: readonly Flow[], sign: 1 | -1): readonly Flow[] =>
  flows.map(({ at, amount }) => ({ at, amount: Decimal.max(0, amount.times(sign)) }));

export const inflow = (flows: readonly Flow[]): Decimal => sum(parts(flows, 1).map(({ amount }) => amount));
export const outflow = (flows: readonly Flow[]): Decimal => sum(parts(flows, -1).map(({ amount }) => amount));

/** MIRR, in percent a year: costs are borrowed at one rate and gains put away at the other, until the last cash flow. */
export function modifiedRate(all: readonly Flow[], perYear: number, reinvest: Decimal, finance: Decimal) {
  const first = all[0]?.at ?? 0;
  const steps = (all.at(-1)?.at ?? 0) - first;
  if (steps === 0) return null;
  const flows = all.map(({ at, amount }) => ({ at: at - first, amount }));
  const saved = stepGrowth(reinvest, perYear);
  const end = worth(parts(flows, 1), saved).times(saved.pow(steps));
  const cost = worth(parts(flows, -1), stepGrowth(finance, perYear));
  return end.div(cost).pow(decimal(perYear).div(steps)).minus(1).times(100);
}
