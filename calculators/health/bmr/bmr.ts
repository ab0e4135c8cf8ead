import { choice, count, defineCalculator, number, percent, quantity, step, table, text } from "#engine";
import type { Decimal } from "#numbers/decimal";
import {
  type EQUATIONS,
  KILOJOULES_PER_KILOCALORIE,
  LEAN_MASS,
  leanMass,
  restingEnergy,
  restingEnergyOfLeanMass,
} from "#numbers/resting-energy";
import { LENGTH, MASS } from "#numbers/units";
import { ADULT_HEIGHT, ADULT_WEIGHT, restingSteps, SEXES, thinness } from "../../shared/body.ts";

const BY_SIZE = {
  mifflin_st_jeor: "Mifflin–St Jeor (1990)",
  harris_benedict: "Harris–Benedict, revised (1984)",
  harris_benedict_1919: "Harris–Benedict, original (1919)",
  harris_benedict_rounded: "Harris–Benedict, rounded as in textbooks",
} as const satisfies Readonly<Record<keyof typeof EQUATIONS, string>>;

const SIZED = ["mifflin_st_jeor", "harris_benedict", "harris_benedict_1919", "harris_benedict_rounded"] as const;

export default defineCalculator({
  name: "BMR calculator",
  summary: "Basal metabolic rate: the calories your body burns in a day of complete rest.",

  inputs: {
    formula: choice(
      "Formula",
      { ...BY_SIZE, katch_mcardle: "Katch–McArdle, from body fat" },
      { default: "mifflin_st_jeor", help: "Not sure? Keep Mifflin–St Jeor." },
    ),
    sex: choice("Sex", SEXES, { example: "female", when: { formula: SIZED } }),
    age: count("Age", { unit: "years", min: 18, max: 110, example: 35, when: { formula: SIZED } }),
    height: quantity("Height", LENGTH, { ...ADULT_HEIGHT, example: 165, when: { formula: SIZED } }),
    weight: quantity("Weight", MASS, { ...ADULT_WEIGHT, example: 65 }),
    body_fat: percent("Body fat percentage", { min: 2, max: 75, example: 25, when: { formula: ["katch_mcardle"] } }),
  },

  outputs: {
    bmr: number("Calories at rest", { unit: "kcal a day", digits: 0 }),
    kilojoules: number("Kilojoules at rest", { unit: "kJ a day", digits: 0 }),
    lean_mass: quantity("Lean body mass", MASS, { as: "weight", digits: 1, optional: true }),
    formulas: table(
      "Comparison of formulas",
      { formula: text("Formula"), bmr: number("Calories at rest", { unit: "kcal a day", digits: 0 }) },
      { optional: true, chart: { kind: "bars", x: "formula", y: "bmr" } },
    ),
  },
  primary: "bmr",
  formula: "energy = 10 × weight in kg + 6.25 × height in cm − 5 × age + 5 for men, − 161 for women (Mifflin–St Jeor)",

  compute(given) {
    if (given.formula === "katch_mcardle") {
      const lean = leanMass(given.weight, given.body_fat);
      return { ...inBothUnits(restingEnergyOfLeanMass(lean)), lean_mass: lean, formulas: null };
    }
    return {
      ...inBothUnits(restingEnergy(given.formula, given)),
      lean_mass: null,
      formulas: SIZED.map((formula) => ({ formula: BY_SIZE[formula], bmr: restingEnergy(formula, given) })),
    };
  },

  sentence: (_, { bmr }) => `At complete rest, your body burns about ${bmr}.`,

  working(given, { bmr }, show) {
    const { weight } = given;
    const kilograms = show("number", weight.value);
    const inKilograms = weight.text !== `${kilograms} kg` && step`Weight in kilograms: ${weight} = ${kilograms} kg`;
    if (given.formula === "katch_mcardle") {
      const lean = show("number", leanMass(weight.value, given.body_fat.value));
      return [
        inKilograms,
        step`Lean body mass: ${kilograms} × (${show("percent", 100)} - ${given.body_fat}) = ${lean}`,
        step`Calories at rest: ${LEAN_MASS.constant} + ${show("number", LEAN_MASS.weight)} × ${lean} = ${bmr}`,
      ];
    }
    return [inKilograms, ...restingSteps(given, bmr, show)];
  },

  alerts: ({ formula, height, weight }, _, show) => [formula !== "katch_mcardle" && thinness(weight, height, show)],

  notes: () => ["For adults. Not meant for children, pregnancy or breastfeeding."],
});

const inBothUnits = (bmr: Decimal) => ({ bmr, kilojoules: bmr.times(KILOJOULES_PER_KILOCALORIE) });
