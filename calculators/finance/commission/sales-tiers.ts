// The tiers of a plan, and the commission on the sales in each.
import { money, percent, table } from "#engine";
import { Decimal, decimal } from "#numbers/decimal";
import type { Given } from "./commission.ts";

type Tier = { readonly from: Decimal; readonly rate: Decimal };

export const BY_TIER = table(
  "Commission by tier",
  {
    from: money("Sales from"),
    rate: percent("Rate"),
    sales: money("Sales in this tier"),
    commission: money("Commission"),
  },
  { chart: { kind: "bars", x: "from", y: "commission" } },
);

const sorted = (tiers: readonly Tier[]): readonly Tier[] => [...tiers].sort((a, b) => a.from.cmp(b.from));
export const tiersOf = (given: Given): readonly Tier[] =>
  given.plan === "flat" ? [{ from: decimal(0), rate: given.rate }] : sorted(given.tiers);

export const partsOf = (given: Given) =>
  given.plan === "reached" ? reached(given.sales, tiersOf(given)) : marginal(given.sales, tiersOf(given));

/** The tier that the next dollar belongs to. */
export const lastReached = (sales: Decimal, tiers: readonly Tier[]): Tier | undefined =>
  tiers.findLast(({ from }) => sales.gte(from));

/** Each rate on the sales between its own start and the next one. */
const marginal = (sales: Decimal, tiers: readonly Tier[]) =>
  tiers.map(({ from, rate }, i) => {
    const end = Decimal.min(sales, tiers[i + 1]?.from ?? sales);
    const inside = Decimal.max(0, end.minus(from));
    return { from, rate, sales: inside, commission: inside.times(rate).div(100) };
  });

/** The highest rate that was reached, on everything. */
function reached(sales: Decimal, tiers: readonly Tier[]) {
  const tier = lastReached(sales, tiers);
  return tiers.map((one) => {
    const inside = one === tier ? sales : decimal(0);
    return { ...one, sales: inside, commission: inside.times(one.rate).div(100) };
  });
}
