import { choice, count, defineCalculator, number, quantity } from "#engine";
import { decimal } from "#numbers/decimal";
import { MASS } from "#numbers/units";
import { SEXES } from "../../shared/body.ts";
import { ADVICE, childFactor } from "./protein-advice.ts";

const LEAST_MEAL = 20;

export default defineCalculator({
  name: "Protein calculator",
  summary: "Grams of protein a day and a meal by weight: US, European and WHO advice, sport, pregnancy and children.",

  inputs: {
    weight: quantity("Weight", MASS, {
      body: true,
      unit: "kg",
      units: { kg: [8, 300], lb: [18, 660] },
      example: 70,
    }),
    person: choice(
      "Advice for",
      {
        adult: "Healthy adults (US)",
        adult_who: "Healthy adults (WHO and Europe)",
        exercise: "Exercise and muscle",
        dieting: "Lifting while losing weight",
        pregnant_1: "Pregnancy, months 1 to 3",
        pregnant_2: "Pregnancy, months 4 to 6",
        pregnant_3: "Pregnancy, months 7 to 9",
        nursing: "Breastfeeding, first 6 months",
        nursing_later: "Breastfeeding, after 6 months",
        child: "Children from 1 to 17",
      },
      { default: "adult", beginsIn: { "en-US": "adult", elsewhere: "adult_who" } },
    ),
    age: count("Age", { unit: "years", min: 1, max: 17, example: 10, when: { person: ["child"] } }),
    sex: choice("Sex", SEXES, { example: "female", when: { person: ["child"] } }),
    meals: count("Meals a day", { min: 1, max: 8, default: 3 }),
  },

  outputs: {
    protein: number("Protein a day", { unit: "g", digits: 0 }),
    protein_to: number("Protein a day, up to", { unit: "g", digits: 0, optional: true }),
    per_meal: number("Protein a meal", { unit: "g", digits: 0 }),
    energy: number("Calories from it", { unit: "kcal", digits: 0 }),
    per_pound: number("Per pound of weight", { unit: "g/lb", digits: 2 }),
  },
  primary: "protein",
  headline: (_, { protein, protein_to }) =>
    protein_to ? ["Protein a day", `${protein} to ${protein_to}`] : ["Protein a day", `${protein}`],

  between: {
    factor: number("Grams per kilogram", { upTo: 2 }),
    factor_to: number("Grams per kilogram, up to", { upTo: 2, optional: true }),
    extra: number("Extra grams", { digits: 0 }),
  },
  by: {
    protein: "factor × weight + extra",
    protein_to: "factor_to × weight",
    per_meal: "protein ÷ meals",
    energy: ["4 kcal a gram", "protein × 4"],
    per_pound: "protein ÷ (weight ÷ 0.45359237)",
  },
  compute({ person, age, sex }) {
    const { factor, to, extra } = ADVICE[person];
    const own = person === "child" && age && sex ? childFactor(age, sex) : factor;
    return { factor: decimal(own), factor_to: to === undefined ? null : decimal(to), extra: decimal(extra ?? 0) };
  },

  sentence: ({ weight, meals }, { protein, protein_to, per_meal }) =>
    `At ${weight}, aim for ${protein_to ? `${protein} to ${protein_to}` : protein} of protein a day${meals.value === 1 ? "" : `, or about ${per_meal} a meal`}.`,

  notes: ({ person, weight }, { per_meal }, show) => [
    (person === "exercise" || person === "dieting") &&
      per_meal.value.lt(LEAST_MEAL) &&
      `For muscle, the ISSN advises ${LEAST_MEAL} g or more a meal, or ${show("number", "0.25")} g per kilogram, here ${show("number", weight.value.div(4), { digits: 0 })} g.`,
    person.startsWith("adult") &&
      "This is the amount that is enough for almost every healthy adult. Older and active people are often advised to eat more.",
    "With kidney or liver disease, ask your doctor before you change how much protein you eat.",
  ],
});
