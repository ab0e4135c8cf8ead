import { choice, defineCalculator, number, percent, quantity, step, table, text } from "#engine";
import { factsUsed } from "#facts/dated";
import { unitedStatesBmiForAge } from "#facts/growth/united-states-bmi";
import { bodyMassIndex } from "#numbers/body-mass";
import { type Decimal, decimal } from "#numbers/decimal";
import { NORMAL_85, NORMAL_95 } from "#numbers/normal";
import { LENGTH, MASS } from "#numbers/units";
import { SEXES } from "../../shared/body.ts";
import { AGE, ageFaults, ageInMonths } from "./age-in-months.ts";
import { ageStep, standingSteps } from "./chart-steps.ts";
import { bmiAt, type Lms, lmsAt, standingOf } from "./growth-chart.ts";

const PUBLISHED = "2000-05-30";

export default defineCalculator({
  name: "Child BMI calculator",
  summary: "BMI percentile, z-score and weight category for ages 2 to 19, based on the CDC's growth charts.",

  inputs: {
    sex: choice("Sex", SEXES, { example: "female", help: "Girls and boys have charts of their own." }),
    ...AGE,
    height: quantity("Height", LENGTH, {
      body: true,
      unit: "cm",
      units: { cm: [65, 230], in: [26, 90] },
      example: 135,
      help: "Standing, without shoes.",
    }),
    weight: quantity("Weight", MASS, { body: true, unit: "kg", units: { kg: [5, 300], lb: [11, 660] }, example: 31 }),
  },

  outputs: {
    percentile: number("BMI-for-age percentile", { digits: 1 }),
    category: text("Category"),
    bmi: number("Body mass index", { digits: 1 }),
    z_score: number("BMI z-score", { digits: 2 }),
    share_of_95th: percent("BMI as a percent of the 95th percentile", { digits: 0 }),
    healthy_from: quantity("Low end of healthy weight", MASS, { as: "weight", digits: 1 }),
    healthy_below: quantity("High end of healthy weight", MASS, { as: "weight", digits: 1 }),
    age_in_months: number("Age used for the chart", { unit: "months", upTo: 2 }),
    limits: table(
      "Categories at this age and height",
      {
        category: text("Category"),
        from: number("BMI from", { digits: 1 }),
        weight_from: quantity("Weight from", MASS, { as: "weight", digits: 1 }),
      },
      { chart: { kind: "scale", x: "from", name: "category", of: "bmi" } },
    ),
  },
  primary: "percentile",
  formula: "z = ((BMI ÷ M)^L − 1) ÷ (L × S), with L, M and S for the sex and age",

  check: ageFaults,

  compute(given) {
    const { sex, height, weight } = given;
    const months = ageInMonths(given);
    const bmi = bodyMassIndex(weight, height);
    const categories = categoriesOf(lmsAt(sex, months));
    const standing = standingOf(bmi, sex, months);
    const square = height.times(height);
    const rows = categories.map(([category, from]) => ({ category, from, weight_from: square.times(from) }));
    const [, healthy, overweight, obesity] = categories;
    return {
      percentile: standing.percentile,
      category: categories.findLast(([, from]) => bmi.gte(from))?.[0] ?? "",
      bmi,
      z_score: standing.z,
      share_of_95th: bmi.times(100).div(obesity[1]),
      healthy_from: square.times(healthy[1]),
      healthy_below: square.times(overweight[1]),
      age_in_months: months,
      limits: rows,
    };
  },

  facts: () => factsUsed(unitedStatesBmiForAge, PUBLISHED),

  sentence: ({ sex }, { percentile, category, bmi }) =>
    `A BMI of ${bmi} is higher than that of ${percentile}% of ${CHILDREN[sex]} of this age: ${category.toLowerCase()}.`,

  working: (given, outputs, show, values) => [
    ageStep(values, outputs),
    step`Body mass index: ${show("number", given.weight.value)} kg ÷ (${show("number", given.height.value)} m)² = ${outputs.bmi}`,
    ...standingSteps(values, outputs, show),
  ],

  alerts(_, { bmi, z_score, category }) {
    const again = "Please measure again and, if the figures are right,";
    if (z_score.value.lt(SEVERE_THINNESS))
      return [`A BMI of ${bmi} is very low for this age. ${again} see a doctor soon.`];
    if (!category.startsWith("Severe")) return [];
    return [`A BMI of ${bmi} is very high for this age. ${again} talk with a pediatrician: treatment helps.`];
  },

  notes: (_, { percentile }) => [
    isAtAnEnd(percentile.value) && "The exact percentile is above 0 and below 100. It only rounds to that.",
    "This is a screening figure, not a diagnosis. One measurement says less than growth over time. Show this figure to your pediatrician.",
  ],
});

const CHILDREN = { female: "girls", male: "boys" } as const;

/** World Health Organization, BMI-for-age (5–19 years), interpretation of cut-offs, read 2026-11-24. */
const SEVERE_THINNESS = -3;

/**
 * CDC, "Child and Teen BMI Categories", read 2026-11-24: from the 5th, the 85th and the 95th percentile, and severe obesity
 * from 120% and 140% of the 95th, or from a BMI of 35 and 40, whichever is less. Each ends where the next begins.
 */
function categoriesOf(lms: Lms) {
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

const isAtAnEnd = (percentile: Decimal): boolean => percentile.lt("0.05") || percentile.gte("99.95");
