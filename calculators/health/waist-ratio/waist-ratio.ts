import { choice, defineCalculator, number, quantity, table, text } from "#engine";
import { decimal } from "#numbers/decimal";
import { LENGTH } from "#numbers/units";
import { ADULT_HEIGHT, bandOf, SEXES } from "../../shared/body.ts";

// NICE, Obesity: identification, assessment and management (CG189, updated in 2022; now NG246).
const TO_HEIGHT = [
  ["Below the healthy range", 0],
  ["Healthy", 0.4],
  ["Increased risk", 0.5],
  ["High risk", 0.6],
] as const;
// WHO, Waist circumference and waist-hip ratio, report of an expert consultation (2011).
const SUBSTANTIAL = "Substantially increased risk";
const LIMIT = { female: 0.85, male: 0.9 } as const;

const AROUND = { unit: "cm", units: { cm: [40, 250], in: [16, 98] } } as const;

export default defineCalculator({
  name: "Waist ratio calculator",
  summary: "Waist-to-height or waist-to-hip ratio, its risk by NICE and WHO, and the waist to stay below.",

  inputs: {
    find: choice("Calculate", { height: "Waist to height", hip: "Waist to hip" }, { default: "height" }),
    waist: quantity("Waist", LENGTH, {
      ...AROUND,
      example: 80,
      help: "Midway between the lowest rib and the top of the hip bone.",
    }),
    height: quantity("Height", LENGTH, { ...ADULT_HEIGHT, example: 170 }),
    hip: quantity("Hips", LENGTH, { ...AROUND, example: 100, help: "At the widest part." }),
    sex: choice("Sex", SEXES, { example: "female", help: "WHO's limits differ." }),
  },

  outputs: {
    to_height: number("Waist-to-height ratio", { digits: 2, optional: true }),
    to_hip: number("Waist-to-hip ratio", { digits: 2, optional: true }),
    band: text("Risk"),
    half: quantity("Keep your waist below", LENGTH, { as: "waist", digits: 1 }),
    bands: table(
      "Bands",
      {
        name: text("Band"),
        from: number("From", { upTo: 2 }),
        waist: quantity("Waist from", LENGTH, { as: "waist", digits: 1 }),
      },
      { optional: true, chart: { kind: "scale", x: "from", name: "name", of: "to_height" } },
    ),
  },

  questions: {
    find: {
      height: {
        asks: ["height"],
        primary: "to_height",
        by: { to_height: ["Waist to height", "waist ÷ height"], half: ["Half the height", "height ÷ 2"] },
        sentence: ({ waist, height }, { to_height, band, half }) =>
          `A waist of ${waist} at ${height} is a ratio of ${to_height}: ${band.toLowerCase()}. Half your height is ${half}.`,
      },
      hip: {
        asks: ["hip", "sex"],
        primary: "to_hip",
        by: { to_hip: ["Waist to hip", "waist ÷ hip"] },
        compute: ({ hip, sex }) => ({ half: hip.times(LIMIT[sex]) }),
        sentence: ({ waist, hip }, { to_hip, band, half }) =>
          `A waist of ${waist} with hips of ${hip} is a ratio of ${to_hip}: ${band.toLowerCase()}. WHO's limit is a waist of ${half}.`,
      },
    },
  },
  after: ({ to_height, to_hip }, { sex = "female", height }) => ({
    band: to_height
      ? bandOf(TO_HEIGHT, to_height)
      : bandOf(
          [
            ["Not increased", 0],
            [SUBSTANTIAL, LIMIT[sex]],
          ],
          to_hip ?? decimal(0),
        ),
    bands: height ? TO_HEIGHT.map(([name, from]) => ({ name, from: decimal(from), waist: height.times(from) })) : null,
  }),

  alerts: (_, { to_height, band }) => [
    band === "High risk" &&
      `A ratio of ${to_height} means a high risk of diabetes and heart disease. Please talk with a doctor: losing weight helps.`,
  ],
  notes: (_, { band }) => [
    band === TO_HEIGHT[0][0] &&
      "NICE names no risk below its healthy range. Measure again and, if it is right, ask a doctor.",
    "For adults with a BMI under 35. Not for pregnancy.",
  ],
});
