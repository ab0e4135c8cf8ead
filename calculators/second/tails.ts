// Tails of χ², F and t by power series, as a mathematics text defines the incomplete gamma and beta functions, to 80 digits:
//
//   P(a; x)     = x^a e^−x ÷ Γ(a + 1) × (1 + x/(a + 1) + x²/((a + 1)(a + 2)) + …)
//   I(x; a, b)  = x^a (1 − x)^b ÷ (a B(a, b)) × (1 + x (a + b)/(a + 1) × (1 + x (a + b + 1)/(a + 2) × …))
//
// Γ comes from the first of them: for y from 1 to 2 nothing above 220 counts, so Γ(y) = 220^y e^−220 × (1/y + 220/(y (y + 1)) + …).
import {
  type Amount,
  compare,
  exponential,
  isMore,
  minus,
  near,
  nearest,
  over,
  plus,
  type Ratio,
  ratio,
  times,
} from "./ratio.ts";
import { ln } from "./series.ts";

const DIGITS = 90;
const UNIT = 10n ** BigInt(DIGITS);
const FAR = 220;
/** What begins with e^-150 or 10^-65 has no digit that is shown. */
const NOTHING = -150;

export type Tails = { readonly below: Ratio; readonly above: Ratio };

const ratioOf = (units: bigint): Ratio => ({ top: units, bottom: UNIT });
const inUnits = (a: Amount): bigint => nearest(a, DIGITS);
const NONE: Tails = { below: ratio(0), above: ratio(1) };
const ALL: Tails = { below: ratio(1), above: ratio(0) };

const found = new Map<string, Ratio>();

export function lnGamma(a: Amount): Ratio {
  const units = inUnits(a);
  const key = String(units);
  const known = found.get(key) ?? nearOne(units);
  found.set(key, known);
  return known;
}

/** From y between 1 and 2, times every step up to a, in logarithms of as many digits as one can count. */
function nearOne(units: bigint): Ratio {
  const y = units < UNIT ? units + UNIT : UNIT + (units % UNIT);
  let [product, digits] = [UNIT, 0];
  for (let step = y; step + UNIT <= units; step += UNIT) {
    product = (product * step) / UNIT;
    for (; product > UNIT * 10n ** 50n; digits += 50) product /= 10n ** 50n;
  }
  const upward = plus(ln(ratioOf(product)), times(digits, ln(10)));
  let [sum, term] = [0n, (UNIT * UNIT) / y];
  for (let n = 1n; term !== 0n; n++) {
    sum += term;
    term = (term * BigInt(FAR) * UNIT) / (y + n * UNIT);
  }
  const base = plus(minus(times(ratioOf(y), ln(FAR)), FAR), ln(ratioOf(sum)));
  return near(units < UNIT ? minus(base, ln(ratioOf(units))) : plus(base, upward));
}

export function chiSquared(x: Ratio, freedom: Amount): Tails {
  if (compare(x, 0) <= 0) return NONE;
  const [a, half] = [over(freedom, 2), over(x, 2)];
  const exponent = minus(times(a, ln(near(half))), plus(half, lnGamma(plus(a, 1))));
  if (isMore(NOTHING, exponent)) return isMore(half, a) ? ALL : NONE;
  const [shape, point] = [inUnits(a), inUnits(half)];
  let [sum, term] = [0n, UNIT];
  for (let n = 1n; term !== 0n; n++) {
    sum += term;
    term = (term * point) / (shape + n * UNIT);
  }
  const below = near(times(exponential(near(exponent)), ratioOf(sum)));
  return { below, above: minus(1, below) };
}

/** By the odds x ÷ (1 − x). From one half on, the series of the other tail is the shorter one. */
export function beta(odds: Ratio, a: Ratio, b: Ratio): Tails {
  if (compare(odds, 0) <= 0) return NONE;
  if (isMore(odds, 1)) {
    const { below, above } = beta(over(1, odds), b, a);
    return { below: above, above: below };
  }
  const [x, rest, both] = [over(odds, plus(1, odds)), over(1, plus(1, odds)), plus(a, b)];
  const lnBeta = minus(plus(lnGamma(a), lnGamma(b)), lnGamma(both));
  const exponent = minus(plus(times(a, ln(near(x))), times(b, ln(near(rest)))), lnBeta);
  if (isMore(NOTHING, exponent)) return isMore(times(odds, b), a) ? ALL : NONE;
  const [units, top, bottom] = [inUnits(x), inUnits(both), inUnits(a)];
  let [sum, term] = [0n, UNIT];
  for (let n = 0n; term !== 0n; n++) {
    sum += term;
    term = (((term * units) / UNIT) * (top + n * UNIT)) / (bottom + (n + 1n) * UNIT);
  }
  const below = near(over(times(exponential(near(exponent)), ratioOf(sum)), a));
  return { below, above: minus(1, below) };
}

export const fisher = (f: Ratio, top: Amount, bottom: Amount): Tails =>
  beta(near(over(times(f, top), bottom)), over(top, 2), over(bottom, 2));

export function student(t: Ratio, freedom: Amount): Tails {
  const beyond = over(beta(near(over(times(t, t), freedom)), over(1, 2), over(freedom, 2)).above, 2);
  const rest = minus(1, beyond);
  return compare(t, 0) < 0 ? { below: beyond, above: rest } : { below: rest, above: beyond };
}

const SURE = over(1, 10n ** 30n);

/** The point above 0 where a share that grows reaches another, between bounds that come together (the Illinois rule). */
export function pointBelow(shareBelow: (point: Ratio) => Ratio, share: Ratio, start: Ratio): Ratio {
  const missing = (point: Ratio): Ratio => near(minus(shareBelow(point), share));
  let [low, high] = [start, start];
  while (isMore(missing(low), 0)) low = over(low, 2);
  while (isMore(0, missing(high))) high = times(high, 2);
  let [under, beyond] = [missing(low), missing(high)];
  let side = 0;
  for (let step = 0; step < 200 && isMore(minus(high, low), times(high, SURE)); step++) {
    if (beyond.top === 0n) return high;
    const point = near(minus(high, over(times(beyond, minus(high, low)), minus(beyond, under))));
    const at = missing(point);
    if (at.top === 0n) return point;
    if (isMore(at, 0)) {
      [high, beyond] = [point, at];
      if (side === 1) under = near(over(under, 2));
      side = 1;
    } else {
      [low, under] = [point, at];
      if (side === -1) beyond = near(over(beyond, 2));
      side = -1;
    }
  }
  return high;
}
