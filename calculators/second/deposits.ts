// Sums that are paid in or taken out at even distances, and what they grow to.
import { exponential, isZero, minus, near, over, plus, power, type Ratio, ratio, times } from "./ratio.ts";
import { toThe } from "./series.ts";

export const TIMES_A_YEAR: Readonly<Record<string, number>> = {
  daily: 365,
  weekly: 52,
  biweekly: 26,
  four_weekly: 13,
  semimonthly: 24,
  monthly: 12,
  two_monthly: 6,
  quarterly: 4,
  semiannual: 2,
  yearly: 1,
};

/** What 1 grows to in a year: (1 + r ÷ m)^m, or e^r. */
export function inYear(percent: Ratio, compounding: string | undefined): Ratio {
  const rate = over(percent, 100);
  if (compounding === "continuous") return exponential(rate);
  const each = TIMES_A_YEAR[compounding ?? ""] ?? 1;
  return power(plus(1, over(rate, each)), each, near);
}

/** What 1 grows to in one of so many periods a year. */
export function inPeriod(percent: Ratio, compounding: string | undefined, perYear: number): Ratio {
  const rate = over(percent, 100);
  if (compounding === "continuous") return exponential(over(rate, perYear));
  const each = TIMES_A_YEAR[compounding ?? ""] ?? 1;
  return toThe(plus(1, over(rate, each)), over(each, perYear));
}

/** What so many payments of 1 are worth with the last of them, or one period after it if they come at the beginning. */
export function grownPayments(step: Ratio, grown: Ratio, periods: Ratio, isBegin: boolean): Ratio {
  const rate = minus(step, 1);
  const sum = isZero(rate) ? periods : over(minus(grown, 1), rate);
  return isBegin ? times(sum, step) : sum;
}

/** The growth of one period, of so many in a year. */
export const ofPeriod = (year: Ratio, periods: number): Ratio => (periods === 1 ? year : toThe(year, over(1, periods)));

export const ONE = ratio(1);
