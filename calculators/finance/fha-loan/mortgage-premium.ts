// The annual premium: what it is a percentage of, and for how long it is charged.

import { newestOf } from "#facts/dated";
import { unitedStatesFhaInsurance } from "#facts/homes/fha";
import { type Decimal, decimal } from "#numbers/decimal";
import { type Bill, fromCents } from "#numbers/schedule";

const MONTHLY = 12;
const CLIFF = 90;
export const RULES = newestOf(unitedStatesFhaInsurance).value;

/** Percent of the base loan a year. */
export function premiumRate(base: Decimal, loanToValue: Decimal, years: number): Decimal {
  const bySize = years > RULES.longAbove ? RULES.long : RULES.short;
  const rows = base.gt(RULES.largeAbove) ? bySize.large : bySize.usual;
  const [, rate] = rows.find(([upTo]) => loanToValue.lte(upTo ?? 0)) ?? rows.at(-1) ?? [];
  return decimal(rate ?? 0);
}

export const premiumMonths = (loanToValue: Decimal, years: number): number =>
  MONTHLY * Math.min(years, loanToValue.lte(CLIFF) ? RULES.upTo90 : RULES.above90);

/** Month by month: each year's premium is on what is owed when the year begins, without the fee that was added to the loan. */
export function premiums(bills: readonly Bill[], first: Decimal, loan: Decimal, months: number): readonly Decimal[] {
  return bills.map((_, i) => {
    if (i >= months) return decimal(0);
    const before = bills[Math.floor(i / MONTHLY) * MONTHLY - 1];
    return before ? first.times(fromCents(before.balance)).div(loan) : first;
  });
}
