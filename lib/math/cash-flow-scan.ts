// A first look at what cash flows are worth over a wide range of rates, in floating point: quick, and as good as its noise.
// Only + − × ÷ are used, which every engine rounds alike. Where the noise decides a sign, decimals decide instead.
import { type Flow, worth } from "./cash-flows.ts";
import { type Decimal, decimal } from "./decimal.ts";
import { snap } from "./round.ts";

/** The worth times a positive factor that keeps it from overflowing, and the sum of its terms without their signs. */
export type Scaled = { readonly value: number; readonly size: number; readonly slope: number };

/** About fifty roundings of one part in 10^16 each, and those of the powers. */
const NOISE = 1e-12;
export const isNoise = ({ value, size }: Scaled): boolean => Math.abs(value) <= size * NOISE;

/** Before a growth of 1 the latest flow is the smallest term, after it the first one: no power is above 1. */
export function signedWorth(flows: readonly Flow[], growth: number): Scaled {
  const last = flows.at(-1)?.at ?? 0;
  const isLoss = growth < 1;
  const base = isLoss ? growth : 1 / growth;
  let [value, size, slope] = [0, 0, 0];
  for (const { at, amount } of flows) {
    const steps = isLoss ? last - at : at;
    const term = Number(amount) * power(base, steps);
    value += term;
    size += Math.abs(term);
    slope += (isLoss ? steps : -steps) * term;
  }
  return { value, size, slope };
}

function power(base: number, exponent: number): number {
  let [result, square] = [1, base];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result *= square;
    square *= square;
  }
  return result;
}

export type GridPoint = { readonly x: number; readonly sign: -1 | 0 | 1 };

/** 1.05^189 is 10,117: a gain of a million percent a year, and its inverse. */
const STEPS = 190;
const STEP = 0.05;

/** About five percent a year from one point to the next. */
export function growthGrid(flows: readonly Flow[], stepsPerYear: number): readonly GridPoint[] {
  const ratio = 1 + STEP / stepsPerYear;
  const xs: number[] = [1];
  for (let i = 0, [low, high] = [1, 1]; i < STEPS; i++) {
    low /= ratio;
    high *= ratio;
    xs.unshift(low);
    xs.push(high);
  }
  return xs.map((x) => ({ x, sign: signAt(flows, x) }));
}

function signAt(flows: readonly Flow[], x: number): -1 | 0 | 1 {
  const scaled = signedWorth(flows, x);
  if (!isNoise(scaled)) return scaled.value > 0 ? 1 : -1;
  const exact = worth(flows, decimal(x));
  if (isNothing(exact, flows)) return 0;
  return exact.gt(0) ? 1 : -1;
}

/** Nothing in every digit that is sure, beside the amounts it comes from. */
export function isNothing(value: Decimal, flows: readonly Flow[]): boolean {
  const size = flows.reduce((sum, { amount }) => sum.plus(amount.abs()), decimal(0));
  return snap(value.div(size).plus(1)).eq(1);
}

const HALVINGS = 60;

/** Where the scaled worth, of one sign at both points, comes nearest to zero between them; undefined where it turns nowhere. */
export function turningPoint(flows: readonly Flow[], from: number, to: number): number | undefined {
  const sign = signedWorth(flows, from).value > 0 ? 1 : -1;
  const slopeAt = (x: number) => sign * signedWorth(flows, x).slope;
  if (!(slopeAt(from) < 0 && slopeAt(to) > 0)) return undefined;
  let [low, high] = [from, to];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = low + (high - low) / 2;
    if (slopeAt(middle) > 0) high = middle;
    else low = middle;
  }
  return low + (high - low) / 2;
}
