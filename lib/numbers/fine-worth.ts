// What cash flows are worth in whole numbers: growths in parts of 2^320, which is some 96 digits, and amounts as they are.
import { type Decimal, decimal } from "./decimal.ts";
import { magnitude } from "./integers.ts";

/** An amount as a whole number of the smallest part that any of them has. */
export type WholeFlow = { readonly at: number; readonly amount: bigint };

/** The worth times a positive factor, and so its terms without their signs, and each as often as it is steps away. */
type Scaled = { readonly value: bigint; readonly size: bigint; readonly moment: bigint };

const BITS = 320n;
const ONE = 1n << BITS;

export function fineWorth(flows: readonly WholeFlow[], growth: bigint): Scaled {
  const isLoss = growth < ONE;
  const last = flows.at(-1)?.at ?? 0;
  const raise = powersOf(isLoss ? growth : (ONE * ONE) / growth);
  let [value, size, moment, factor, before] = [0n, 0n, 0n, ONE, 0];
  for (const { at, amount } of isLoss ? [...flows].reverse() : flows) {
    const steps = isLoss ? last - at : at;
    factor = (factor * raise(steps - before)) >> BITS;
    before = steps;
    const term = amount * factor;
    value += term;
    size += magnitude(term);
    moment += term * BigInt(at);
  }
  return { value, size, moment };
}

/** Whole powers of one base, which share their squares. The last is remembered: most flows come at equal distances. */
function powersOf(base: bigint): (exponent: number) => bigint {
  const squares = [base];
  let [known, power] = [0, ONE];
  return (exponent) => {
    if (exponent === known) return power;
    [known, power] = [exponent, ONE];
    for (let [i, rest] = [0, exponent]; rest > 0; i++, rest = Math.floor(rest / 2)) {
      const square = squares[i] ?? ((squares[i - 1] ?? base) ** 2n) >> BITS;
      squares[i] = square;
      if (rest % 2 === 1) power = (power * square) >> BITS;
    }
    return power;
  };
}

/** Nothing in sixty-four digits, beside the terms it comes from. */
const SURE_BITS = 212n;

export function fineSign(flows: readonly WholeFlow[], growth: bigint): number {
  const { value, size } = fineWorth(flows, growth);
  return magnitude(value) <= size >> SURE_BITS ? 0 : Number(value > 0n) - Number(value < 0n);
}

const MOST_STEPS = 400;
/** The last step, from which on Newton's next one is beyond all digits. */
const LAST = 1n << 150n;

/** The root between two growths, by Newton's steps, and by halving where they leave or do not shrink by half. */
export function fineRoot(
  flows: readonly WholeFlow[],
  from: bigint,
  to: bigint,
  start: bigint,
  isRising: boolean,
): bigint {
  let [low, high, last] = [from, to, to - from];
  let x = start > from && start < to ? start : (from + to) / 2n;
  for (let i = 0; i < MOST_STEPS && high - low > 1n; i++) {
    const { value, moment } = fineWorth(flows, x);
    if (value === 0n) return x;
    if (value > 0n === isRising) high = x;
    else low = x;
    const step = moment === 0n ? last : (x * value) / moment;
    const next = x + step;
    const isNear = next >= low && next <= high && magnitude(step) * 2n <= magnitude(last);
    if (isNear && magnitude(step) < LAST) return next;
    [last, x] = isNear ? [step, next] : [high - low, (low + high) / 2n];
  }
  return x;
}

const SCALE = (1 << 30) * (1 << 30);
export const fine = (growth: number): bigint => BigInt(Math.floor(growth * SCALE)) << (BITS - 60n);

const SURE_DIGITS = 68;
export const inDecimals = (growth: bigint): Decimal =>
  decimal(`${growth}`).div(`${ONE}`).toSignificantDigits(SURE_DIGITS);
