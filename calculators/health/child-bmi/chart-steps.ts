// The working: the age, then the way from the body mass index to the percentile.
import { type InputValues, type Show, type Shown, step, withPercent } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { NORMAL_95 } from "#numbers/normal";
import { type AGE, ageInMonths, DAYS_IN_MONTH, daysOld, MIDDLE } from "./age-in-months.ts";
import { bmiAt, lmsAt, type Sex, SPREAD, spreadAt } from "./growth-chart.ts";

type Given = InputValues<typeof AGE> & { readonly sex: Sex };
type Found = {
  readonly bmi: Shown<Decimal>;
  readonly z_score: Shown<Decimal>;
  readonly percentile: Shown<Decimal>;
  readonly age_in_months: Shown<Decimal>;
};

const FINE = { upTo: 8 } as const;

export function ageStep(given: Given, { age_in_months }: Found, show: Show): string {
  if (given.age_by === "age") {
    return step`Age in months, at the middle of the month: 12 × ${given.years} + ${given.months} + ${show("number", MIDDLE)} = ${age_in_months}`;
  }
  return step`Age in months: ${daysOld(given)} days ÷ ${show("number", DAYS_IN_MONTH)} = ${age_in_months}`;
}

export function standingSteps(given: Given, found: Found, show: Show): readonly string[] {
  const months = ageInMonths(given);
  const lms = lmsAt(given.sex, months);
  const [l, m, s] = [show("number", lms.l, FINE), show("number", lms.m, FINE), show("number", lms.s, FINE)];
  const bmi = show("number", found.bmi.value, FINE);
  const obesity = show("number", bmiAt(lms, NORMAL_95), FINE);
  const below = withPercent(`${found.percentile}`, show.notation);
  const chart = step`The chart at this age: L is ${l}, M is ${m} and S is ${s}`;
  if (bmi.value.lte(obesity.value)) {
    return [
      chart,
      step`z-score: ((${bmi} ÷ ${m})^(${l}) - 1) ÷ (${l} × ${s}) = ${found.z_score}`,
      step`Percentile: ${below} of a bell curve is below that z-score`,
    ];
  }
  const { constant, year, square } = SPREAD[given.sex];
  const years = show("number", months.div(12), FINE);
  const spread = show("number", spreadAt(given.sex, months), FINE);
  const size = show("number", bmi.value.minus(obesity.value).div(spread.value), FINE);
  return [
    chart,
    step`95th percentile: ${m} × (1 + ${l} × ${s} × ${show("number", NORMAL_95, FINE)})^(1 ÷ ${l}) = ${obesity}`,
    step`Spread above it: ${show("number", constant)} + ${show("number", year)} × ${years} + (${show("number", square)}) × ${years}² = ${spread}`,
    step`Distance above it: (${bmi} - ${obesity}) ÷ ${spread} = ${size}`,
    step`Percentile: 90 + 10 × the share of a bell curve below that distance, ${found.percentile}`,
    step`z-score: ${found.z_score}, with ${below} of a bell curve below it`,
  ];
}
