// Sales and costs by the units that are sold.
import { money, number, table } from "#engine";
import type { Decimal } from "#numbers/decimal";

export const SALES_AND_COSTS = table(
  "Sales and costs",
  { units: number("Units", { upTo: 2 }), sales: money("Sales"), costs: money("Total costs") },
  { chart: { kind: "lines", x: "units", y: ["sales", "costs"] } },
);

const STEPS = 10;

/** From nothing to twice the units. */
export function chartOf(units: Decimal, price: Decimal, variable: Decimal, fixed: Decimal) {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const sold = units.times(2 * i).div(STEPS);
    return { units: sold, sales: sold.times(price), costs: sold.times(variable).plus(fixed) };
  });
}
