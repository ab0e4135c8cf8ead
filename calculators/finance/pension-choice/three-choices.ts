// What pensions are worth today, until each age.
import { accumulated, equivalentRate, presentValue } from "#numbers/annuity";
import { Decimal, decimal } from "#numbers/decimal";
import { snap, subtract } from "#numbers/round";
import { rootBetween, rootNear } from "#numbers/solve";
import type { Given } from "./pension-choice.ts";

const LAST_AGE = 110;
const EACH = { monthly: 12, yearly: 1 } as const;
const [LEAST, MOST] = [decimal(-50), decimal(200)];
/** Of a payment: most returns are close to nothing. */
const NEAR = decimal("0.01");

type Terms = Pick<Given, "frequency" | "annual_return" | "raise" | "timing" | "compounding">;

const yearGrowth = ({ annual_return, compounding }: Terms): Decimal =>
  annual_return
    .div(100 * EACH[compounding])
    .plus(1)
    .pow(EACH[compounding]);

/** Of one payment to the next. */
const paymentRate = ({ frequency, compounding }: Terms, annualPercent: Decimal): Decimal =>
  equivalentRate(annualPercent, EACH[compounding], EACH[frequency]);

const annualPercent = ({ frequency, compounding }: Terms, rate: Decimal): Decimal =>
  equivalentRate(rate.times(100 * EACH[frequency]), EACH[frequency], EACH[compounding]).times(100 * EACH[compounding]);

/** Of a payment of 1 in the first year, and how much less each later year's are worth. */
function firstYear({ frequency, timing, raise }: Terms, rate: Decimal, growth: Decimal) {
  const atEnd = presentValue(decimal(1), rate, EACH[frequency]);
  const worth = timing === "begin" ? atEnd.times(rate.plus(1)) : atEnd;
  return { worth, step: raise.div(100).plus(1).div(growth) };
}

/** Of a payment of 1 that is raised each year: until the end of year 0, 1, 2 … */
function worthsOfOne(terms: Terms, years: number): readonly Decimal[] {
  const first = firstYear(terms, paymentRate(terms, terms.annual_return), yearGrowth(terms));
  let [worth, ofYear] = [decimal(0), first.worth];
  return Array.from({ length: years + 1 }, (_, i) => {
    if (i > 0) [worth, ofYear] = [worth.plus(ofYear), ofYear.times(first.step)];
    return worth;
  });
}

const spanOf = ({ age, last_age }: Given): number => Math.max(last_age, LAST_AGE) - age;
/** The age at the end of the first year in which that holds. */
const firstAge = (age: number, years: number, holds: (year: number) => boolean): number | null => {
  for (let year = 1; year <= years; year++) if (holds(year)) return age + year;
  return null;
};
const isReached = (a: Decimal, b: Decimal): boolean => snap(a).gte(snap(b));

export function againstLumpSum(given: Given & Required<Pick<Given, "lump_sum" | "income">>) {
  const { age, last_age, lump_sum, income } = given;
  const [years, span] = [last_age - age, spanOf(given)];
  const ofOne = worthsOfOne(given, span);
  const at = (year: number): Decimal => income.times(ofOne[year] ?? 0);
  const income_worth = at(years);
  const excess = (rate: Decimal) => {
    const { worth, step } = firstYear(given, rate, rate.plus(1).pow(EACH[given.frequency]));
    return income
      .times(worth)
      .times(accumulated(step.minus(1), years))
      .minus(lump_sum);
  };
  const [least, most] = [paymentRate(given, LEAST), paymentRate(given, MOST)];
  const needed = rootNear(excess, decimal(0), most, NEAR) ?? rootBetween(excess, least, decimal(0));
  const growth = yearGrowth(given);
  return {
    income_worth,
    advantage: subtract(income_worth, lump_sum),
    break_even: firstAge(age, span, (year) => isReached(at(year), lump_sum)),
    lump_pays: lump_sum.div(ofOne[years] ?? 1),
    rate_needed: needed ? annualPercent(given, needed) : null,
    lump_left: Array.from({ length: years + 1 }, (_, year) => ({
      age: age + year,
      paid: paidIn(given, income, year),
      left: Decimal.max(0, subtract(lump_sum, at(year)).times(growth.pow(year))),
    })),
  };
}

/** Without interest. */
function paidIn({ raise, frequency }: Terms, payment: Decimal, years: number): Decimal {
  const growth = raise.div(100).plus(1);
  const factor = raise.isZero() ? decimal(years) : growth.pow(years).minus(1).div(growth.minus(1));
  return payment.times(EACH[frequency]).times(factor);
}

type Couple = Required<Pick<Given, "single" | "joint" | "survivor_rate" | "partner_age" | "partner_last_age">>;

export function jointOrSingle(given: Given & Couple) {
  const { age, last_age, single, joint, survivor_rate } = given;
  const partner = given.partner_last_age - given.partner_age;
  const [years, span] = [last_age - age, spanOf(given)];
  const ofOne = worthsOfOne(given, Math.max(span, partner));
  const singleAt = (year: number): Decimal => single.times(ofOne[year] ?? 0);
  const jointAt = (year: number): Decimal => {
    const own = ofOne[year] ?? decimal(0);
    const survivors = Decimal.max(0, (ofOne[partner] ?? own).minus(own))
      .times(survivor_rate)
      .div(100);
    return joint.times(own.plus(survivors));
  };
  const [single_worth, joint_worth] = [singleAt(years), jointAt(years)];
  return {
    single_worth,
    joint_worth,
    advantage: subtract(joint_worth, single_worth),
    break_even: firstAge(age, span, (year) => isReached(singleAt(year), jointAt(year))),
    difference: subtract(single, joint),
    by_death: Array.from({ length: span }, (_, i) => ({
      age: age + i + 1,
      single: singleAt(i + 1),
      joint: jointAt(i + 1),
    })),
  };
}

export function nowOrLater(given: Given & Required<Pick<Given, "income" | "later_income" | "wait">>) {
  const { age, last_age, income, later_income, wait } = given;
  const [years, span] = [last_age - age, spanOf(given)];
  const ofOne = worthsOfOne(given, span);
  const discount = yearGrowth(given).pow(wait);
  const nowAt = (year: number): Decimal => income.times(ofOne[year] ?? 0);
  const laterAt = (year: number): Decimal => later_income.times(ofOne[year - wait] ?? 0).div(discount);
  const [now_worth, later_worth] = [nowAt(years), laterAt(years)];
  return {
    now_worth,
    later_worth,
    advantage: subtract(later_worth, now_worth),
    break_even: firstAge(age, span, (year) => isReached(laterAt(year), nowAt(year))),
    difference: subtract(later_income, income),
    by_age: Array.from({ length: span }, (_, i) => ({ age: age + i + 1, now: nowAt(i + 1), later: laterAt(i + 1) })),
  };
}
