import { choice, defineCalculator, number, quantity, text } from "#engine";
import { SEVERE_OBESITY, THINNESS } from "#numbers/body-mass";
import { decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { LENGTH, MASS } from "#numbers/units";
import { bandOf } from "../../shared/body.ts";
import { BANDS, LIMITS, limitsAt } from "./weight-bands.ts";

export default defineCalculator({
  name: "BMI calculator",
  summary: "Your body mass index, the category it falls in, and the healthy weight range for your height.",

  inputs: {
    height: quantity("Height", LENGTH, {
      body: true,
      unit: "cm",
      units: { cm: [50, 275], m: [0.5, 2.75], in: [20, 108] },
      example: 175,
    }),
    weight: quantity("Weight", MASS, { body: true, unit: "kg", units: { kg: [10, 650], lb: [22, 1430] }, example: 70 }),
    bands: choice(
      "Categories",
      { general: "Standard", asian: "For Asian adults" },
      {
        default: "general",
        beginsIn: { "en-IN": "asian", "ja-JP": "asian" },
        help: "Some doctors use lower limits for people of Asian descent.",
      },
    ),
  },

  outputs: {
    bmi: number("Body mass index", { digits: 1 }),
    band: text("Category"),
    bmi_prime: number("BMI Prime (1 = upper healthy limit)", { digits: 2 }),
    ponderal_index: number("Ponderal index (Rohrer)", { unit: "kg/m³", digits: 2 }),
    healthy_from: quantity("Low end of healthy weight", MASS, { as: "weight", digits: 1 }),
    healthy_below: quantity("High end of healthy weight", MASS, { as: "weight", digits: 1 }),
    limits: LIMITS,
  },
  formula: "BMI = weight in kilograms ÷ (height in meters)²",

  between: {
    lower: number("Low end of healthy BMI"),
    upper: number("High end of healthy BMI"),
  },
  by: {
    bmi: ["BMI", "weight ÷ height^2"],
    bmi_prime: ["BMI Prime", "bmi ÷ upper"],
    ponderal_index: ["Ponderal index", "weight ÷ height^3"],
    healthy_from: "lower × height^2",
    healthy_below: "upper × height^2",
  },

  compute({ bands }) {
    const [, [, lower], [, upper]] = BANDS[bands];
    return { lower: decimal(lower), upper: decimal(upper) };
  },

  after: ({ bmi }, { height, bands }) => ({ band: bandOf(BANDS[bands], bmi), limits: limitsAt(height, BANDS[bands]) }),

  sentence: ({ height, weight }, { bmi, band }) =>
    `At ${height} and ${weight}, your body mass index is ${bmi}: ${band.toLowerCase()}.`,

  alerts({ weight }, { bmi }) {
    const { value } = bmi;
    if (value.lt(THINNESS.severe)) return [`A BMI of ${bmi} is dangerously low: please see a doctor today.`];
    if (value.lt(THINNESS.moderate)) return [`A BMI of ${bmi} is very low: please see a doctor soon.`];
    if (value.lt(SEVERE_OBESITY)) return [];
    return [
      // Whoever is healthy or heavier in pounds gets here when they are taken as kilograms: 18.5 × 2.2 is above 40.
      weight.text.endsWith("kg") && `We used ${weight}. If you meant pounds, set the unit to lb.`,
      `A BMI of ${bmi} can seriously harm your health. Please talk with a doctor: treatment helps.`,
    ];
  },

  notes({ bands }, { bmi, band }, show) {
    const adults = "For adults 20 and over. Not meant for children, pregnancy, or very muscular people.";
    if (bandOf(BANDS[bands], round(bmi.value, 1)) === band) return [adults];
    const exact = show("number", bmi.value, { significant: 6 });
    return [`Your exact BMI is ${exact}. It rounds to ${bmi}, and still counts as “${band}”.`, adults];
  },
});
