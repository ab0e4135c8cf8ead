// The modified rate: what you receive earns one rate, and what you pay in costs another.
import { type InputValues, percent } from "#engine";
import { modifiedRate } from "#numbers/cash-flows";
import type { Decimal } from "#numbers/decimal";
import type { Flow } from "#numbers/present-values";

const OTHER_RATE = { min: 0, max: 1000, more: true, optional: true } as const;

export const MODIFIED = {
  reinvest_rate: percent("Reinvestment rate", {
    typical: 8,
    ...OTHER_RATE,
    help: "Optional, per year. The return on money you receive, for the modified rate (MIRR).",
  }),
  finance_rate: percent("Borrowing rate", {
    typical: 6,
    ...OTHER_RATE,
    help: "Optional, per year. What it costs to borrow the money you pay in, for the modified rate (MIRR).",
  }),
};

/** If only one of the two rates is given, it is used for both. */
export function modifiedRateOf(
  { reinvest_rate, finance_rate }: InputValues<typeof MODIFIED>,
  flows: readonly Flow[],
  perYear: number,
): Decimal | null {
  const [reinvest, finance] = [reinvest_rate ?? finance_rate, finance_rate ?? reinvest_rate];
  return reinvest && finance ? modifiedRate(flows, perYear, reinvest, finance) : null;
}
