// Exact fractions of whole numbers of any size, as in a schoolbook: slow, plain, and nothing is ever rounded unasked.
// What no fraction is (a root, a power of e) is worked out to 120 decimals, of which the answers print a few.

export type Ratio = { readonly top: bigint; readonly bottom: bigint };
/** A fraction, or a whole number, or a decimal as text. */
export type Amount = Ratio | bigint | number | string;

export function ratio(amount: Amount): Ratio {
  if (typeof amount === "object") return amount;
  const [whole = "", decimals = ""] = String(amount).split(".");
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) };
}

export function plus(...amounts: readonly Amount[]): Ratio {
  return amounts.map(ratio).reduce((a, b) => {
    if (a.bottom % b.bottom === 0n) return { top: a.top + b.top * (a.bottom / b.bottom), bottom: a.bottom };
    return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom };
  }, ratio(0));
}

export function times(...amounts: readonly Amount[]): Ratio {
  return amounts.map(ratio).reduce((a, b) => ({ top: a.top * b.top, bottom: a.bottom * b.bottom }));
}

export function over(a: Amount, b: Amount): Ratio {
  const { top, bottom } = ratio(b);
  if (top === 0n) throw new RangeError("nothing can be divided by zero");
  return times(a, top < 0n ? { top: -bottom, bottom: -top } : { top: bottom, bottom: top });
}

export const minus = (a: Amount, b: Amount): Ratio => plus(a, times(b, -1));

export const size = (a: Amount): Ratio => (isNegative(a) ? times(a, -1) : ratio(a));

/** Below zero, zero or above, as a is to b. */
export function compare(a: Amount, b: Amount): number {
  const { top } = minus(a, b);
  if (top === 0n) return 0;
  return top < 0n ? -1 : 1;
}
export const isZero = (a: Amount): boolean => ratio(a).top === 0n;
export const isNegative = (a: Amount): boolean => ratio(a).top < 0n;
export const isMore = (a: Amount, b: Amount): boolean => compare(a, b) > 0;
export const smaller = (a: Amount, b: Amount): Ratio => ratio(isMore(a, b) ? b : a);
export const larger = (a: Amount, b: Amount): Ratio => ratio(isMore(a, b) ? a : b);

/** To a whole number of times, by squaring; `keep` may shorten what comes out on the way. */
export function power(base: Amount, exponent: number, keep: (a: Ratio) => Ratio = (a) => a): Ratio {
  if (exponent < 0) return over(1, power(base, -exponent, keep));
  let [result, square] = [ratio(1), ratio(base)];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = keep(times(result, square));
    square = keep(times(square, square));
  }
  return result;
}

// ── whole numbers ──

/** How many units of 10^-digits, the nearest; halfway goes away from zero. */
export function nearest(a: Amount, digits = 0): bigint {
  const { top, bottom } = times(a, scale(digits));
  const units = ((top < 0n ? -top : top) * 2n + bottom) / (bottom * 2n);
  return top < 0n ? -units : units;
}
export function down(a: Amount, digits = 0): bigint {
  const { top, bottom } = times(a, scale(digits));
  return top / bottom - (top % bottom < 0n ? 1n : 0n);
}
export const up = (a: Amount, digits = 0): bigint => -down(times(a, -1), digits);

const scale = (digits: number): Ratio => {
  const units = 10n ** BigInt(Math.abs(digits));
  return digits < 0 ? { top: 1n, bottom: units } : { top: units, bottom: 1n };
};

// ── what is no fraction ──

const PLACES = 120;
const GUARD = 20;
const MOST_STEPS = 1000;
const ONE = 10n ** BigInt(PLACES);
/** To 120 decimals. */
export const near = (a: Amount): Ratio => ({ top: nearest(a, PLACES), bottom: ONE });

/** The n-th root of a number that is not negative; one that ends within 120 decimals is exact. */
export function root(a: Amount, n: number): Ratio {
  if (n === 1 || isZero(a)) return ratio(a);
  return near({ top: rootIn(a, n, PLACES + GUARD), bottom: 10n ** BigInt(PLACES + GUARD) });
}

/** To a power that is a fraction, in its lowest terms; exact where it is a whole number. */
export function raised(base: Amount, exponent: Ratio): Ratio {
  let [a, b] = [size(exponent).top, exponent.bottom];
  while (b > 0n) [a, b] = [b, a % b];
  const [times, order] = [Number(exponent.top / a), Number(exponent.bottom / a)];
  return order === 1 ? power(base, times) : power(root(base, order), times, near);
}

/** In units of 10^-digits, by Newton, beginning with the root to half as many digits. */
function rootIn(a: Amount, n: number, digits: number): bigint {
  const [order, unit, wanted] = [BigInt(n), 10n ** BigInt(digits), up(a, digits)];
  const shorten = (x: Ratio): Ratio => ({ top: up(x, digits), bottom: unit });
  const better = (guess: bigint): bigint =>
    (guess * (order - 1n) + (wanted * unit) / power({ top: guess, bottom: unit }, n - 1, shorten).top) / order;
  const half = Math.ceil(digits / 2);
  const first = digits < 8 ? guessed(a, n) * unit : rootIn(a, n, half) * 10n ** BigInt(digits - half);
  // From either side the first step leads above the root, and the others come down to it.
  let guess = better(first);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const next = better(guess);
    if (next >= guess) return guess;
    guess = next;
  }
  throw new RangeError(`The ${n}th root is not found in ${MOST_STEPS} steps; begin nearer to it.`);
}

/** Near the root and at least 1: from the whole number itself, the 2000th root of 30,000 digits would take hours. */
function guessed(a: Amount, n: number): bigint {
  const whole = up(larger(a, 1));
  let [low, high] = [0n, 10n ** BigInt(Math.ceil(String(whole).length / n))];
  while (high - low > high / 1000n + 1n) {
    const middle = (low + high) / 2n;
    if (power({ top: middle, bottom: 1n }, n).top < whole) low = middle;
    else high = middle;
  }
  return high;
}

/** e to that power, by its series. */
export function exponential(a: Amount): Ratio {
  const unit = 10n ** BigInt(PLACES + GUARD);
  const x = nearest(a, PLACES + GUARD);
  let [sum, term] = [unit, unit];
  for (let n = 1n; term !== 0n; n++) {
    term = (term * x) / (unit * n);
    sum += term;
  }
  return near({ top: sum, bottom: unit });
}
