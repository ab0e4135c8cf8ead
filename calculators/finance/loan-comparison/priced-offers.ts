// An offer's payment, APR and total cost, and which of several is best.
import { levelLoan, rateOf } from "#numbers/annuity";
import type { Decimal } from "#numbers/decimal";

export const MONTHLY = 12;
export const MOST_MONTHS = 480;
export const ALIKE = "All cost the same";

type Offer = Readonly<Record<"amount" | "rate" | "months" | "fees", Decimal>> & { readonly name: string };
type Priced = ReturnType<typeof priced>;

export function priced({ name, amount, rate, months, fees }: Offer) {
  const payments = months.toNumber();
  const { payment, interest } = levelLoan(amount, rate.div(100 * MONTHLY), payments);
  const yearly = fees.isZero() ? undefined : rateOf(amount.minus(fees), payment, payments)?.times(100 * MONTHLY);
  return { name, amount, payment, apr: yearly ?? rate, interest, cost: amount.plus(interest).plus(fees) };
}

export function best(all: readonly Priced[]) {
  const least = (figure: "cost" | "apr" | "payment") =>
    all.reduce((least, offer) => (offer[figure].lt(least[figure]) ? offer : least)).name;
  const costs = all.map(({ cost }) => cost);
  const [most, fewest] = [costs.reduce((a, b) => (a.gt(b) ? a : b)), costs.reduce((a, b) => (a.lt(b) ? a : b))];
  return {
    cheapest: least("cost"),
    saved: most.minus(fewest),
    lowest_apr: least("apr"),
    lowest_payment: least("payment"),
    equal_rebate: null,
    all: all.map(({ amount: _, ...offer }) => offer),
  };
}
