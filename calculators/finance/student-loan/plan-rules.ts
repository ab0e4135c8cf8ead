// What each plan asks for, month by month, and for how long.
import { factsUsed, newestOf, type Unknown, valueOn } from "#facts/dated";
import { unitedKingdomStudentLoans, unitedStatesPoverty, unitedStatesStudentLoans } from "#facts/loans/student-loans";
import { growth, levelPayment, presentValue } from "#numbers/annuity";
import { type Decimal, decimal, sum } from "#numbers/decimal";
import { ceil } from "#numbers/round";
import type { Terms } from "./loan-ledger.ts";
import type { Given } from "./student-loan.ts";

const MONTHLY = 12;
const STEP_MONTHS = 24;
const NONE = decimal(0);
export const LAW = newestOf(unitedStatesStudentLoans).value;
export const EXTENDED_ABOVE = LAW.extended.above;

const UK = ["plan_1", "plan_2", "plan_4", "plan_5", "postgraduate"] as const;
const BY_POVERTY = ["ibr", "ibr_new"] as const;
export const PLANS = {
  fixed: ["standard", "tiered", "graduated", "extended"],
  uk: UK,
  us: ["standard", "tiered", "graduated", "extended", "rap", ...BY_POVERTY],
} as const;

type UkPlan = (typeof UK)[number];
type PovertyPlan = (typeof BY_POVERTY)[number];
export const isUk = (plan: string): plan is UkPlan => UK.some((one) => one === plan);
export const isByPoverty = (plan: string): plan is PovertyPlan => BY_POVERTY.some((one) => one === plan);

export function termsOf(given: Given, balance: Decimal): Terms | Unknown {
  const { plan } = given;
  if (plan === "rap") return { ...rapTerms(given), settles: false };
  if (!isUk(plan) && !isByPoverty(plan)) return { ...fixedTerms(given, balance), unpaid: "added", match: NONE };
  const law = shareOf(given, plan);
  if ("noAnswer" in law) return law;
  const above = (month: number) => inYear(law.above, given.threshold_growth, month);
  const share = (month: number) => shareAbove(inYear(given.income, given.income_growth, month), above(month), law.rate);
  const terms = { months: monthsLeft(law.years, given), settles: false, match: NONE };
  if (isUk(plan)) return { ...terms, planned: share, unpaid: "added" };
  const most = levelPayment(balance, rateOf(given), MONTHLY * LAW.cappedAtYears);
  const planned = (month: number) => (share(month).gt(most) ? most : share(month));
  return { ...terms, planned, unpaid: "apart" };
}

/** Steps of two years, each as much above the last one, up to what the law allows. */
const STEP_COUNT = (MONTHLY * LAW.graduated.years) / STEP_MONTHS;
const STEPS = Array.from({ length: STEP_COUNT }, (_, i) =>
  decimal(LAW.graduated.mostToLeast).pow(decimal(i).div(STEP_COUNT - 1)),
);

function fixedTerms(given: Given, balance: Decimal) {
  const rate = rateOf(given);
  const months = MONTHLY * yearsOf(given, balance);
  if (given.plan !== "graduated") {
    const level = levelPayment(balance, rate, months);
    return { months, planned: () => level, settles: true };
  }
  const worth = STEPS.map((step, i) => presentValue(step, rate, STEP_MONTHS).div(growth(rate, STEP_MONTHS * i)));
  const first = balance.div(sum(worth));
  const planned = (month: number) => first.times(STEPS[Math.floor((month - 1) / STEP_MONTHS)] ?? NONE);
  return { months, planned, settles: true };
}

export function yearsOf({ plan, years }: Given, balance: Decimal): number {
  if (plan === "extended") return LAW.extended.years;
  if (plan === "graduated") return LAW.graduated.years;
  if (plan === "tiered") return LAW.tiers.filter(({ from }) => balance.gte(from)).at(-1)?.years ?? years;
  return years;
}

function rapTerms(given: Given) {
  const planned = (month: number) => rapPayment(inYear(given.income, given.income_growth, month), given.dependents);
  return {
    planned,
    months: monthsLeft(LAW.rap.years, given),
    unpaid: "waived",
    match: decimal(LAW.rap.match),
  } as const;
}

export function rapPercent(income: Decimal): Decimal {
  const steps = ceil(income.div(LAW.rap.step)).minus(1);
  if (steps.isNegative()) return NONE;
  return steps.gt(LAW.rap.mostPercent) ? decimal(LAW.rap.mostPercent) : steps;
}

function rapPayment(income: Decimal, dependents: number): Decimal {
  const { perDependent, least } = LAW.rap;
  const yearly = income.times(rapPercent(income)).div(100);
  const payment = yearly.div(MONTHLY).minus(perDependent * dependents);
  return payment.gt(least) ? payment : decimal(least);
}

/** The rate, and the income above which it counts. */
export function shareOf(given: Given, plan: UkPlan | PovertyPlan) {
  if (isUk(plan)) {
    const found = valueOn(unitedKingdomStudentLoans, `${given.year}-04-06`);
    if ("noAnswer" in found) return found;
    return found.value[plan] ?? { noAnswer: "Plan 5 repayments began in April 2026. Choose a later tax year." };
  }
  const { first, additional } = newestOf(unitedStatesPoverty).value[given.area];
  const { years, percent: rate, povertyPercent } = LAW[plan];
  return { years, rate, above: ((first + additional * (given.family_size - 1)) * povertyPercent) / 100 };
}

function shareAbove(income: Decimal, threshold: Decimal, percent: number): Decimal {
  const above = income.minus(threshold);
  return above.gt(0) ? above.times(percent).div(100 * MONTHLY) : NONE;
}

const inYear = (amount: Decimal | number, growthPercent: Decimal, month: number): Decimal =>
  growth(growthPercent.div(100), Math.floor((month - 1) / MONTHLY)).times(amount);

const monthsLeft = (years: number, { years_passed }: Given): number => MONTHLY * (years - years_passed);
export const rateOf = ({ annual_rate }: Given): Decimal => annual_rate.div(100 * MONTHLY);

export function factsOf({ plan, year }: Pick<Given, "plan"> & { readonly year?: string | undefined }) {
  if (year) return factsUsed(unitedKingdomStudentLoans, `${year}-04-06`);
  if (plan === "standard") return [];
  const ours = factsUsed(unitedStatesStudentLoans, newestOf(unitedStatesStudentLoans).from);
  return isByPoverty(plan) ? [...ours, ...factsUsed(unitedStatesPoverty, newestOf(unitedStatesPoverty).from)] : ours;
}
