// Dividing what cannot be cut, such as cents or seats, by largest remainders (Hamilton's method): everyone gets the whole
// part of their share, and what is left goes one by one to those of whom most was cut off. So the parts make the whole.
import type { Decimal } from "./decimal.ts";
import { inWholes } from "./rational.ts";

/** In proportion to weights, not all of them 0. Of equal remainders the first in the list comes first. */
export function apportion(whole: bigint, weights: readonly Decimal[]): readonly bigint[] {
  const { wholes } = inWholes(weights);
  const sum = wholes.reduce((sum, weight) => sum + weight, 0n);
  const floors = wholes.map((weight) => (whole * weight) / sum);
  const remainders = wholes.map((weight) => (whole * weight) % sum);
  const left = Number(whole - floors.reduce((sum, floor) => sum + floor, 0n));
  const first = remainders
    .map((remainder, i) => ({ remainder, i }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.i - b.i)
    .slice(0, left);
  const more = new Set(first.map(({ i }) => i));
  return floors.map((floor, i) => (more.has(i) ? floor + 1n : floor));
}
