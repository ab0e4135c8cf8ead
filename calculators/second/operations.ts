// What the signs and functions of a pocket calculator do, in exact fractions as long as they are fractions, else to 120 decimals.
import {
  compare,
  down,
  exponential,
  isMore,
  isNegative,
  isZero,
  minus,
  near,
  nearest,
  over,
  plus,
  power,
  type Ratio,
  ratio,
  root,
  size,
  times,
  up,
} from "./ratio.ts";
import { arccosine, arctangent, cosine, ln, PI, sine, toThe } from "./series.ts";

/** Where there is no value. */
export class Without extends Error {}
/** Where the decimals do not reach. */
export class Undecided extends Error {}

const TEN = (digits: number): Ratio => power(10, digits);
const [LARGEST, SMALLEST] = [TEN(100), TEN(-99)];
/** A figure that is no fraction is not told from a short decimal any nearer than this. */
const SURE = 90;
const SHORT = 10n ** 30n;
const [HIGH, LOW] = [TEN(60), TEN(-30)];

export function must(isFine: boolean): void {
  if (!isFine) throw new Without();
}

export function bounded(x: Ratio): Ratio {
  must(isZero(x) || (compare(size(x), SMALLEST) >= 0 && isMore(LARGEST, size(x))));
  return x;
}

/** Within a hair of a short decimal it is that decimal: (√2)² is 2. */
function tidy(x: Ratio): Ratio {
  if (!isZero(x) && isMore(LOW, size(x))) throw new Undecided();
  let units = nearest(x, SURE);
  let digits = SURE;
  while (digits > 0 && units % 10n === 0n) [units, digits] = [units / 10n, digits - 1];
  if (units < SHORT && units > -SHORT) return { top: units, bottom: 10n ** BigInt(digits) };
  if (isMore(size(x), HIGH)) throw new Undecided();
  return near(x);
}

/** Exact where both are fractions of a moderate size, as sums of typed figures are. */
const joined = (x: Ratio): Ratio => (x.bottom < 10n ** 100n ? x : tidy(x));

export function combined(sign: string, a: Ratio, b: Ratio): Ratio {
  if (sign === "+") return joined(plus(a, b));
  if (sign === "-") return joined(minus(a, b));
  if (sign === "×") return joined(times(a, b));
  if (sign === "^") return raised(a, b);
  if (sign === "nCr") return chosen(a, b);
  if (sign === "nPr") return ordered(a, b);
  must(!isZero(b));
  if (sign === "÷") return joined(over(a, b));
  return joined(minus(a, times(b, down(joined(over(a, b))))));
}

function raised(base: Ratio, exponent: Ratio): Ratio {
  const isWhole = exponent.top % exponent.bottom === 0n;
  must(!isZero(base) || isMore(exponent, 0));
  if (isZero(base)) return base;
  must(isWhole || !isNegative(base));
  const log = times(exponent, ln(size(base)));
  must(isMore(times(100, ln(10)), size(log)));
  const isOdd = isWhole && (exponent.top / exponent.bottom) % 2n !== 0n;
  const found = isWhole && isMore(1001, size(exponent)) ? whole(size(base), exponent) : positive(size(base), exponent);
  return isNegative(base) && isOdd ? times(found, -1) : found;
}

const whole = (base: Ratio, exponent: Ratio): Ratio => joined(power(base, Number(exponent.top / exponent.bottom)));

function positive(base: Ratio, exponent: Ratio): Ratio {
  const found = toThe(base, size(exponent));
  return tidy(isNegative(exponent) ? over(1, found) : found);
}

export function factorial(x: Ratio): Ratio {
  must(x.top % x.bottom === 0n && !isNegative(x) && !isMore(x, 100));
  let product = 1n;
  for (let n = 2n; n <= x.top / x.bottom; n++) product *= n;
  return ratio(product);
}

const isCount = (x: Ratio): boolean => x.top % x.bottom === 0n && !isNegative(x);

/** By Pascal's rule of quotients: C(n, k) = C(n, k − 1) × (n − k + 1) ÷ k, whole at every step. */
function chosen(n: Ratio, r: Ratio): Ratio {
  must(isCount(n) && isCount(r));
  const [all, most] = [n.top / n.bottom, r.top / r.bottom];
  if (most > all) return ratio(0);
  let ways = 1n;
  for (let k = 1n; k <= (most * 2n > all ? all - most : most); k++) {
    ways = (ways * (all - k + 1n)) / k;
    must(ways < LARGEST.top);
  }
  return ratio(ways);
}

function ordered(n: Ratio, r: Ratio): Ratio {
  must(isCount(n) && isCount(r));
  const [all, most] = [n.top / n.bottom, r.top / r.bottom];
  let ways = most > all ? 0n : 1n;
  for (let k = 0n; k < most && ways > 0n; k++) {
    ways *= all - k;
    must(ways < LARGEST.top);
  }
  return ratio(ways);
}

export type Angles = "degrees" | "radians";
type Function = (x: Ratio, angles: Angles) => Ratio;

export const FUNCTIONS: Readonly<Record<string, Function>> = {
  abs: size,
  round: (x) => ratio(nearest(x)),
  floor: (x) => ratio(down(x)),
  ceil: (x) => ratio(up(x)),
  sqrt: (x) => {
    must(!isNegative(x));
    return tidy(root(x, 2));
  },
  cbrt: (x) => tidy(times(root(size(x), 3), isNegative(x) ? -1 : 1)),
  exp: (x) => {
    must(isMore(times(100, ln(10)), size(x)));
    return tidy(exponential(x));
  },
  ln: (x) => logarithm(x, ratio(1)),
  log: (x) => logarithm(x, ln(10)),
  log2: (x) => logarithm(x, ln(2)),
  sin: (x, angles) => tidy(sine(turned(x, angles))),
  cos: (x, angles) => tidy(cosine(turned(x, angles))),
  tan: (x, angles) => {
    const along = tidy(cosine(turned(x, angles)));
    must(!isZero(along));
    return tidy(over(sine(turned(x, angles)), along));
  },
  asin: (x, angles) => inAngles(minus(90, withinOne(x)), angles),
  acos: (x, angles) => inAngles(withinOne(x), angles),
  sinh: (x) => tidy(over(minus(...halves(x)), 2)),
  cosh: (x) => tidy(over(plus(...halves(x)), 2)),
  tanh: (x) => {
    // Beyond, no digit that counts is other than 1.
    if (isMore(size(x), 70)) throw new Undecided();
    return tidy(over(minus(...halves(x)), plus(...halves(x))));
  },
  asinh: (x) => tidy(signed(x, ln(plus(size(x), root(plus(times(x, x), 1), 2))))),
  acosh: (x) => {
    must(!isMore(1, x));
    return tidy(ln(plus(x, root(minus(times(x, x), 1), 2))));
  },
  atanh: (x) => {
    must(isMore(1, size(x)));
    return tidy(over(ln(over(plus(1, x), minus(1, x))), 2));
  },
  atan: (x, angles) => inAngles(over(times(arctangent(near(x)), 180), PI), angles),
};

/** e^x and e^-x */
function halves(x: Ratio): readonly [Ratio, Ratio] {
  must(isMore(times(101, ln(10)), size(x)));
  const large = exponential(size(x));
  return isNegative(x) ? [over(1, large), large] : [large, over(1, large)];
}

const signed = (x: Ratio, of: Ratio): Ratio => times(of, isNegative(x) ? -1 : 1);

export const fromDegrees = (x: Ratio, angles: Angles): Ratio =>
  angles === "degrees" ? x : tidy(over(times(x, PI), 180));

function logarithm(x: Ratio, base: Ratio): Ratio {
  must(isMore(x, 0));
  return tidy(over(ln(x), base));
}

/** In degrees, of one turn. */
function turned(x: Ratio, angles: Angles): Ratio {
  must(!isMore(size(x), TEN(15)));
  const degrees = angles === "degrees" ? x : tidy(over(times(x, 180), PI));
  return near(minus(degrees, times(360, down(over(degrees, 360)))));
}

function withinOne(x: Ratio): Ratio {
  must(!isMore(size(x), 1));
  return arccosine(x);
}

const inAngles = (degrees: Ratio, angles: Angles): Ratio =>
  tidy(angles === "degrees" ? degrees : over(times(degrees, PI), 180));

export const CONSTANTS: Readonly<Record<string, Ratio>> = { π: PI, e: exponential(1) };
