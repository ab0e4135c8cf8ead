// Student's t distribution for any degrees of freedom ν, as Welch's test has them: t² ÷ ν are the odds of a beta distribution
// (Abramowitz and Stegun, 26.7.1). `student.ts` has the closed form for whole ones.
import { betaShares } from "./beta-shares.ts";
import { type Decimal, decimal } from "./decimal.ts";
import { pointOf, type Tails, tailsOf } from "./shares.ts";

const squareShares = (freedom: Decimal) => betaShares(decimal(0.5), freedom.div(2));

/** The shares below and above t. */
export function studentTails(t: Decimal, freedom: Decimal): Tails {
  const beyond = tailsOf(squareShares(freedom), t.times(t).div(freedom)).above.div(2);
  const rest = beyond.neg().plus(1);
  return t.isNegative() ? { below: beyond, above: rest } : { below: rest, above: beyond };
}

/** The t above 0 that so small a share lies above, less than half. */
export const studentPointAbove = (share: Decimal, freedom: Decimal): Decimal =>
  pointOf(squareShares(freedom), "above", share.times(2), freedom.pow(-1)).times(freedom).sqrt();
