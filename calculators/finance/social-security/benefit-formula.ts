// From earnings to a monthly payment by 42 U.S.C. 402(q) and (w) and 415(a), (b), (e) and (g), where the full retirement age
// is 67. Every rounding on the way is the law's, and always down.
import { type Fact, factsUsed, heldOn } from "#facts/dated";
import { type SocialSecurity, unitedStatesSocialSecurity } from "#facts/limits/united-states-social-security";
import { unitedStatesPayrollTax } from "#facts/tax/united-states-payroll";
import { newestYear, yearsOf } from "#facts/years";
import { Decimal, decimal } from "#numbers/decimal";
import { floor } from "#numbers/round";

/** Those whose rules we have. */
export const RULE_YEARS = yearsOf([unitedStatesSocialSecurity]);
export const NEWEST_RULES = newestYear([unitedStatesSocialSecurity, unitedStatesPayrollTax]);
export const MONTHS = 12;
/** The best years that are averaged: 40 from age 22 to 61, less five. */
export const COUNTED_YEARS = 35;
/** For a retirement benefit: 42 U.S.C. 414(a). A year gives four at most. */
const [CREDITS_NEEDED, CREDITS_A_YEAR] = [40, 4];
export const EARLIEST_AGE = 62;
export const FULL_AGE = 67;
export const LATEST_AGE = 70;
/** Percent of average monthly earnings: up to the first bend point, up to the second, and above. */
export const RATES = [90, 32, 15] as const;
/** Shares are counted in these, because 5/9, 5/12 and 2/3 of 1% are 20, 15 and 24 of them. */
const PARTS = 3600;
const [OFF_FIRST, OFF_FURTHER, ON_LATE] = [20, 15, 24];
/** Of an early start, those that cost more each than the ones before them. */
export const FIRST_MONTHS = 36;

export const monthsOf = (age: number, months = 0): number => age * MONTHS + months;

/** `wageBase` is the most that counts of a year's earnings. */
export type Rules = SocialSecurity & { readonly wageBase: number };

export function rulesOf(year: string): Rules {
  const { wageBase } = heldOn(unitedStatesPayrollTax, firstDay(year)).socialSecurity;
  return { ...heldOn(unitedStatesSocialSecurity, firstDay(year)), wageBase };
}

export const rulesUsed = ({ year }: { readonly year: string }) =>
  [unitedStatesSocialSecurity, unitedStatesPayrollTax].flatMap((fact: Fact<unknown>) =>
    factsUsed(fact, firstDay(year)),
  );

const firstDay = (year: string): string => `${year}-01-01`;

/** Credits from so many years of such earnings, where they are too few for a benefit. */
export function creditsIfTooFew({ credit }: Rules, earnings: Decimal, years: number): number | undefined {
  const inYear = floor(earnings.div(credit)).toNumber();
  const credits = Math.min(CREDITS_A_YEAR, inYear) * years;
  return credits < CREDITS_NEEDED ? credits : undefined;
}

/** Average indexed monthly earnings, in whole dollars. */
export function averageMonthly({ wageBase }: Rules, earnings: Decimal, years: number): Decimal {
  const counted = Decimal.min(earnings, wageBase).times(Math.min(years, COUNTED_YEARS));
  return floor(counted.div(COUNTED_YEARS * MONTHS));
}

/** The parts of average earnings that each rate applies to. */
export function slices({ bendPoints: { first, second } }: Rules, average: Decimal): readonly Decimal[] {
  const upTo = (limit: number) => Decimal.min(average, limit);
  return [upTo(first), upTo(second).minus(upTo(first)), average.minus(upTo(second))];
}

/** The primary insurance amount, in whole dimes. */
export const fullBenefit = (rules: Rules, average: Decimal): Decimal => floor(unroundedBenefit(rules, average), 1);

export const unroundedBenefit = (rules: Rules, average: Decimal): Decimal =>
  slices(rules, average)
    .reduce((sum, slice, i) => sum.plus(slice.times(RATES[i] ?? 0)), decimal(0))
    .div(100);

/** Months before the full retirement age; below zero after it. */
export const monthsEarly = (start: number): number => monthsOf(FULL_AGE) - start;

function partsAt(start: number): number {
  const early = monthsEarly(start);
  if (early <= 0) return PARTS - early * ON_LATE;
  const first = Math.min(early, FIRST_MONTHS);
  return PARTS - first * OFF_FIRST - (early - first) * OFF_FURTHER;
}

/** Percent of the full benefit if payments start at that age in months. */
export const shareAt = (start: number): Decimal => decimal(partsAt(start) * 100).div(PARTS);

/** In whole dollars. */
export const paymentAt = (full: Decimal, start: number): Decimal => floor(full.times(partsAt(start)).div(PARTS));
