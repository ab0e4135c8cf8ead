// Decimals as whole numbers of 2^-bits and back, with the two series that logarithms and angles share.
import type { Decimal } from "decimal.js";

/** Rather too many decimal places for so many bits than too few. */
const PLACES_A_BIT = 0.302;
const LEAST_PLACES_A_BIT = 0.301;

/** How many of 2^-bits a decimal is, without what is left. */
export function wholeOf(value: Decimal, bits: number): bigint {
  const [digits, power] = partsOf(value);
  const units = digits << BigInt(bits);
  return power < 0 ? units / tenTo(-power) : units * tenTo(power);
}

/** A decimal's digits as a whole number, and the power of ten that it is multiplied by. */
export function partsOf(value: Decimal): Parts {
  const [digits = "", power] = value.toExponential().split("e");
  const [first, rest = ""] = digits.split(".");
  return [BigInt(`${first}${rest}`), Number(power) - rest.length];
}

/** whole × 2^-bits × 10^tens as text. */
export function textOf(whole: bigint, bits: number, tens: number): string {
  const places = Math.ceil(bits * PLACES_A_BIT);
  return `${(whole * tenTo(places)) >> BigInt(bits)}e${tens - places}`;
}

export const tenTo = (power: number): bigint => 10n ** BigInt(power);

/** How many bits it has, to the next four. */
export const bitsOf = (whole: bigint): number => (whole === 0n ? 0 : 4 * size(whole).toString(16).length);
const size = (whole: bigint): bigint => (whole < 0n ? -whole : whole);

/** The sum of terms each made from the one before it, to the last that is not nothing. */
export function series(first: bigint, next: (term: bigint, n: bigint) => bigint): bigint {
  let [sum, term] = [0n, first];
  for (let n = 1n; size(term) > 1n; n++) {
    sum += term;
    term = next(term, n);
  }
  return sum;
}

/** z + sign × z³/3 + z⁵/5 + sign × z⁷/7 …: half the logarithm of (1 + z) ÷ (1 − z), or the angle whose tangent is z. */
export function oddPowers(z: bigint, bits: number, sign: 1n | -1n): bigint {
  const shift = BigInt(bits);
  const square = (sign * z * z) >> shift;
  let [sum, power] = [0n, z];
  for (let odd = 1n; size(power) > 1n; odd += 2n) {
    sum += power / odd;
    power = (power * square) >> shift;
  }
  return sum;
}

type Parts = readonly [digits: bigint, power: number];

/** So many times itself, exactly or cut off after more than `most` digits. */
export function repeated(parts: Parts, times: number, most: number): Parts {
  let [result, base]: [Parts, Parts] = [[1n, 0], parts];
  for (let left = times; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = product(result, base, most);
    if (left > 1) base = product(base, base, most);
  }
  return result;
}

function product([a, i]: Parts, [b, j]: Parts, most: number): Parts {
  const digits = a * b;
  const beyond = Math.floor(bitsOf(digits) * LEAST_PLACES_A_BIT) - most;
  return beyond > 0 ? [digits / tenTo(beyond), i + j + beyond] : [digits, i + j];
}
