// Cash flows in time, and what they are worth at a rate.
// Time is counted in whole steps (years, quarters, months, days), and `growth` is what 1 grows to in one step.
//
//   worth = Σ amount ÷ growth^at

import { Decimal, decimal, sum } from "./decimal.ts";
import { type Flow, presentValues } from "./present-values.ts";
import { narrow, nthRoot } from "./wide.ts";

/** In order of time, without zeros. */
export const inOrder = (flows: readonly Flow[]): readonly Flow[] =>
  flows.filter(({ amount }) => !amount.isZero()).sort((a, b) => a.at - b.at);

export const worth = (flows: readonly Flow[], growth: Decimal): Decimal =>
  presentValues(flows, growth).reduce((sum, value) => sum.plus(value), decimal(0));

/** What 1 grows to in one of so many steps a year. */
export function stepGrowth(annualPercent: Decimal, perYear: number): Decimal {
  const year = annualPercent.div(100).plus(1);
  return perYear === 1 ? year : narrow(nthRoot(year, perYear));
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
