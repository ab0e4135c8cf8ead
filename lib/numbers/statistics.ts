// What a list of numbers has in common. Sums are exact: the values are whole numbers of one power of ten, so neither
// large values nor small differences between them cost a digit.
//
//   Σ(x − mean)² = (n × Σx² − (Σx)²) ÷ n, which only exact sums may use
import { type Decimal, decimal } from "./decimal.ts";
import { inWholes, rational, toDecimal } from "./rational.ts";
import { narrow, nthRoot } from "./wide.ts";

/** Σx and Σ(x − mean)² */
export function sumsOf(values: readonly Decimal[]): { readonly sum: Decimal; readonly squares: Decimal } {
  const { wholes, scale } = inWholes(values);
  const n = BigInt(wholes.length);
  const sum = wholes.reduce((total, x) => total + x, 0n);
  const squares = n * wholes.reduce((total, x) => total + x * x, 0n) - sum * sum;
  return { sum: toDecimal(rational(sum, scale)), squares: toDecimal(rational(squares, n * scale * scale)) };
}

export const inOrder = (values: readonly Decimal[]): readonly Decimal[] => [...values].sort((a, b) => a.cmp(b));

/** The middle one, or halfway between the middle two. */
export const median = (sorted: readonly Decimal[]): Decimal => between(sorted, 2 * (sorted.length - 1));

/**
 * Inclusive: the smallest value is the 0th percentile and the largest the 100th (R-7, Excel's QUARTILE.INC).
 * Exclusive: both lie inside (R-6, Excel's QUARTILE.EXC). Halves: the medians of the lower and the upper half, without
 * the middle value where there is one (textbooks, TI calculators). Hinges: the same with it (Tukey).
 */
export type QuartileMethod = "inclusive" | "exclusive" | "halves" | "hinges";
export type Quartiles = readonly [lower: Decimal, upper: Decimal];

/** Null where the values are too few for the method. */
export function quartiles(sorted: readonly Decimal[], method: QuartileMethod): Quartiles | null {
  const n = sorted.length;
  if (method === "inclusive") return [between(sorted, n - 1), between(sorted, 3 * (n - 1))];
  if (method === "exclusive") return n < 3 ? null : [between(sorted, n - 3), between(sorted, 3 * n - 1)];
  const half = Math.floor(method === "halves" ? n / 2 : (n + 1) / 2);
  return half === 0 ? null : [median(sorted.slice(0, half)), median(sorted.slice(-half))];
}

/**
 * The value below which so many percent lie: PERCENTILE.EXC in Excel where the method is exclusive, else PERCENTILE.INC.
 * Null where the values are too few for the exclusive one.
 */
export function percentile(sorted: readonly Decimal[], percent: Decimal, method: QuartileMethod): Decimal | null {
  const last = sorted.length - 1;
  const isExclusive = method === "exclusive";
  const place = isExclusive
    ? percent
        .times(last + 2)
        .div(100)
        .minus(1)
    : percent.times(last).div(100);
  if (place.lt(0) || place.gt(last)) return null;
  const step = place.floor();
  const [below = decimal(0), above = below] = sorted.slice(step.toNumber(), step.toNumber() + 2);
  return below.plus(above.minus(below).times(place.minus(step)));
}

/** The value so many quarters of a step after the first one, in proportion between its neighbours. */
function between(sorted: readonly Decimal[], quarters: number): Decimal {
  const [step, rest] = [Math.floor(quarters / 4), quarters % 4];
  const [below = decimal(0), above = below] = sorted.slice(step, step + 2);
  return below
    .times(4 - rest)
    .plus(above.times(rest))
    .div(4);
}

export type Frequency = { readonly value: Decimal; readonly times: number };

/** Each value once, and how often it occurs. */
export function frequencies(sorted: readonly Decimal[]): readonly Frequency[] {
  const starts = sorted.flatMap((value, i) => (sorted[i - 1]?.eq(value) ? [] : [{ value, at: i }]));
  return starts.map(({ value, at }, i) => ({ value, times: (starts[i + 1]?.at ?? sorted.length) - at }));
}

/** Every value that occurs most often; none where no value occurs twice. */
export function modes(counted: readonly Frequency[]): readonly Decimal[] {
  const most = Math.max(...counted.map(({ times }) => times));
  return most > 1 ? counted.filter(({ times }) => times === most).map(({ value }) => value) : [];
}

/** The n-th root of the product; null unless all are above zero. */
export function geometricMean(values: readonly Decimal[]): Decimal | null {
  if (!values.every((value) => value.gt(0))) return null;
  const product = values.reduce((product, value) => product.times(value), decimal(1));
  return narrow(nthRoot(product, values.length));
}

/** n ÷ Σ(1 ÷ x); null unless all are above zero. */
export function harmonicMean(values: readonly Decimal[]): Decimal | null {
  if (!values.every((value) => value.gt(0))) return null;
  return decimal(values.length).div(values.reduce((total, value) => total.plus(decimal(1).div(value)), decimal(0)));
}
