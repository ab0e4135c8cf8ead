// The χ² distribution with k degrees of freedom: half of it is gamma with the shape k ÷ 2.
import type { Decimal } from "./decimal.ts";
import { gammaShares } from "./gamma-shares.ts";
import { pointOf, type Side, type Tails, tailsOf } from "./shares.ts";

/** The shares below and above a χ² that is 0 or more. */
export const chiSquaredTails = (chiSquared: Decimal, freedom: Decimal): Tails =>
  tailsOf(gammaShares(freedom.div(2)), chiSquared.div(2));

/** The χ² that a share lies below or above. */
export const chiSquaredPoint = (side: Side, share: Decimal, freedom: Decimal): Decimal =>
  pointOf(gammaShares(freedom.div(2)), side, share, freedom.div(2)).times(2);
