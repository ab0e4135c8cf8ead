// Values counted in classes of one round width, each from its first figure up to the next one's.
import { type Decimal, decimal } from "./decimal.ts";
import { ceil, floor } from "./round.ts";

export type Histogram = { readonly from: Decimal; readonly width: Decimal; readonly counts: readonly number[] };

/** Null where all values are the same. */
export function histogram(sorted: readonly Decimal[]): Histogram | null {
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most || least.eq(most)) return null;
  const width = roundUp(most.minus(least).div(classes(sorted.length)));
  const first = floor(least.div(width));
  const counts = new Array<number>(floor(most.div(width)).minus(first).toNumber() + 1).fill(0);
  for (const value of sorted) {
    const at = floor(value.div(width)).minus(first).toNumber();
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { from: first.times(width), width, counts };
}

/** Sturges, "The Choice of a Class Interval" (1926): 1 + log2 n, which are the binary digits of n. */
const classes = (n: number): number => n.toString(2).length;

/** The next of 1, 2, 5, 10, 20 … */
function roundUp(width: Decimal): Decimal {
  const power = decimal(`1e${width.e}`);
  const digit = ceil(width.div(power)).toNumber();
  return power.times([1, 2, 5].find((step) => step >= digit) ?? 10);
}
