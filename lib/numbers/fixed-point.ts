// Long sums and fractions in whole numbers of 2^-200, which are many times as fast as decimals.
import { type Decimal, decimalsOf } from "./decimal.ts";

/** Fifteen digits are shown. A million degrees of freedom cost six of these, and a long continued fraction three. */
export const Sixty = decimalsOf(60);

const BITS = 200n;
export const ONE = 1n << BITS;
const UNITS = new Sixty(`${ONE}`);

export const inUnits = (value: Decimal): bigint => BigInt(UNITS.times(value).round().toString());
export const fromUnits = (units: bigint): Decimal => new Sixty(`${units}`).div(UNITS);
export const product = (a: bigint, b: bigint): bigint => (a * b) >> BITS;
export const quotient = (a: bigint, b: bigint): bigint => (a << BITS) / b;

type Part = readonly [above: bigint, below: bigint];
const MOST_PARTS = 20_000;
/** How much is nothing: the last bits of a long product are not sure, and for a rough answer 50 bits are enough. */
export const nothingFor = ({ precision }: typeof Sixty): bigint =>
  precision < Sixty.precision ? ONE >> 50n : 1n << 20n;

/** first + above ÷ (below + above ÷ (below + …)), by Lentz's method as Thompson and Barnett describe it. */
export function continued(first: bigint, partAt: (n: bigint) => Part, digits: typeof Sixty): Decimal {
  const nothing = nothingFor(digits);
  let [value, over, under] = [first, first, 0n];
  for (let n = 1n; n < MOST_PARTS; n++) {
    const [above, below] = partAt(n);
    under = quotient(ONE, product(above, under) + below);
    over = quotient(above, over) + below;
    const change = product(over, under);
    value = product(value, change);
    if (change > ONE - nothing && change < ONE + nothing) break;
  }
  return fromUnits(value);
}
