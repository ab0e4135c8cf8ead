// The rates at which cash flows are worth zero, and the one nearest to zero among them.
import { breakEvenGrowths } from "#numbers/break-even-growths";
import type { Decimal } from "#numbers/decimal";
import type { Flow } from "#numbers/present-values";

export function ratesOf(flows: readonly Flow[], perYear: number) {
  const growths = breakEvenGrowths(flows, perYear);
  const all_rates = growths.map((growth) => growth.pow(perYear).minus(1).times(100));
  const irr = nearestZero(all_rates);
  const growth = irr && growths[all_rates.indexOf(irr)];
  return irr && growth && { irr, all_rates, period_rate: growth.minus(1).times(100) };
}

const nearestZero = (rates: readonly Decimal[]): Decimal | undefined =>
  [...rates].sort((a, b) => a.abs().cmp(b.abs()) || b.cmp(a))[0];
