// Fisher's F distribution with d₁ and d₂ degrees of freedom: F × d₁ ÷ d₂ are the odds of a beta distribution (DLMF 8.17, and
// Abramowitz and Stegun, 26.6.2).

import { betaShares } from "./beta-shares.ts";
import type { Decimal } from "./decimal.ts";
import { pointOf, type Side, type Tails, tailsOf } from "./shares.ts";

/** The shares below and above an F that is 0 or more. */
export const fisherTails = (f: Decimal, above: Decimal, below: Decimal): Tails =>
  tailsOf(betaShares(above.div(2), below.div(2)), f.times(above).div(below));

/** The F that a share lies below or above. */
export const fisherPoint = (side: Side, share: Decimal, above: Decimal, below: Decimal): Decimal =>
  pointOf(betaShares(above.div(2), below.div(2)), side, share, above.div(below))
    .times(below)
    .div(above);
