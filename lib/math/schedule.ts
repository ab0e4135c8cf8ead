// A loan as a lender bills it: interest rounded to the cent each period, the last payment whatever is left.
// In BigInt cents, so columns add up exactly, and a hundred times faster than decimals.
import { Decimal } from "./decimal.ts";
import { round } from "./round.ts";

export type Bill = {
  readonly paid: bigint;
  readonly interest: bigint;
  readonly principal: bigint;
  readonly balance: bigint;
};

export type Terms = {
  readonly principal: Decimal;
  /** Of one period, as a plain ratio. */
  readonly rate: Decimal;
  readonly periods: number;
  /** What is billed each period, and what is paid on top of it of one's own will. */
  readonly payment: Decimal;
  readonly extra: Decimal;
};

export function billed(terms: Terms): readonly Bill[] {
  const interestOn = interestInCents(terms.rate);
  const payment = toCents(terms.payment) + toCents(terms.extra);
  const bills: Bill[] = [];
  let owed = toCents(terms.principal);
  for (let period = 1; period <= terms.periods && owed > 0n; period++) {
    const interest = interestOn(owed);
    const due = owed + interest;
    const paid = period === terms.periods || payment > due ? due : payment;
    owed = due - paid;
    bills.push({ paid, interest, principal: paid - interest, balance: owed });
  }
  return bills;
}

export type Row = {
  readonly paid: Decimal;
  readonly interest: Decimal;
  readonly principal: Decimal;
  readonly balance: Decimal;
};

export const inMoney = ({ paid, interest, principal, balance }: Bill): Row => ({
  paid: fromCents(paid),
  interest: fromCents(interest),
  principal: fromCents(principal),
  balance: fromCents(balance),
});

/** So many bills at a time as one: a year of months. */
export function inGroups(bills: readonly Bill[], size: number): readonly Bill[] {
  const starts = bills.flatMap((_, i) => (i % size === 0 ? [i] : []));
  return starts.map((start) => together(bills.slice(start, start + size)));
}

export const together = (bills: readonly Bill[]): Bill => ({
  paid: bills.reduce((sum, bill) => sum + bill.paid, 0n),
  interest: bills.reduce((sum, bill) => sum + bill.interest, 0n),
  principal: bills.reduce((sum, bill) => sum + bill.principal, 0n),
  balance: bills.at(-1)?.balance ?? 0n,
});

const toCents = (amount: Decimal): bigint => BigInt(round(amount.times(100)).toString());
export const fromCents = (cents: bigint): Decimal => new Decimal(`${cents}e-2`);

const SCALE = 10n ** 40n;
// The rate may be cut off at its fortieth decimal, so an exact half cent can come out a hair below one.
const HAIR = 10n ** 15n;

function interestInCents(rate: Decimal): (owed: bigint) => bigint {
  const scaled = BigInt(rate.times(SCALE.toString()).round().toString());
  return (owed) => (owed * scaled + SCALE / 2n + HAIR) / SCALE;
}
