// Rounding, always after a snap to 30 significant digits: ten of the forty we carry are guard digits,
// so 43.12499…9 (which is 43.125, divided once too early) still rounds to 43.13 and 7.000…01 boxes stay 7.
import { type Amount, Decimal, decimal } from "./decimal.ts";

const TRUSTED_DIGITS = 30;

export const snap = (amount: Amount): Decimal => decimal(amount).toSignificantDigits(TRUSTED_DIGITS);

/** Half away from zero: 2.5 → 3 and −2.5 → −3. */
export const round = (amount: Amount, digits = 0): Decimal => snap(amount).toDecimalPlaces(digits);

export const ceil = (amount: Amount, digits = 0): Decimal => snap(amount).toDecimalPlaces(digits, Decimal.ROUND_CEIL);

export const floor = (amount: Amount, digits = 0): Decimal => snap(amount).toDecimalPlaces(digits, Decimal.ROUND_FLOOR);
