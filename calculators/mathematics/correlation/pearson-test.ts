// Pearson's r and its t, and the interval by R. A. Fisher: artanh r is about normal with a deviation of 1 ÷ √(n − 3).
import { type Fit, fitted, type Point } from "#calculators/shared/least-squares";
import { beyond, type Tailed, unlessTooSmall } from "#calculators/shared/p-values";
import { type Decimal, decimal } from "#numbers/decimal";
import { normalPointAbove } from "#numbers/normal";
import type { Tails } from "#numbers/shares";
import { studentTails } from "#numbers/student-tails";
import { strengthOf } from "./strength-words.ts";

export type Asked = { readonly points: readonly Point[]; readonly tails: Tailed; readonly alpha: Decimal };

export function pearson({ points, tails, alpha }: Asked) {
  const fit = fitted(points, false);
  return {
    ...lineThrough(points),
    ...testOf(fit, tails),
    r_squared: fit.determination,
    ...intervalOf(fit, points.length, alpha),
  };
}

/** What the picture draws, whatever the method. */
export function lineThrough(points: readonly Point[]) {
  const { slope, intercept } = fitted(points, false);
  return { slope, intercept, n: points.length };
}

/** Points on a line leave a t without end. */
export function testOf(fit: Fit, tails: Tailed) {
  const [r, freedom] = [fit.correlation ?? decimal(0), fit.freedom];
  const test = { r, strength: strengthOf(r), freedom };
  if (fit.squares.isZero()) return test;
  const t = fit.slope.div(fit.squares.div(freedom).times(fit.slopeShare).sqrt());
  return { ...test, t, p_value: pOf(studentTails(t, decimal(freedom)), tails) };
}

/** Tails that both count what was found may be more than half each. */
export function pOf(found: Tails, tails: Tailed): Decimal | null {
  const p = beyond(found, tails);
  return p.gt(1) ? decimal(1) : unlessTooSmall(p);
}

function intervalOf({ correlation, squares }: Fit, n: number, alpha: Decimal) {
  if (!correlation || squares.isZero() || n <= 3) return {};
  const middle = decimal(1).plus(correlation).div(decimal(1).minus(correlation)).ln().div(2);
  const margin = normalPointAbove(alpha.div(2)).div(decimal(n - 3).sqrt());
  return { lower: tanh(middle.minus(margin)), upper: tanh(middle.plus(margin)) };
}

function tanh(z: Decimal): Decimal {
  const power = z.times(2).exp();
  return power.minus(1).div(power.plus(1));
}
