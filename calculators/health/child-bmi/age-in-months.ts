// A child's age in months, as the CDC counts it: by days where the birthday is known, and else the middle of the month.
import { choice, count, date, type InputValues } from "#engine";
import { GROWTH_MONTHS } from "#facts/growth/united-states-bmi";
import { dayNumber, spanBetween } from "#numbers/calendar";
import { type Decimal, decimal } from "#numbers/decimal";

const [YOUNGEST, ADULT] = [2, 20];
const BY_BIRTH = { when: { age_by: ["birth"] } } as const;
const BY_AGE = { when: { age_by: ["age"] } } as const;

export const AGE = {
  age_by: choice("Enter age as", { birth: "Date of birth", age: "Years and months" }, { default: "birth" }),
  birth: date("Date of birth", { example: "2017-05-20", ...BY_BIRTH }),
  measured: date("Date measured", { example: "2026-11-20", today: true, ...BY_BIRTH }),
  years: count("Years", { unit: "years", min: YOUNGEST, max: ADULT - 1, example: 9, ...BY_AGE }),
  months: count("Months", { unit: "months", min: 0, max: 11, default: 0, ...BY_AGE }),
};
type Age = InputValues<typeof AGE>;
type Born = Extract<Age, { readonly age_by: "birth" }>;

export function ageFaults(age: Age) {
  if (age.age_by === "age") return {};
  const { birth, measured } = age;
  if (dayNumber(measured) < dayNumber(birth)) return { measured: "must not be before the date of birth" };
  const { years } = spanBetween(birth, measured, "last");
  if (years >= ADULT) return { birth: "must be less than 20 years before: use the BMI calculator for adults" };
  return { birth: years < YOUNGEST && "must be at least 2 years before: under 2, doctors use other charts" };
}

/** The days of a month on average, 365.25 ÷ 12. CDC, "A SAS Program for the 2000 CDC Growth Charts". */
export const DAYS_IN_MONTH = "30.4375";
export const MIDDLE = "0.5";

export function ageInMonths(age: Age): Decimal {
  if (age.age_by === "age") return decimal(12 * age.years + age.months).plus(MIDDLE);
  const months = decimal(daysOld(age)).div(DAYS_IN_MONTH);
  // Two years without a February 29 are 730 days, a little less than 24 such months.
  return months.lt(GROWTH_MONTHS.first) ? decimal(GROWTH_MONTHS.first) : months;
}

export const daysOld = ({ birth, measured }: Born): number => dayNumber(measured) - dayNumber(birth);
