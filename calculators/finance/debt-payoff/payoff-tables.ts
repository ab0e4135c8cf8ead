// What is left at the end of each year, and every month of a payoff.
import type { Payoff } from "#numbers/debts";
import type { Decimal } from "#numbers/decimal";
import { fromCents } from "#numbers/schedule";

const MONTHLY = 12;

/** What is left of all debts by either method. */
export function bothByYear(owed: Decimal, avalanche: Payoff, snowball: Payoff) {
  const years = Math.ceil(Math.max(avalanche.months.length, snowball.months.length) / MONTHLY);
  const at = ({ months }: Payoff, year: number) => fromCents(months[year * MONTHLY - 1]?.balance ?? 0n);
  const ends = Array.from({ length: years }, (_, i) => ({
    year: i + 1,
    avalanche: at(avalanche, i + 1),
    snowball: at(snowball, i + 1),
  }));
  return [{ year: 0, avalanche: owed, snowball: owed }, ...ends];
}

export const byMonth = ({ months }: Payoff) =>
  months.map(({ paid, interest, balance }, i) => ({
    month: i + 1,
    paid: fromCents(paid),
    interest: fromCents(interest),
    balance: fromCents(balance),
  }));
