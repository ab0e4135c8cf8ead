// What the calculators of statistical tests have in common.
import { number } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import type { Tails } from "#numbers/shares";

/** A p-value below it has more zeros than anyone reads. */
const SMALLEST = decimal("1e-30");
export const isTooSmall = (p: Decimal): boolean => p.lt(SMALLEST);
export const unlessTooSmall = (share: Decimal): Decimal | null => (isTooSmall(share) && share.gt(0) ? null : share);
export const TOO_SMALL =
  "The p-value is below 10^-30, far below any significance level. Papers report it as p < 0.001.";

export const TAILS = { two: "Two-tailed (≠)", right: "Right-tailed (>)", left: "Left-tailed (<)" } as const;
export type Tailed = keyof typeof TAILS;

export const ALPHA = number("Significance level α", { min: 1e-6, max: 0.4, default: 0.05, usual: [0.1, 0.05, 0.01] });

/** The chance of what is at least as far out as what was found. Of both tails it is twice the smaller one. */
export function beyond({ below, above }: Tails, tails: Tailed): Decimal {
  if (tails === "two") return (below.lt(above) ? below : above).times(2);
  return tails === "right" ? above : below;
}

/** What a picture shades. Of a curve whose sides differ, the smaller tail is drawn for both. */
export function tailEnds(value: Decimal, tails: Tailed, isEven: boolean, { below, above }: Tails) {
  if (tails === "two" && isEven) return { tail_below: value.abs().neg(), tail_above: value.abs() };
  const isBelow = tails === "left" || (tails === "two" && below.lt(above));
  return isBelow ? { tail_below: value } : { tail_above: value };
}
