// ax² + bx + c = 0 in whole numbers, a above zero: its roots exactly and as decimals.
import { Decimal } from "./decimal.ts";
import { gcd, magnitude, surd } from "./integers.ts";

export type Coefficients = readonly [a: bigint, b: bigint, c: bigint];

export const discriminant = ([a, b, c]: Coefficients): bigint => b * b - 4n * a * c;

/** x = (p ± q√r) ÷ d in lowest terms; where the roots are not real, an i stands before √r. */
export type Surds = {
  readonly p: bigint;
  readonly q: bigint;
  readonly r: bigint;
  readonly d: bigint;
  readonly isReal: boolean;
};

export function surdRoots(coefficients: Coefficients): Surds {
  const [a, b] = coefficients;
  const under = discriminant(coefficients);
  const { outside, inside } = surd(magnitude(under));
  const common = gcd(gcd(b, outside), 2n * a);
  return { p: -b / common, q: outside / common, r: inside, d: (2n * a) / common, isReal: under >= 0n };
}

/**
 * The smaller and the larger root; null where they are not real. Textbooks add -b and ±√(b² - 4ac), which for one of
 * the signs takes away nearly equal numbers. So that root follows from the other: together they multiply to c ÷ a.
 */
export function realRoots(coefficients: Coefficients): readonly [Decimal, Decimal] | null {
  const [a, b, c] = coefficients;
  const under = discriminant(coefficients);
  if (under < 0n) return null;
  const root = new Decimal(under).sqrt();
  const sum = b < 0n ? root.minus(b) : root.plus(b).neg();
  const one = sum.div(2n * a);
  const other = sum.isZero() ? one : new Decimal(2n * c).div(sum);
  return one.lt(other) ? [one, other] : [other, one];
}

/** The real part of both roots and the imaginary part of one; null where the roots are real. */
export function complexParts(coefficients: Coefficients): readonly [real: Decimal, imaginary: Decimal] | null {
  const [a, b] = coefficients;
  const under = discriminant(coefficients);
  return under < 0n ? [new Decimal(-b).div(2n * a), new Decimal(-under).sqrt().div(2n * a)] : null;
}
