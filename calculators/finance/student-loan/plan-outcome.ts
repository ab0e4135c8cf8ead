// What a plan comes to: its payments, how it ends, and what extra payments save.
import { noAnswer } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { fromCents, toCents } from "#numbers/schedule";
import { type Month, repay } from "./loan-ledger.ts";
import { rateOf, termsOf } from "./plan-rules.ts";
import type { Given } from "./student-loan.ts";

const MONTHLY = 12;

export function tooLate(given: Given) {
  const terms = termsOf(given, given.balance);
  const isOver = "months" in terms && terms.months <= 0;
  return { years_passed: isOver && "must be fewer: by then the plan has ended and the rest is forgiven" };
}

export function outcome(given: Given) {
  const start = toCents(startOf(given));
  const starting_balance = fromCents(start);
  const terms = termsOf(given, starting_balance);
  if ("noAnswer" in terms) return noAnswer(terms.noAnswer);
  const extra = toCents(given.extra_payment);
  const months = repay(start, rateOf(given), extra, terms);
  const planned = months.map((_, i) => terms.planned(i + 1));
  const first = terms.planned(1);
  const highest = planned.reduce((most, one) => (one.gt(most) ? one : most), first);
  return {
    monthly_payment: first,
    highest_payment: highest.gt(first) ? highest : null,
    months: months.length,
    total_paid: fromCents(totalOf(months, "paid")),
    total_interest: fromCents(totalOf(months, "interest")),
    starting_balance,
    forgiven: orNone(months.at(-1)?.balance),
    waived: orNone(totalOf(months, "waived")),
    matched: orNone(totalOf(months, "matched")),
    ...savedBy(months, extra > 0n ? repay(start, rateOf(given), 0n, terms) : undefined),
    schedule: byYear(months),
  };
}

const savedBy = (months: readonly Month[], usual: readonly Month[] | undefined) => ({
  interest_saved: usual ? fromCents(totalOf(usual, "interest") - totalOf(months, "interest")) : null,
  months_saved: usual ? usual.length - months.length : null,
});

/** Simple interest until payments start, as on federal loans. */
export const startOf = ({ balance, annual_rate, months_before = 0 }: Given): Decimal =>
  balance.plus(
    balance
      .times(annual_rate)
      .times(months_before)
      .div(100 * MONTHLY),
  );

const orNone = (cents: bigint | undefined) => (cents ? fromCents(cents) : null);

const totalOf = (months: readonly Month[], of: keyof Month): bigint =>
  months.reduce((sum, month) => sum + month[of], 0n);

const byYear = (months: readonly Month[]) =>
  Array.from({ length: Math.ceil(months.length / MONTHLY) }, (_, i) => {
    const year = months.slice(i * MONTHLY, (i + 1) * MONTHLY);
    return {
      year: i + 1,
      paid: fromCents(totalOf(year, "paid")),
      interest: fromCents(totalOf(year, "interest")),
      balance: fromCents(year.at(-1)?.balance ?? 0n),
    };
  });
