// Logarithms, circles and angles to 120 decimals, by their series.
import {
  type Amount,
  exponential,
  isMore,
  isNegative,
  minus,
  near,
  nearest,
  over,
  plus,
  type Ratio,
  raised,
  ratio,
  root,
  times,
} from "./ratio.ts";

const DIGITS = 150;
const UNIT = 10n ** BigInt(DIGITS);
const inUnits = (a: Amount): bigint => nearest(a, DIGITS);
const from = (units: bigint): Ratio => ({ top: units, bottom: UNIT });

/** x ± x³/3 + x⁵/5 ± …, for small x: the inverse tangent with alternating signs, its hyperbolic sister without. */
function odd(x: bigint, sign: -1n | 1n): bigint {
  const square = (sign * x * x) / UNIT;
  let [sum, power] = [0n, x];
  for (let n = 1n; power !== 0n; n += 2n) {
    sum += power / n;
    power = (power * square) / UNIT;
  }
  return sum;
}

/** Machin, 1706: π ÷ 4 = 4 arctan 1/5 − arctan 1/239. */
export const PI: Ratio = from(4n * (4n * odd(UNIT / 5n, -1n) - odd(UNIT / 239n, -1n)));

const LN_2 = 2n * odd(UNIT / 3n, 1n);

/** ln m × 2^k = k ln 2 + 2 artanh((m − 1) ÷ (m + 1)), with m from 2/3 to 4/3. */
export function ln(a: Amount): Ratio {
  let [m, k] = [ratio(a), 0n];
  for (; isMore(m, over(4, 3)); k++) m = over(m, 2);
  for (; isMore(over(2, 3), m); k--) m = times(m, 2);
  return from(k * LN_2 + 2n * odd(inUnits(over(minus(m, 1), plus(m, 1))), 1n));
}

export const log10 = (a: Amount): Ratio => over(ln(a), ln(10));

const MOST_ROOT = 12;
/** A power with any exponent: exact where the root is a simple one, else e^(x ln a). */
export function toThe(base: Amount, exponent: Amount): Ratio {
  const { top, bottom } = lowest(exponent);
  if (bottom <= MOST_ROOT && top < 100_000n) return near(raised(base, { top, bottom }));
  return exponential(times(exponent, ln(base)));
}

export function lowest(a: Amount): Ratio {
  const { top, bottom } = ratio(a);
  let [x, y] = [top < 0n ? -top : top, bottom];
  while (y > 0n) [x, y] = [y, x % y];
  return { top: top / x, bottom: bottom / x };
}

const HALF_TURN = 180;
const radians = (degrees: Amount): Ratio => over(times(degrees, PI), HALF_TURN);
const degrees = (angle: Amount): Ratio => over(times(angle, HALF_TURN), PI);

/** x^n ÷ n! with alternating signs, from the first power on. */
function alternating(x: bigint, first: 0n | 1n): bigint {
  let [sum, term] = [0n, first === 0n ? UNIT : x];
  for (let n = first; term !== 0n; n += 2n) {
    sum += term;
    term = -(((term * x) / UNIT) * x) / UNIT / ((n + 1n) * (n + 2n));
  }
  return sum;
}

export const sine = (angle: Amount): Ratio => near(from(alternating(inUnits(radians(angle)), 1n)));
export const cosine = (angle: Amount): Ratio => near(from(alternating(inUnits(radians(angle)), 0n)));

/** By arctan x = 2 arctan(x ÷ (1 + √(1 + x²))), until x is small. */
export function arctangent(x: Ratio, halvings = 4): Ratio {
  if (halvings === 0) return from(odd(inUnits(x), -1n));
  return times(2, arctangent(over(x, plus(1, root(plus(1, times(x, x)), 2))), halvings - 1));
}

/** In degrees: arccos x = 2 arctan √((1 − x) ÷ (1 + x)). */
export function arccosine(x: Amount): Ratio {
  const [above, below] = [minus(1, x), plus(1, x)];
  if (isNegative(x)) return minus(HALF_TURN, arccosine(times(x, -1)));
  return above.top === 0n ? above : near(degrees(times(2, arctangent(root(over(above, below), 2)))));
}
