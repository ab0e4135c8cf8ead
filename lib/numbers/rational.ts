// Exact fractions: in lowest terms, the sign on top, the denominator above zero.
import { Decimal } from "./decimal.ts";
import { gcd, lcm, magnitude } from "./integers.ts";
import { snap } from "./round.ts";

export type Rational = { readonly top: bigint; readonly bottom: bigint };

/** In lowest terms; `bottom` must not be zero. */
export function rational(top: bigint, bottom = 1n): Rational {
  const divisor = bottom < 0n ? -gcd(top, bottom) : gcd(top, bottom);
  return { top: top / divisor, bottom: bottom / divisor };
}

export const plus = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);

export const negated = ({ top, bottom }: Rational): Rational => ({ top: -top, bottom });

export const minus = (a: Rational, b: Rational): Rational => plus(a, negated(b));

export const times = (a: Rational, b: Rational): Rational => rational(a.top * b.top, a.bottom * b.bottom);

/** `b` must not be zero. */
export const over = (a: Rational, b: Rational): Rational => rational(a.top * b.bottom, a.bottom * b.top);

/** To the eighty digits that a decimal carries. */
export const toDecimal = ({ top, bottom }: Rational): Decimal => new Decimal(top).div(bottom);

/** Decimals as whole numbers of one power of ten: 0.5 and 1.25 are 50 and 125 hundredths. */
export function inWholes(values: readonly Decimal[]): { readonly wholes: readonly bigint[]; readonly scale: bigint } {
  const places = Math.max(0, ...values.map((value) => value.decimalPlaces()));
  const scale = new Decimal(`1e${places}`);
  return { wholes: values.map((value) => BigInt(value.times(scale).toString())), scale: BigInt(scale.toString()) };
}

/** A decimal is a fraction of a power of ten. */
export function fromDecimal(value: Decimal): Rational {
  const { wholes, scale } = inWholes([value]);
  return rational(wholes[0] ?? 0n, scale);
}

const LARGEST_BOTTOM = 1_000_000n;

/** The fraction that agrees with a decimal in every sure digit, where one has a denominator that people read. */
export function asFraction(value: Decimal): Rational | undefined {
  const sure = snap(value);
  // Convergents of the continued fraction: the best approximations there are, each with a larger denominator.
  let [before, last, rest] = [{ top: 0n, bottom: 1n }, { top: 1n, bottom: 0n }, fromDecimal(sure)];
  while (rest.bottom !== 0n) {
    const whole = floorOf(rest);
    [before, last] = [last, { top: whole * last.top + before.top, bottom: whole * last.bottom + before.bottom }];
    if (last.bottom > LARGEST_BOTTOM) return undefined;
    if (snap(toDecimal(last)).eq(sure)) return last;
    rest = { top: rest.bottom, bottom: rest.top - whole * rest.bottom };
  }
  return undefined;
}

const floorOf = ({ top, bottom }: Rational): bigint => (top - (((top % bottom) + bottom) % bottom)) / bottom;

const UNSIGNED = "(?:(?:\\d{1,40} )?\\d{1,40} ?/ ?\\d{1,40}|\\d{1,40}(?:\\.\\d{1,40})?|\\.\\d{1,40})";
/** What `readFraction` reads: "3/4", "-1 3/4", "7", "0.75". */
export const FRACTION = `(?:[+-] ?)?${UNSIGNED}`;
/** "16:9", "1 1/2:3:0.5" */
export const RATIO = `${UNSIGNED}(?: ?: ?${UNSIGNED}){1,9}`;

/** As it is written, not in lowest terms: "0.75" is 75/100. A minus is that of the whole: "-1 3/4" is -7/4. */
export function readFraction(text: string): Rational {
  const [number = "", below = "1"] = text.replace(/^[+-] ?/, "").split("/");
  const [top = "", whole = "0"] = number.trim().split(" ").reverse();
  const [before = "", after = ""] = top.split(".");
  const bottom = BigInt(below.trim()) * 10n ** BigInt(after.length);
  const size = BigInt(whole) * bottom + BigInt(before + after);
  return { top: text.startsWith("-") ? -size : size, bottom };
}

export const readRatio = (text: string): readonly Rational[] =>
  text.split(":").map((term) => readFraction(term.trim()));

/** The same ratio in whole numbers: every term times the least that makes all of them whole. */
export function widened(terms: readonly Rational[]): { readonly by: bigint; readonly wholes: readonly bigint[] } {
  const by = terms.map((term) => term.bottom).reduce(lcm, 1n);
  return { by, wholes: terms.map((term) => (term.top * by) / term.bottom) };
}

/** And without a common divisor; not for zeros alone. */
export function inLowestWholes(terms: readonly Rational[]): readonly bigint[] {
  const { wholes } = widened(terms);
  const divisor = wholes.reduce(gcd, 0n);
  return wholes.map((whole) => whole / divisor);
}

/** "3/4", or "7" where nothing is left below. */
export const writeFraction = ({ top, bottom }: Rational): string => (bottom === 1n ? `${top}` : `${top}/${bottom}`);

/** "-1 3/4"; null where it is whole, or less than one. */
export function writeMixed({ top, bottom }: Rational): string | null {
  const [whole, rest] = [magnitude(top) / bottom, magnitude(top) % bottom];
  if (whole === 0n || rest === 0n) return null;
  return `${top < 0n ? "-" : ""}${whole} ${rest}/${bottom}`;
}
