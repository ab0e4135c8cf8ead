// The price of a bond at a yield, and the yield of its price.
import { noAnswer } from "#engine";
import { type Bond, bondOf, durationOf, PAR, worth, yieldOf } from "#numbers/bond";
import type { Decimal } from "#numbers/decimal";
import type { Given } from "./bond-price.ts";

export const TIMES_A_YEAR = { yearly: 1, semiannual: 2, quarterly: 4 } as const;

export function priceAt(given: Given) {
  const bond = bondOf(given, TIMES_A_YEAR[given.frequency]);
  return isOver(bond) ? over() : figuresOf(bond, given.annual_yield.div(PAR));
}

export function yieldAt(given: Given) {
  const bond = bondOf(given, TIMES_A_YEAR[given.frequency]);
  if (isOver(bond)) return over();
  const found = yieldOf(bond, given.clean_price);
  if (!found) return noAnswer("Enter another price: no yield between −90% and 1,000% a year leads to this one.");
  return { ...figuresOf(bond, found), clean_price: given.clean_price };
}

const isOver = ({ count, wait }: Bond): boolean => count === 1 && wait.isNegative();
const over = () =>
  noAnswer("By this day count, the last coupon period is over before the maturity date. Choose another one.");

function figuresOf(bond: Bond, annualYield: Decimal) {
  const dirty = worth(bond, annualYield);
  return {
    clean_price: dirty.minus(bond.accrued),
    annual_yield: annualYield.times(PAR),
    accrued_of_100: bond.accrued,
    modified_duration: durationOf(bond, annualYield).div(dirty),
    per_year: bond.perYear,
    coupons: bond.count,
    next_coupon: bond.next,
  };
}
