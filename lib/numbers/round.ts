// Rounding, always after a snap to the digits that are sure: of the eighty we carry the last sixteen are guard digits,
// so 43.12499…9 (which is 43.125, divided once too early) still rounds to 43.13 and 7.000…01 boxes stay 7.
import { type Amount, Decimal, decimal } from "./decimal.ts";

const GUARD_DIGITS = 16;

/** What is more than these is not read by people, and no program is sent more. */
export const SHOWN_DIGITS = 30;
export const isTooLargeToShow = (amount: Decimal): boolean => amount.e >= SHOWN_DIGITS;

/** How many digits of what we carry are sure. */
export const sureDigits = (): number => Decimal.precision - GUARD_DIGITS;

export const snap = (amount: Amount): Decimal => decimal(amount).toSignificantDigits(sureDigits());

/** a − b; exactly zero where they agree in every sure digit, for what is left then is noise. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  const left = a.minus(b);
  return left.isZero() || left.e > a.e - sureDigits() ? left : decimal(0);
}

/** Less than a positive amount by one in its last sure digit: where what was taken off is too small to show, a tie still goes down. */
export const hairBelow = (amount: Decimal): Decimal => hairBeside(amount, -1);

/** Below (-1), above (1) or neither. */
export type Side = -1 | 0 | 1;

/** The same for an amount of any sign, on either side. Nothing stays nothing. */
export const hairBeside = (amount: Decimal, side: Side): Decimal =>
  amount.isZero() ? amount : amount.plus(`${side}e${amount.e + 1 - sureDigits()}`);

/** Half away from zero: 2.5 → 3 and −2.5 → −3. */
export const round = (amount: Amount, digits = 0): Decimal => snap(amount).toDecimalPlaces(digits);

export const ceil = (amount: Amount, digits = 0): Decimal => snap(amount).toDecimalPlaces(digits, Decimal.ROUND_CEIL);

export const floor = (amount: Amount, digits = 0): Decimal => snap(amount).toDecimalPlaces(digits, Decimal.ROUND_FLOOR);
