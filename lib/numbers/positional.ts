// Numbers written in any base from 2 to 36, whole or with a fraction, exactly.
import { magnitude, power } from "./integers.ts";
import { negated, type Rational, rational } from "./rational.ts";

// Bits, or decimal digits, or digits and letters in groups: the last are all of them, the others what is usual.
const PLAIN = "[01]+(?:\\.[01]+)?|[0-9]+(?:\\.[0-9]+)?";
const LETTERS = "[0-9A-Za-z]+";
/** What `readDigits` reads: "255", "FF", "-101.1", "1010 1100", ".8". */
export const DIGITS = `[+-]?(?:${PLAIN}|${LETTERS}(?:[ _]${LETTERS})*(?:\\.${LETTERS})?|\\.${LETTERS})`;

const PREFIXES: Readonly<Record<number, RegExp>> = { 2: /^0b(?=.)/i, 8: /^0o(?=.)/i, 16: /^0x(?=.)/i };

/** The digits alone, in capitals; "0x" goes in base 16, where "0b1" is a number. */
export const bare = (text: string, base: number): string =>
  text
    .replace(/^[+-]|[ _]/g, "")
    .replace(PREFIXES[base] ?? /^$/, "")
    .toUpperCase();

export const digitValue = (digit: string): number => Number.parseInt(digit, 36);

/** The first digit that the base does not have. */
export const strangeDigit = (text: string, base: number): string | undefined =>
  [...bare(text, base).replace(".", "")].find((digit) => digitValue(digit) >= base);

export function readDigits(text: string, base: number): Rational {
  const [before = "", after = ""] = bare(text, base).split(".");
  const size = [...before, ...after].reduce((value, digit) => value * BigInt(base) + BigInt(digitValue(digit)), 0n);
  const value = rational(size, power(BigInt(base), after.length));
  return text.startsWith("-") ? negated(value) : value;
}

const MOST_DIGITS = 64;

/** "-101.0(0011)": what stands in parentheses repeats for ever. "0.1234…" is cut off after 64 digits. */
export function writeDigits({ top, bottom }: Rational, base: number): string {
  const whole = writeWhole(magnitude(top) / bottom, base);
  const fraction = fractionDigits(magnitude(top) % bottom, bottom, base);
  return `${top < 0n ? "-" : ""}${whole}${fraction && `.${fraction}`}`;
}

export const writeWhole = (whole: bigint, base: number): string => whole.toString(base).toUpperCase();

/** Long division: each remainder times the base gives a digit, and the digits repeat where a remainder comes again. */
function fractionDigits(remainder: bigint, bottom: bigint, base: number): string {
  const seen = new Map<bigint, number>();
  let [digits, rest] = ["", remainder];
  while (rest > 0n) {
    const start = seen.get(rest);
    if (start !== undefined) return `${digits.slice(0, start)}(${digits.slice(start)})`;
    if (digits.length === MOST_DIGITS) return `${digits}…`;
    seen.set(rest, digits.length);
    digits += writeWhole((rest * BigInt(base)) / bottom, base);
    rest = (rest * BigInt(base)) % bottom;
  }
  return digits;
}

// Not BigInt.asUintN: QuickJS of 2025 returns a negative number as it is.
/** How so many bits hold a number that may be negative: what is left when 2^bits is taken off or added. */
export const pattern = (value: bigint, bits: number): bigint => ((value % span(bits)) + span(bits)) % span(bits);

export function signedValue(value: bigint, bits: number): bigint {
  const held = pattern(value, bits);
  return held < span(bits - 1) ? held : held - span(bits);
}

const span = (bits: number): bigint => 2n ** BigInt(bits);

/** Signed from -2^(bits - 1), or as a bare pattern up to 2^bits - 1. */
export const fits = (value: bigint, bits: number): boolean => -span(bits - 1) <= value && value < span(bits);
