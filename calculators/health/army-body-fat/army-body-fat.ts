import { choice, count, defineCalculator, noAnswer, number, optionalStep, percent, quantity, text } from "#engine";
import { decimal } from "#numbers/decimal";
import { round } from "#numbers/round";
import { LENGTH, MASS } from "#numbers/units";
import { ADULT_HEIGHT, ADULT_WEIGHT, SEXES } from "../../shared/body.ts";

// Army Directive 2023-11 and ALARACT 046/2023: the abdomen in inches, the weight in pounds.
const TAPE = {
  female: { constant: "9.15", pound: "0.015", inch: "1.27" },
  male: { constant: "26.97", pound: "0.12", inch: "1.99" },
} as const;

// Army Regulation 600-9: the most by age.
const LIMITS = [
  [17, { female: 30, male: 20 }],
  [21, { female: 32, male: 22 }],
  [28, { female: 34, male: 24 }],
  [40, { female: 36, male: 26 }],
] as const;

/** Department of Defense, memorandum of December 18, 2025: it must be less. */
const RATIO = "0.55";

export default defineCalculator({
  name: "Army body fat calculator",
  summary: "US Army body fat by the one-site tape test, the limit for your age, and the waist-to-height ratio.",

  inputs: {
    sex: choice("Sex", SEXES, { example: "male" }),
    age: count("Age", { unit: "years", min: 17, max: 65, example: 25 }),
    height: quantity("Height", LENGTH, { ...ADULT_HEIGHT, example: 178 }),
    weight: quantity("Weight", MASS, { ...ADULT_WEIGHT, example: 84 }),
    abdomen: quantity("Abdomen", LENGTH, {
      unit: "cm",
      units: { cm: [50, 200], in: [20, 79] },
      example: 87,
      help: "At the belly button, relaxed, at the end of a normal breath.",
    }),
  },

  outputs: {
    body_fat: percent("Body fat by the tape", { digits: 0 }),
    verdict: text("Army standard"),
    limit: percent("Most allowed at your age", { digits: 0 }),
    ratio: number("Waist-to-height ratio", { digits: 2 }),
    exact: number("Body fat before rounding", { digits: 2 }),
    most: quantity("Abdomen must stay below", LENGTH, { as: "abdomen", digits: 1 }),
  },
  primary: "body_fat",

  equationsIn: ["in"],
  between: {
    inches: number("Abdomen in inches"),
    pounds: number("Weight in pounds"),
    inch: number("Factor of the abdomen"),
    pound: number("Factor of the weight"),
    constant: number("Constant"),
  },
  by: {
    exact: "inch × inches - pound × pounds - constant",
    ratio: "abdomen ÷ height",
    most: `${RATIO} × height`,
  },
  compute({ sex, weight, abdomen }) {
    const { constant, pound, inch } = TAPE[sex];
    return {
      inches: round(abdomen.div(LENGTH.in.factor).times(2), 0).div(2),
      pounds: round(weight.div(MASS.lb.factor), 0),
      inch: decimal(inch),
      pound: decimal(pound),
      constant: decimal(constant),
    };
  },
  after({ exact }, { sex, age, abdomen, height }) {
    const body_fat = round(exact, 0);
    if (body_fat.lte(0))
      return noAnswer("The tape test gives no body fat for this weight and abdomen. Check both, and their units.");
    const limit = decimal(LIMITS.findLast(([from]) => age >= from)?.[1][sex] ?? 0);
    return { body_fat, limit, verdict: verdictOf(abdomen.lt(height.times(RATIO)), body_fat.lte(limit)) };
  },

  sentence: ({ age }, { body_fat, limit, ratio, verdict }) =>
    `Body fat by the tape is ${body_fat}, and ${limit} is allowed at ${age}. The waist-to-height ratio is ${ratio}. ${verdict}.`,

  working: (_, { inches, pounds }, __, ___, stepOf) => [
    optionalStep`Abdomen to half an inch and weight to a pound: ${inches} in, ${pounds} lb`,
    stepOf("exact"),
    stepOf("ratio"),
    stepOf("most"),
  ],

  notes: (_, __, show) => [
    `Since 2026 the waist-to-height ratio comes first. Who is at ${show("number", RATIO)} or more is measured again for body fat.`,
    "Only a unit's own measurement counts: three times at the belly button, on average.",
  ],
});

function verdictOf(isSlim: boolean, isWithin: boolean): string {
  if (isSlim) return isWithin ? "Within both standards" : "Within the waist-to-height standard";
  return isWithin ? "Above the ratio, within the body fat limit" : "Above both standards";
}
