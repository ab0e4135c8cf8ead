// A first look at what cash flows are worth over a wide range of rates, in floating point: quick, and as good as its noise.
// Only + − × ÷ are used, which every engine rounds alike. Where the noise decides a sign, decimals decide instead.
import { worth } from "./cash-flows.ts";
import { type Decimal, decimal } from "./decimal.ts";
import { type Flow, presentValues } from "./present-values.ts";
import { snap } from "./round.ts";

/** Once as it is, and once about, for the first look. */
export type RoughFlow = Flow & { readonly about: number };

/** The worth times a positive factor that keeps it from overflowing, and the sum of its terms without their signs. */
export type Scaled = { readonly value: number; readonly size: number; readonly slope: number };

/** Some thousand roundings, of one part in 10^16 each: those of the sum, and of the powers that each is made of. */
const NOISE = 1e-12;
export const isNoise = ({ value, size }: Scaled): boolean => Math.abs(value) <= size * NOISE;

/** In a loss the value at the last flow, in a gain that at the start: no power is above 1. */
export function signedWorth(flows: readonly RoughFlow[], growth: number, isLoss = growth < 1): Scaled {
  const last = flows.at(-1)?.at ?? 0;
  const raise = powersOf(isLoss ? growth : 1 / growth);
  let [value, size, slope] = [0, 0, 0];
  let [factor, before] = [1, 0];
  for (let i = 0; i < flows.length; i++) {
    const flow = flows[isLoss ? flows.length - 1 - i : i];
    if (!flow) break;
    const steps = isLoss ? last - flow.at : flow.at;
    factor *= raise(steps - before);
    before = steps;
    const term = flow.about * factor;
    value += term;
    size += Math.abs(term);
    slope += (isLoss ? steps : -steps) * term;
  }
  return { value, size, slope };
}

/** Whole powers of one base, of which the last is remembered: most flows come at equal distances. */
function powersOf(base: number): (exponent: number) => number {
  let [known, result] = [0, 1];
  return (exponent) => {
    if (exponent === known) return result;
    [known, result] = [exponent, 1];
    for (let [rest, square] = [exponent, base]; rest > 0; rest = Math.floor(rest / 2), square *= square)
      if (rest % 2 === 1) result *= square;
    return result;
  };
}

export type GridPoint = { readonly x: number; readonly sign: -1 | 0 | 1 };

/** e^9.23 is 10,198: a gain of a million percent a year, and its inverse. */
const REACH = 9.23;
const STEP = 0.05;
/** The longer the time, the closer together roots can be: from one point to the next, no term changes more than eightfold. */
const STEP_OVER_ALL = 2;
const HAIR = 1e-9;

/** About five percent a year from one point to the next, or less where the flows span more than forty years. */
export function growthGrid(flows: readonly RoughFlow[], stepsPerYear: number): readonly GridPoint[] {
  const years = (flows.at(-1)?.at ?? 0) / stepsPerYear;
  const step = STEP_OVER_ALL / Math.max(years, STEP_OVER_ALL / STEP);
  const ratio = 1 + step / stepsPerYear;
  const [above, below] = [[1], [1]];
  for (let i = 0, [low, high] = [1, 1]; i < REACH / (step * (1 - step / 2)); i++) {
    low /= ratio;
    high *= ratio;
    below.push(low);
    above.push(high);
  }
  const xs = [...below.slice(1).reverse(), ...above];
  return xs.map((x) => pointAt(flows, x)).flatMap((point) => (point.sign === 0 ? besides(flows, point) : [point]));
}

const pointAt = (flows: readonly RoughFlow[], x: number): GridPoint => ({ x, sign: signAt(flows, x) });

/** A root on the grid has a point on each side of it, so that another one in the same step is found too. */
const besides = (flows: readonly RoughFlow[], point: GridPoint): readonly GridPoint[] => [
  pointAt(flows, point.x * (1 - HAIR)),
  point,
  pointAt(flows, point.x * (1 + HAIR)),
];

function signAt(flows: readonly RoughFlow[], x: number): -1 | 0 | 1 {
  const scaled = signedWorth(flows, x);
  if (!isNoise(scaled)) return scaled.value > 0 ? 1 : -1;
  const exact = worth(flows, decimal(x));
  if (isNothing(exact, flows, decimal(x))) return 0;
  return exact.gt(0) ? 1 : -1;
}

/** Nothing in every digit that is sure, beside the present values it comes from. */
export function isNothing(value: Decimal, flows: readonly Flow[], growth: Decimal): boolean {
  const size = presentValues(flows, growth).reduce((sum, one) => sum.plus(one.abs()), decimal(0));
  return snap(value.div(size).plus(1)).eq(1);
}

const HALVINGS = 60;

/** Where the scaled worth, of one sign at both points, comes nearest to zero between them; undefined where it turns nowhere. */
export function turningPoint(flows: readonly RoughFlow[], from: number, to: number): number | undefined {
  const isLoss = from < 1;
  const sign = signedWorth(flows, from, isLoss).value > 0 ? 1 : -1;
  const slopeAt = (x: number) => sign * signedWorth(flows, x, isLoss).slope;
  if (!(slopeAt(from) < 0 && slopeAt(to) > 0)) return undefined;
  let [low, high] = [from, to];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = low + (high - low) / 2;
    if (slopeAt(middle) > 0) high = middle;
    else low = middle;
  }
  return low + (high - low) / 2;
}
