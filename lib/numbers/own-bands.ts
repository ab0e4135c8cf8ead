// A tax by bands, an allowance and a credit that are given, as a law might have them.
import { type Band, type BandShare, inOrder, nextRate, partsIn, wholeIn } from "./bands.ts";
import { Decimal, decimal } from "./decimal.ts";

export type OwnBands = {
  readonly income: Decimal;
  readonly bands: readonly Band[];
  /** Each rate on the part of the income in its band, or the highest one on all of it. */
  readonly method: "part" | "whole";
  readonly allowance: Decimal;
  readonly taper: "none" | "reduced";
  readonly taper_from?: Decimal | undefined;
  readonly taper_rate: Decimal;
  readonly credit: Decimal;
  readonly credit_beyond_tax: "lost" | "paid";
};

export function taxByOwnBands(given: OwnBands) {
  const { income, bands, method, credit, credit_beyond_tax } = given;
  const allowance = allowanceLeft(given);
  const taxable = Decimal.max(0, income.minus(allowance));
  const shares = (method === "part" ? partsIn : wholeIn)(inOrder(bands), taxable).map(taxed);
  const whole = shares.reduce((sum, { tax }) => sum.plus(tax), decimal(0));
  const rest = whole.minus(credit);
  const next = nextRate(inOrder(bands), taxable);
  // Just above: where a band begins that takes in the whole income, the tax jumps.
  const above = method === "whole" ? taxable.times(next).div(100) : whole;
  const isFree = income.lt(allowance) || (credit_beyond_tax === "lost" && above.lt(credit));
  return {
    allowance,
    taxable,
    shares,
    whole,
    tax: credit_beyond_tax === "lost" ? Decimal.max(0, rest) : rest,
    rate: isFree ? decimal(0) : next.times(taxableOfMore(given)),
  };
}

const taxed = (share: BandShare) => ({ ...share, tax: share.part.times(share.rate).div(100) });

export const isReduced = ({ income, taper, taper_from }: OwnBands): boolean =>
  taper === "reduced" && taper_from !== undefined && income.gt(taper_from);

function allowanceLeft(given: OwnBands): Decimal {
  const { income, allowance, taper_from = income, taper_rate } = given;
  if (!isReduced(given)) return allowance;
  return Decimal.max(0, allowance.minus(income.minus(taper_from).times(taper_rate).div(100)));
}

/** How much of one more of income becomes taxable: all of it, and what the allowance loses by it. */
function taxableOfMore(given: OwnBands): Decimal {
  const { income, taper, taper_from, taper_rate } = given;
  const isShrinking = taper === "reduced" && taper_from && income.gte(taper_from) && allowanceLeft(given).gt(0);
  return isShrinking ? decimal(1).plus(taper_rate.div(100)) : decimal(1);
}
