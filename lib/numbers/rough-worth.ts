// What cash flows are worth in floating point: quick, and as good as its noise. Only + − × ÷ are used, which every engine
// rounds alike. Where the noise decides a sign, whole numbers decide instead (./fine-worth.ts).

export type RoughFlow = { readonly at: number; readonly about: number };

/** The worth times a positive factor that keeps it from overflowing, and the sum of its terms without their signs. */
type Scaled = { readonly value: number; readonly size: number };

/** A power of 36,500 days is off by up to so many roundings, of one part in 10^16 each. This is well above them. */
const NOISE = 1e-10;
export const isNoise = ({ value, size }: Scaled): boolean => Math.abs(value) <= size * NOISE;

/** In a loss the value at the last flow, in a gain that at the start: no power is above 1. */
export function roughWorth(flows: readonly RoughFlow[], growth: number): Scaled {
  const isLoss = growth < 1;
  const last = flows.at(-1)?.at ?? 0;
  const raise = powersOf(isLoss ? growth : 1 / growth);
  let [value, size] = [0, 0];
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
  }
  return { value, size };
}

/** Whole powers of one base, which share their squares. The last is remembered: most flows come at equal distances. */
function powersOf(base: number): (exponent: number) => number {
  const squares = [base];
  let [known, power] = [0, 1];
  return (exponent) => {
    if (exponent === known) return power;
    [known, power] = [exponent, 1];
    for (let [i, rest] = [0, exponent]; rest > 0; i++, rest >>= 1) {
      const square = squares[i] ?? (squares[i - 1] ?? base) * (squares[i - 1] ?? base);
      squares[i] = square;
      if (rest % 2 === 1) power *= square;
    }
    return power;
  };
}

/** Near the one growth between two at which the worth changes its sign. */
export function closeIn(flows: readonly RoughFlow[], from: number, to: number, isRising: boolean): number {
  let [low, high] = [from, to];
  while (high - low > low * CLOSE) {
    const middle = low + (high - low) / 2;
    if (roughWorth(flows, middle).value > 0 === isRising) high = middle;
    else low = middle;
  }
  return low + (high - low) / 2;
}

const CLOSE = 1e-14;
