// The statistics of Student's tests: what a sample says, and two samples together.
import { type Decimal, decimal } from "#numbers/decimal";
import { sumsOf } from "#numbers/statistics";

export type Sample = { readonly mean: Decimal; readonly deviation: Decimal; readonly n: number };

export function sampleOf(values: readonly Decimal[]): Sample {
  const { sum, squares } = sumsOf(values);
  const n = values.length;
  return { mean: sum.div(n), deviation: squares.div(n - 1).sqrt(), n };
}

/** How far apart, the standard error and the degrees of freedom, and the deviation that the effect is measured in. */
export type Compared = {
  readonly difference: Decimal;
  readonly error: Decimal;
  readonly freedom: Decimal;
  readonly spread: Decimal;
};

const square = (value: Decimal): Decimal => value.times(value);

/** Student's: both populations have one variance, and the two samples estimate it together. */
export function pooled(one: Sample, two: Sample): Compared {
  const freedom = decimal(one.n + two.n - 2);
  const variance = square(one.deviation)
    .times(one.n - 1)
    .plus(square(two.deviation).times(two.n - 1))
    .div(freedom);
  const error = variance
    .times(one.n + two.n)
    .div(one.n)
    .div(two.n)
    .sqrt();
  return { difference: one.mean.minus(two.mean), error, freedom, spread: variance.sqrt() };
}

/** Welch's, with the degrees of freedom of Welch and Satterthwaite. */
export function welch(one: Sample, two: Sample): Compared {
  const [first, second] = [square(one.deviation).div(one.n), square(two.deviation).div(two.n)];
  const both = first.plus(second);
  const below = square(first)
    .div(one.n - 1)
    .plus(square(second).div(two.n - 1));
  const freedom = below.isZero() ? decimal(one.n + two.n - 2) : square(both).div(below);
  const { difference, spread } = pooled(one, two);
  return { difference, error: both.sqrt(), freedom, spread };
}
