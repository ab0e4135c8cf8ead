// A loan from the textbook: the level payment, what is still owed, how long it takes, and the bills in whole cents.
import type { Rows } from "./given.ts";
import { cents, fixed } from "./print.ts";
import { type Amount, isMore, isZero, minus, nearest, over, plus, power, type Ratio, times } from "./ratio.ts";

/** A loan with the rate of one period. `keep` shortens powers of a rate that is no fraction. */
export type Loan = { readonly amount: Ratio; readonly rate: Ratio; readonly keep?: (a: Ratio) => Ratio };

const grown = ({ rate, keep }: Loan, periods: number): Ratio => power(plus(1, rate), periods, keep);

/** What payments of 1 have grown to with the last of them. */
function annuity(loan: Loan, periods: number): Ratio {
  return isZero(loan.rate) ? times(periods, 1) : over(minus(grown(loan, periods), 1), loan.rate);
}

/** amount × (1 + r)^n ÷ annuity: the last payment of so many brings the balance to zero. */
export const level = (loan: Loan, periods: number): Ratio =>
  over(times(loan.amount, grown(loan, periods)), annuity(loan, periods));

/** What so many payments to come are worth now. */
export function worth(payment: Ratio, loan: Loan, periods: number): Ratio {
  if (isZero(loan.rate)) return times(payment, periods);
  const discounted = power(over(1, plus(1, loan.rate)), periods, loan.keep);
  return over(times(payment, minus(1, discounted)), loan.rate);
}

/** What is owed after so many payments, from what has grown and what was paid. */
export const owed = (loan: Loan, payment: Ratio, periods: number): Ratio =>
  minus(times(loan.amount, grown(loan, periods)), times(payment, annuity(loan, periods)));

/** The fewest payments, of at most so many, after which no more than that is owed. */
export function paymentsUntil(loan: Loan, payment: Ratio, most: number, target: Amount = 0): number | undefined {
  let [low, high] = [0, most];
  if (isMore(owed(loan, payment, most), target)) return undefined;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isMore(owed(loan, payment, middle), target)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What is left for the last payment, with its interest. */
export const lastOf = (loan: Loan, payment: Ratio, periods: number): Ratio =>
  times(owed(loan, payment, periods - 1), plus(1, loan.rate));

/** All payments less the amount. */
export const interestOf = (loan: Loan, payment: Ratio, periods: number): Ratio =>
  minus(plus(times(payment, periods - 1), lastOf(loan, payment, periods)), loan.amount);

// ── as billed ──

export type Bill = Readonly<Record<"paid" | "interest" | "principal" | "balance", bigint>>;

/** Whole cents: interest to the nearest, the last payment whatever is left. `extra` may differ from bill to bill. */
export function bills(
  loan: Loan,
  payment: Ratio,
  most: number,
  extra: (number: number) => Amount = () => 0,
): readonly Bill[] {
  const rows: Bill[] = [];
  const usual = nearest(payment, 2);
  let balance = nearest(loan.amount, 2);
  for (let number = 1; number <= most && balance > 0n; number++) {
    const interest = nearest(times(balance, loan.rate));
    const due = balance + interest;
    const wanted = usual + nearest(extra(number), 2);
    const paid = number === most || wanted > due ? due : wanted;
    balance = due - paid;
    rows.push({ paid, interest, principal: paid - interest, balance });
  }
  return rows;
}

export const inPrint = ({ paid, interest, principal, balance }: Bill) =>
  [paid, interest, principal, balance].map(cents);
export const total = (rows: readonly Bill[], of: "paid" | "interest" | "principal"): bigint =>
  rows.reduce((sum, row) => sum + row[of], 0n);

/** So many rows as one. */
export function together(rows: readonly Bill[], each: number): readonly Bill[] {
  const groups = Array.from({ length: Math.ceil(rows.length / each) }, (_, i) => rows.slice(i * each, (i + 1) * each));
  return groups.map((group) => ({
    paid: total(group, "paid"),
    interest: total(group, "interest"),
    principal: total(group, "principal"),
    balance: group.at(-1)?.balance ?? 0n,
  }));
}

export const numbered = (rows: readonly Bill[]): Rows => rows.map((row, i) => [fixed(i + 1, 0), ...inPrint(row)]);
