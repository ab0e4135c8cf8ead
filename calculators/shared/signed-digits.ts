// A number in a base, with a minus sign or in two's complement.
import { pattern, readDigits, signedValue, writeDigits, writeWhole } from "#numbers/positional";
import { type Rational, rational } from "#numbers/rational";

/** In two's complement a pattern from half of 2^bits on means a negative number. */
export function meant(number: string, base: number, bits: number | undefined): Rational {
  const value = readDigits(number, base);
  return bits === undefined ? value : rational(signedValue(value.top, bits));
}

/** None where the base is no power of two. */
export const bitsPerDigit = (base: number): number => [2, 4, 8, 16, 32].indexOf(base) + 1;

/** Bases that are powers of two show the bits as they are, the others a signed number. */
export function written(value: Rational, base: number, bits: number | undefined): string {
  if (bits === undefined || bitsPerDigit(base) === 0) return writeDigits(value, base);
  return writeWhole(pattern(value.top, bits), base).padStart(Math.ceil(bits / bitsPerDigit(base)), "0");
}
