// How lopsided and how heavy-tailed a sample is, as SKEW and KURT in Excel tell it. With s for the sample standard deviation:
//
//   skewness         n ÷ ((n − 1)(n − 2)) × Σ((x − mean) ÷ s)³
//   excess kurtosis  n(n + 1) ÷ ((n − 1)(n − 2)(n − 3)) × Σ((x − mean) ÷ s)⁴ − 3(n − 1)² ÷ ((n − 2)(n − 3))
//
// Neither depends on the unit, so both follow from whole numbers, with A = nΣ(x − mean)², B = n²Σ(x − mean)³ and
// C = n³Σ(x − mean)⁴, which are exact.
import type { Decimal } from "#numbers/decimal";
import { inWholes, rational, toDecimal } from "#numbers/rational";

export type Shape = { readonly skewness: Decimal | null; readonly kurtosis: Decimal | null };

/** Null of too few values, or of equal ones. */
export function shapeOf(values: readonly Decimal[]): Shape {
  const { wholes } = inWholes(values);
  const n = BigInt(wholes.length);
  const sumOf = (power: (x: bigint) => bigint) => wholes.reduce((total, x) => total + power(x), 0n);
  const [s1, s2] = [sumOf((x) => x), sumOf((x) => x ** 2n)];
  const [s3, s4] = [sumOf((x) => x ** 3n), sumOf((x) => x ** 4n)];
  const a = n * s2 - s1 ** 2n;
  const b = n ** 2n * s3 - 3n * n * s1 * s2 + 2n * s1 ** 3n;
  const c = n ** 3n * s4 - 4n * n ** 2n * s1 * s3 + 6n * n * s1 ** 2n * s2 - 3n * s1 ** 4n;
  return {
    skewness: n < 3n || a === 0n ? null : skewness(n, a, b),
    kurtosis: n < 4n || a === 0n ? null : kurtosis(n, a, c),
  };
}

/** b√(n(n − 1) ÷ a³) ÷ (n − 2) */
function skewness(n: bigint, a: bigint, b: bigint): Decimal {
  const size = toDecimal(rational(n * (n - 1n) * b ** 2n, (n - 2n) ** 2n * a ** 3n)).sqrt();
  return b < 0n ? size.neg() : size;
}

const kurtosis = (n: bigint, a: bigint, c: bigint): Decimal =>
  toDecimal(rational((n + 1n) * (n - 1n) * c - 3n * (n - 1n) ** 2n * a ** 2n, (n - 2n) * (n - 3n) * a ** 2n));
