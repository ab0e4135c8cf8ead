// The normal distribution: Φ(x) = 1/2 + (x − x³/(2·3) + x⁵/(2·4·5) − x⁷/(2·4·6·7) + …) ÷ √(2π), and far out by Laplace's continued
// fraction, of which the logarithm is taken: e^(−20,000) has no digit among the first hundred.
import {
  type Amount,
  compare,
  exponential,
  isMore,
  isNegative,
  minus,
  near,
  nearest,
  over,
  plus,
  type Ratio,
  ratio,
  root,
  size,
  times,
} from "./ratio.ts";
import { ln, PI } from "./series.ts";

const DIGITS = 150;
const UNIT = 10n ** BigInt(DIGITS);
const FAR = 9;
const FRACTIONS = 400n;
const HALVINGS = 100;
const ROOT_2_PI = root(times(2, PI), 2);

const ratioOf = (units: bigint): Ratio => ({ top: units, bottom: UNIT });

/** The share of the distribution above x, which is less than 9. */
export function normalAbove(x: Amount): Ratio {
  if (isNegative(x)) return minus(1, normalAbove(times(x, -1)));
  const [units, square] = [nearest(x, DIGITS), nearest(times(x, x), DIGITS)];
  let [sum, term] = [0n, units];
  for (let n = 1n; term !== 0n; n++) {
    sum += term / (2n * n - 1n);
    term = -((term * square) / UNIT) / (2n * n);
  }
  return minus(over(1, 2), over(ratioOf(sum), ROOT_2_PI));
}

/** The natural logarithm of the share above x, however far out. */
export function logOfAbove(x: Amount): Ratio {
  if (isMore(FAR, x)) return ln(near(normalAbove(x)));
  const units = nearest(x, DIGITS);
  let below = units;
  for (let n = FRACTIONS; n > 0n; n--) below = units + (n * UNIT * UNIT) / below;
  return minus(over(times(x, x), -2), ln(near(times(ROOT_2_PI, ratioOf(below)))));
}

/** The point above which lies a share of that logarithm, at most half: halved. */
export function pointAbove(log: Ratio): Ratio {
  let [low, high] = [ratio(0), plus(1, root(times(-2, log), 2))];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = ratioOf(nearest(over(plus(low, high), 2), DIGITS));
    [low, high] = isMore(logOfAbove(middle), log) ? [middle, high] : [low, middle];
  }
  return low;
}

const FARTHEST = 10;

/** Where nearly nothing lies beyond: the calculators give no answer there. */
export const isFar = (z: Ratio): boolean => isMore(size(z), FARTHEST);

/** The share above a point of the right side, to as many digits as are left of it. */
export const tail = (z: Ratio): Ratio => (isMore(FAR, z) ? normalAbove(z) : exponential(logOfAbove(z)));
export const above = (z: Ratio): Ratio => (isNegative(z) ? minus(1, tail(size(z))) : tail(z));
export const below = (z: Ratio): Ratio => above(times(z, -1));

/** The point below which lies a share. */
export function pointBelow(share: Ratio): Ratio {
  const rest = minus(1, share);
  const order = compare(share, rest);
  return order === 0 ? ratio(0) : times(pointAbove(ln(order < 0 ? share : rest)), order < 0 ? -1 : 1);
}
