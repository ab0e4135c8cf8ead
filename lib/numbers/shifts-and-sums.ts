// Logarithms, powers of e and angles in whole numbers of 2^-bits, by the method of Briggs (1624) and Volder (CORDIC, 1959): a
// number is brought to 1 by factors 1 + 2^-i, a direction to 0° by turns whose tangents are 2^-i, which are shifts and sums;
// the logarithms of these factors and these angles are known, and a short series says what is left.
import type { Decimal } from "decimal.js";
import { oddPowers, partsOf, series, tenTo, wholeOf } from "./whole.ts";

const STEPS = 24;
const HALVINGS = 12;

const logarithms = remembered((bits) => steps((i) => 2n * oddPowers(one(bits) / ((2n << BigInt(i)) + 1n), bits, 1n)));
const angles = remembered((bits) =>
  steps((i) => (i === 0 ? pi(bits) / 4n : oddPowers(one(bits) >> BigInt(i), bits, -1n))),
);
/** 10 is 2 × 2 × 2 × (1 + 1/4). */
const ln10 = remembered((bits) => 3n * at(logarithms(bits), 0) + at(logarithms(bits), 2));
/** Machin, 1706. */
const pi = remembered(
  (bits) => 16n * oddPowers(one(bits) / 5n, bits, -1n) - 4n * oddPowers(one(bits) / 239n, bits, -1n),
);

/** Of a decimal above 0. */
export function logarithm(value: Decimal, bits: number): bigint {
  const [digits, power] = partsOf(value);
  const length = digits.toString().length;
  let [x, sum] = [(digits << BigInt(bits)) / tenTo(length), BigInt(power + length) * ln10(bits)];
  for (const [i, ofFactor] of logarithms(bits).entries())
    for (let next = more(x, i); next <= one(bits); next = more(x, i)) [x, sum] = [next, sum - ofFactor];
  return sum + 2n * oddPowers(((x - one(bits)) << BigInt(bits)) / (x + one(bits)), bits, 1n);
}

const more = (x: bigint, i: number): bigint => x + (x >> BigInt(i));

/** e to so many, as a number from 1 to 10 and a power of ten. */
export function powerOfE(exponent: bigint, bits: number): { whole: bigint; tens: number } {
  const [shift, tens] = [BigInt(bits), floor(exponent, ln10(bits))];
  const part = (exponent - tens * ln10(bits)) >> BigInt(HALVINGS);
  let whole = series(one(bits), (term, n) => ((term * part) >> shift) / n);
  for (let i = 0; i < HALVINGS; i++) whole = (whole * whole) >> shift;
  return { whole, tens: Number(tens) };
}

/** The sine of radians and of so many right angles more: with one, the cosine. */
export function sineOf(value: Decimal, bits: number, rightAngles: 0n | 1n): bigint {
  const [shift, right] = [BigInt(bits), pi(bits) / 2n];
  const radians = wholeOf(value, bits);
  const turns = floor(radians + right / 2n, right);
  const rest = radians - turns * right;
  const square = (rest * rest) >> shift;
  const quarter = (((turns + rightAngles) % 4n) + 4n) % 4n;
  const size =
    quarter % 2n === 0n
      ? series(rest, (term, n) => -((term * square) >> shift) / (2n * n * (2n * n + 1n)))
      : series(one(bits), (term, n) => -((term * square) >> shift) / (2n * n * (2n * n - 1n)));
  return quarter < 2n ? size : -size;
}

/** The angle in radians whose tangent is a number not below 0. */
export function angleOfTangent(value: Decimal, bits: number): bigint {
  const isSteep = value.gt(1);
  const [long, short] = [isSteep ? wholeOf(value, bits) : one(bits), isSteep ? one(bits) : wholeOf(value, bits)];
  let [along, up, sum] = [long, short, 0n];
  for (const [i, angle] of angles(bits).entries())
    while (up >= along >> BigInt(i))
      [along, up, sum] = [along + (up >> BigInt(i)), up - (along >> BigInt(i)), sum + angle];
  sum += oddPowers((up << BigInt(bits)) / along, bits, -1n);
  return isSteep ? pi(bits) / 2n - sum : sum;
}

function one(bits: number): bigint {
  return 1n << BigInt(bits);
}

function steps(of: (i: number) => bigint): readonly bigint[] {
  return Array.from({ length: STEPS }, (_, i) => of(i));
}

const floor = (of: bigint, by: bigint): bigint => (of < 0n ? -((by - 1n - of) / by) : of / by);

function at<T>(list: readonly T[], i: number): T {
  const found = list[i];
  if (found === undefined) throw new RangeError(`There is no ${i} here.`);
  return found;
}

/** What depends on nothing but the bits is worked out once. */
function remembered<T>(make: (bits: number) => T): (bits: number) => T {
  const known = new Map<number, T>();
  return (bits) => {
    const value = known.get(bits) ?? make(bits);
    known.set(bits, value);
    return value;
  };
}
