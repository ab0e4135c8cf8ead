// The weight categories of children, by their sex and age.
import { number, quantity, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { NORMAL_85, NORMAL_95 } from "#numbers/normal";
import { MASS } from "#numbers/units";
import { bmiAt, type Lms } from "./growth-chart.ts";

export const LIMITS = table(
  "Categories at this age and height",
  {
    category: text("Category"),
    from: number("BMI from", { digits: 1 }),
    weight_from: quantity("Weight from", MASS, { as: "weight", digits: 1 }),
  },
  { chart: { kind: "scale", x: "from", name: "category", of: "bmi" } },
);

/**
 * CDC, "Child and Teen BMI Categories", read 2026-11-24: from the 5th, the 85th and the 95th percentile, and severe obesity
 * from 120% and 140% of the 95th, or from a BMI of 35 and 40, whichever is less. Each ends where the next begins.
 */
export function categoriesOf(lms: Lms) {
  const obesity = bmiAt(lms, NORMAL_95);
  return [
    ["Underweight", decimal(0)],
    ["Healthy weight", bmiAt(lms, NORMAL_95.neg())],
    ["Overweight", bmiAt(lms, NORMAL_85)],
    ["Obesity", obesity],
    ["Severe obesity, class 2", lesser(obesity.times("1.2"), decimal(35))],
    ["Severe obesity, class 3", lesser(obesity.times("1.4"), decimal(40))],
  ] as const;
}

const lesser = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b);

/** World Health Organization, BMI-for-age (5–19 years), interpretation of cut-offs, read 2026-11-24. */
export const SEVERE_THINNESS = -3;

export const isAtAnEnd = (percentile: Decimal): boolean => percentile.lt("0.05") || percentile.gte("99.95");
