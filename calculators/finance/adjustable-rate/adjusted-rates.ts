// The rate from each change on, as the caps let it move, and the payments that follow from it.
import { balanceAfter, levelPayment } from "#numbers/annuity";
import { Decimal, decimal, sum } from "#numbers/decimal";
import type { Given } from "./adjustable-rate.ts";

export const MONTHLY = 12;
const EVERY = { year: 12, half_year: 6 } as const;

/** `wanted` is index and margin at the change of that number. */
export function ratesBy(given: Given, wanted: (change: number) => Decimal): readonly Decimal[] {
  const { years, fixed_years, every, initial_rate, first_cap, later_cap, lifetime_cap, floor } = given;
  const changes = Math.ceil(((years - fixed_years) * MONTHLY) / EVERY[every]);
  const [least, most] = [Decimal.max(floor, initial_rate.minus(lifetime_cap)), initial_rate.plus(lifetime_cap)];
  const rates = [initial_rate];
  for (let change = 1; change <= changes; change++) {
    const before = rates.at(-1) ?? initial_rate;
    const cap = change === 1 ? first_cap : later_cap;
    const [low, high] = [Decimal.max(least, before.minus(cap)), Decimal.min(most, before.plus(cap))];
    rates.push(Decimal.min(high, Decimal.max(low, wanted(change))));
  }
  return rates;
}

/** At each change, the payment is worked out anew from what is owed and the months that are left. */
export function follow({ amount, years, fixed_years, every }: Given, rates: readonly Decimal[]) {
  let [balance, left] = [amount, years * MONTHLY];
  const spans = rates.map((rate, i) => {
    const months = Math.min(left, i === 0 ? fixed_years * MONTHLY : EVERY[every]);
    const period = rate.div(100 * MONTHLY);
    const payment = levelPayment(balance, period, left);
    const span = { after: years * MONTHLY - left, rate, payment, balance, paid: payment.times(months) };
    left -= months;
    balance = left === 0 ? decimal(0) : balanceAfter(balance, period, payment, months);
    return span;
  });
  return { spans, interest: sum(spans.map(({ paid }) => paid)).minus(amount) };
}
