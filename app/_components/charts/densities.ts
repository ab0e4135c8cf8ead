// The curves of four distributions as doubles for pixels: where each is drawn, and how high it is, but for a factor.
import type { Curve } from "#engine";

type Freedom = { readonly over: number; readonly under: number };
type Range = readonly [from: number, to: number];

export type Shape = {
  readonly range: (freedom: Freedom, farthest: number) => Range;
  readonly height: (x: number, freedom: Freedom) => number;
};

/** How many standard deviations are drawn at least, and at most where a figure lies farther out. */
const [LEAST, MOST] = [4, 8];

const around = (farthest: number): Range => {
  const reach = Math.max(LEAST, Math.min(MOST, Math.abs(farthest) * 1.15));
  return [-reach, reach];
};

function fromZero(mean: number, deviation: number, farthest: number): Range {
  const end = Math.min(farthest * 1.1, mean + MOST * deviation);
  return [Math.max(0, mean - LEAST * deviation), Math.max(mean + LEAST * deviation, end)];
}

const T: Shape = {
  range: (_, farthest) => around(farthest),
  height: (x, { over }) => Math.exp((-(over + 1) / 2) * Math.log1p((x * x) / over)),
};

export const SHAPES: Readonly<Record<Curve, Shape>> = {
  z: { range: (_, farthest) => around(farthest), height: (x) => Math.exp((-x * x) / 2) },
  t: T,
  r: T,
  chi: {
    range: ({ over }, farthest) => fromZero(over, Math.sqrt(2 * over), farthest),
    height: (x, { over }) => Math.exp((over / 2 - 1) * Math.log(x / over) - (x - over) / 2),
  },
  f: {
    range: ({ over, under }, farthest) => fromZero(1, Math.min(1, Math.sqrt(2 / over + 2 / under)), farthest),
    height: (x, { over, under }) =>
      Math.exp((over / 2 - 1) * Math.log(x) - ((over + under) / 2) * Math.log((under + over * x) / (under + over))),
  },
};
