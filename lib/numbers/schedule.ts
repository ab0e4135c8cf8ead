// A loan as a lender bills it: interest rounded to the cent each period, the last payment whatever is left.
// In BigInt cents, so columns add up exactly, and a hundred times faster than decimals.
import { Decimal, decimal } from "./decimal.ts";
import { round, SHOWN_DIGITS } from "./round.ts";

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

export function billed({ principal, rate, periods, extra, digits = CENTS, ...terms }: Terms): readonly Bill[] {
  const regular = toUnits(terms.payment, digits);
  const extraIn = typeof extra === "function" ? extra : () => extra;
  const payment = ({ period, due }: Due) => {
    const voluntary = extraIn(period);
    if (period === periods) return due;
    return voluntary.isZero() ? regular : regular + toUnits(voluntary, digits);
  };
  return settled(toUnits(principal, digits), rate, periods, payment, limitsIn(digits));
}

/** The same loan without rounding: eighty decimals are as good as none, also when a debt has grown 10^22 times. */
export function unrounded(terms: Omit<Terms, "digits">) {
  const bills = billed({ ...terms, digits: FINEST });
  return { payments: bills.length, interest: fromUnits(together(bills).interest, FINEST) };
}

export type Due = { readonly period: number; readonly owed: bigint; readonly interest: bigint; readonly due: bigint };

type Limits = {
  /** A debt that grows beyond this is not followed any further. */
  readonly most: bigint;
  /** What a payment may be short of all that is due and still settle it: a digit that was cut off. */
  readonly dust: bigint;
};

const limitsIn = (digits: number): Limits => ({
  most: 10n ** BigInt(SHOWN_DIGITS + digits),
  dust: digits > DUST_DECIMALS ? 10n ** BigInt(digits - DUST_DECIMALS) : 0n,
});

/**
 * A debt as it is paid down, by a payment that may follow from what is due. It ends at nothing, with the periods, or
 * where it has grown beyond reading: payments that are rounded down to the cent may not cover the interest.
 */
export function settled(
  principal: bigint,
  rate: Decimal,
  periods: number,
  payment: (due: Due) => bigint,
  { most, dust } = limitsIn(CENTS),
): readonly Bill[] {
  const interestOn = partOf(rate);
  const bills: Bill[] = [];
  let owed = principal;
  for (let period = 1; period <= periods && owed > 0n && owed <= most; period++) {
    const interest = interestOn(owed);
    const due = owed + interest;
    const wanted = payment({ period, owed, interest, due });
    const paid = wanted + dust > due ? due : wanted;
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
const FINEST = 80;
const DUST_DECIMALS = 45;

/** Cents are rounded as everywhere. The finest units are not: the digits that a rounding trusts would be too few. */
function toUnits(amount: Decimal, digits: number): bigint {
  const units = amount.times(`1e${digits}`);
  return BigInt((digits === CENTS ? round(units) : units.round()).toString());
}
const fromUnits = (units: bigint, digits: number): Decimal => new Decimal(`${units}e-${digits}`);

export const toCents = (amount: Decimal): bigint => toUnits(amount, CENTS);
export const fromCents = (cents: bigint): Decimal => fromUnits(cents, CENTS);

// A ratio in parts of 2^300, for a shift is quicker than a division. It is cut off at its eightieth digit, so an exact half
// cent can come out a hair below one: 2^140 of those parts are about 10^-48 of a cent.
const SCALE_BITS = 300n;
const SCALE = decimal(`${1n << SCALE_BITS}`);
const HALF_AND_HAIR = (1n << (SCALE_BITS - 1n)) + (1n << 140n);

/** So much of an amount of cents, to the cent. */
export function partOf(ratio: Decimal): (cents: bigint) => bigint {
  const scaled = BigInt(ratio.times(SCALE).round().toString());
  return (cents) => (cents * scaled + HALF_AND_HAIR) >> SCALE_BITS;
}
