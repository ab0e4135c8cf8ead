import { choice, defineCalculator, number, percent, quantity, step, text, withPercent } from "#engine";
import { factsUsed } from "#facts/dated";
import { unitedStatesBmiForAge } from "#facts/growth/united-states-bmi";
import { bodyMassIndex } from "#numbers/body-mass";
import { LENGTH, MASS } from "#numbers/units";
import { SEXES } from "../../shared/body.ts";
import { AGE, ageFaults, ageInMonths } from "./age-in-months.ts";
import { categoriesOf, isAtAnEnd, LIMITS, SEVERE_THINNESS } from "./bmi-categories.ts";
import { ageStep, standingSteps } from "./chart-steps.ts";
import { lmsAt, standingOf } from "./growth-chart.ts";

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
    limits: LIMITS,
  },
  primary: "percentile",
  groups: {
    "Compared with other children": ["percentile", "category", "z_score", "share_of_95th"],
    "The child": ["bmi", "age_in_months"],
    "Healthy weight": ["healthy_from", "healthy_below"],
  },
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

  sentence: ({ sex }, { percentile, category, bmi }, { notation }) =>
    `A BMI of ${bmi} is higher than that of ${withPercent(`${percentile}`, notation)} of ${CHILDREN[sex]} of this age: ${category.toLowerCase()}.`,

  working: (given, outputs, show, values) => [
    ageStep(values, outputs, show),
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
