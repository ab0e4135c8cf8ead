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
  /** What is billed each period. */
  readonly payment: Decimal;
  /** What is paid on top of it of one's own will: each period the same, or by the period's number. */
  readonly extra: Decimal | ((period: number) => Decimal);
  /** Decimals that money has: 2, for cents. */
  readonly digits?: number;
};

export function billed({ principal, rate, periods, payment, extra, digits = CENTS }: Terms): readonly Bill[] {
  const regular = toUnits(payment, digits);
  const extraIn = typeof extra === "function" ? extra : () => extra;
  return settled(toUnits(principal, digits), rate, periods, ({ period, due }) => {
    const voluntary = extraIn(period);
    if (period === periods) return due;
    return voluntary.isZero() ? regular : regular + toUnits(voluntary, digits);
  });
}

/** The same loan without rounding: 30 decimals are as good as none. */
export function unrounded(terms: Omit<Terms, "digits">) {
  const bills = billed({ ...terms, digits: FINEST });
  return { payments: bills.length, interest: fromUnits(together(bills).interest, FINEST) };
}

export type Due = { readonly period: number; readonly owed: bigint; readonly interest: bigint; readonly due: bigint };

/** A debt as it is paid down, by a payment that may follow from what is due; it ends at nothing, or with the periods. */
export function settled(
  principal: bigint,
  rate: Decimal,
  periods: number,
  payment: (due: Due) => bigint,
): readonly Bill[] {
  const interestOn = partOf(rate);
  const bills: Bill[] = [];
  let owed = principal;
  for (let period = 1; period <= periods && owed > 0n; period++) {
    const interest = interestOn(owed);
    const due = owed + interest;
    const wanted = payment({ period, owed, interest, due });
    const paid = wanted > due ? due : wanted;
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

const CENTS = 2;
const FINEST = 30;
/**
 * Cents are rounded as everywhere. The finest units are not: the thirty digits that a rounding trusts would be too few,
 * and a payment that is a hair too small would leave dust to be paid once more.
 */
function toUnits(amount: Decimal, digits: number): bigint {
  const units = amount.times(`1e${digits}`);
  return BigInt((digits === CENTS ? round(units) : units.ceil()).toString());
}
const fromUnits = (units: bigint, digits: number): Decimal => new Decimal(`${units}e-${digits}`);

export const toCents = (amount: Decimal): bigint => toUnits(amount, CENTS);
export const fromCents = (cents: bigint): Decimal => fromUnits(cents, CENTS);

const SCALE = 10n ** 40n;
// The ratio may be cut off at its fortieth decimal, so an exact half cent can come out a hair below one.
const HAIR = 10n ** 15n;

/** So much of an amount of cents, to the cent. */
export function partOf(ratio: Decimal): (cents: bigint) => bigint {
  const scaled = BigInt(ratio.times(SCALE.toString()).round().toString());
  return (cents) => (cents * scaled + SCALE / 2n + HAIR) / SCALE;
}
