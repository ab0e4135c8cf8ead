// What the equations of an investment name: its rate and how often it comes, its time, and what $1 grows to in it.
import { noAnswer } from "#engine";
import { growth } from "#numbers/annuity";
import { COMPOUNDED } from "#numbers/compounding";
import { type Decimal, decimal } from "#numbers/decimal";
import { TIMES_A_YEAR } from "#numbers/frequency";
import { futureValue, periodicRate, periodsUntil, quotedRate, rateUntil } from "#numbers/growth";
import { round } from "#numbers/round";
import { narrow } from "#numbers/wide";
import type { Given } from "./investment-growth.ts";

const LONGEST = 200;
const STEEPEST = 1e6;
// A root is sure to 74 decimals, and a rate in percent made from it to these.
const SURE_DECIMALS = 60;

export function atRate(given: Given) {
  const perYear = periodsAYear(given);
  return termsOf(given, rateIn(given), given.years.times(perYear));
}

export function rateNeeded(given: Given) {
  const perYear = periodsAYear(given);
  const periods = given.years.times(perYear);
  const rate = rateUntil(given.target, streamOf(given), periods);
  if (!rate) return noAnswer("Enter a longer time or a lower target: no rate of return gets there.");
  const nominal = round(quotedRate(rate, COMPOUNDED[given.compounding], perYear), SURE_DECIMALS);
  if (nominal.gt(STEEPEST))
    return noAnswer("Enter a longer time or a lower target: it would take more than 1,000,000% a year.");
  return { ...termsOf(given, rate, periods), needed_rate: nominal };
}

export function timeNeeded(given: Given) {
  const rate = rateIn(given);
  const periods = periodsUntil(given.target, { ...streamOf(given), rate });
  if (!periods?.gt(0))
    return noAnswer("Enter a target above what you have, and a rate or contribution that can reach it.");
  if (periods.gt(LONGEST * periodsAYear(given)))
    return noAnswer(`It would take more than ${LONGEST} years. Enter a higher rate or contribution.`);
  return termsOf(given, rate, periods);
}

function termsOf(given: Given, rate: Decimal, periods: Decimal) {
  const ones = { start: decimal(0), payment: decimal(1), rate, due: isDue(given) };
  return {
    i: rate.times(100),
    periods,
    per_year: periodsAYear(given),
    growth: narrow(growth(rate, periods)),
    s: futureValue(ones, periods),
  };
}

/** Without contributions a period is a year. */
const periodsAYear = ({ find, contribution, contribution_frequency }: Given): number =>
  find !== "contribution" && contribution.isZero() ? 1 : TIMES_A_YEAR[contribution_frequency];

const rateIn = (given: Given): Decimal =>
  periodicRate(given.annual_rate, COMPOUNDED[given.compounding], periodsAYear(given));

const streamOf = (given: Given) => ({ start: given.start, payment: given.contribution, due: isDue(given) });

const isDue = ({ contribution_timing }: Given): boolean => contribution_timing === "begin";
