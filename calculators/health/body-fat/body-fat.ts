import { choice, count, defineCalculator, noAnswer, percent, quantity, step, table, text } from "#engine";
import { DEURENBERG, fatByBmi } from "#numbers/body-fat";
import { bodyMassIndex } from "#numbers/body-mass";
import { decimal } from "#numbers/decimal";
import { leanMass } from "#numbers/resting-energy";
import { round } from "#numbers/round";
import { LENGTH, MASS } from "#numbers/units";
import { ADULT_HEIGHT, ADULT_WEIGHT, bandOf, SEXES, thinness } from "../../shared/body.ts";
import { fatByTape, tapeSteps } from "./tape-measure.ts";

// American Council on Exercise, percent body fat norms. Each band begins at its figure and ends below the next one's.
const BANDS = {
  female: [
    ["Below essential fat", 0],
    ["Essential fat", 10],
    ["Athletes", 14],
    ["Fitness", 21],
    ["Acceptable", 25],
    ["Obesity", 32],
  ],
  male: [
    ["Below essential fat", 0],
    ["Essential fat", 2],
    ["Athletes", 6],
    ["Fitness", 14],
    ["Acceptable", 18],
    ["Obesity", 25],
  ],
} as const;

const BY_TAPE = { unit: "cm", when: { method: ["navy", "navy_inches"] } } as const;

export default defineCalculator({
  name: "Body fat calculator",
  summary: "Your body fat percentage, from a tape measure (US Navy method) or from your BMI.",

  inputs: {
    method: choice(
      "Method",
      {
        navy: "US Navy tape method",
        navy_inches: "US Navy method, formula in inches",
        bmi: "From BMI, age and sex",
      },
      { default: "navy", help: "Not sure? Keep the first. It works in inches too." },
    ),
    sex: choice("Sex", SEXES, { example: "male" }),
    age: count("Age", { unit: "years", min: 18, max: 110, example: 35, when: { method: ["bmi"] } }),
    height: quantity("Height", LENGTH, { ...ADULT_HEIGHT, example: 178 }),
    weight: quantity("Weight", MASS, { ...ADULT_WEIGHT, example: 80 }),
    neck: quantity("Neck", LENGTH, {
      ...BY_TAPE,
      units: { cm: [20, 80], in: [8, 31] },
      example: 38,
      help: "Just below the Adam's apple, with the tape slightly lower in front.",
    }),
    waist: quantity("Waist", LENGTH, {
      ...BY_TAPE,
      units: { cm: [40, 250], in: [16, 98] },
      example: 85,
      help: "Men: at the navel. Women: at the narrowest point.",
    }),
    hip: quantity("Hips", LENGTH, {
      ...BY_TAPE,
      units: { cm: [50, 250], in: [20, 98] },
      optional: true,
      help: "Women only: at the widest point.",
    }),
  },

  outputs: {
    body_fat: percent("Body fat percentage", { digits: 1 }),
    band: text("Category"),
    fat_mass: quantity("Fat mass", MASS, { as: "weight", digits: 1 }),
    lean_mass: quantity("Lean mass", MASS, { as: "weight", digits: 1 }),
    bands: table(
      "Categories",
      { band: text("Category"), from: percent("From") },
      { chart: { kind: "scale", x: "from", name: "band", of: "body_fat" } },
    ),
  },
  primary: "body_fat",
  formula: "body fat = 495 ÷ (1.0324 − 0.19077 × log(waist − neck) + 0.15456 × log(height)) − 450, for men, in cm",

  check(given) {
    if (given.method === "bmi") return {};
    const { sex, neck, waist, hip } = given;
    if (sex === "female") return { hip: !hip && "is required for women" };
    return { hip: hip && "must be empty for men", waist: waist.lte(neck) && "must be larger than the neck" };
  },

  compute(given) {
    const { sex, weight, height } = given;
    const body_fat =
      given.method === "bmi" ? fatByBmi(sex, bodyMassIndex(weight, height), given.age) : fatByTape(given);
    if (body_fat.lte(0) || body_fat.gte(100)) {
      return noAnswer(
        "These measurements can't all be right: they would mean an impossible amount of body fat. Measure again.",
      );
    }
    const lean_mass = leanMass(weight, body_fat);
    return {
      body_fat,
      band: bandOf(BANDS[sex], body_fat),
      fat_mass: weight.minus(lean_mass),
      lean_mass,
      bands: BANDS[sex].map(([band, from]) => ({ band, from: decimal(from) })),
    };
  },

  sentence: (_, { body_fat, band, fat_mass }) =>
    `About ${body_fat} of your weight is fat, or ${fat_mass}. The category is “${band}”.`,

  working(given, { body_fat }, show) {
    const { sex, height, weight } = given;
    if (given.method === "bmi") {
      const [kilograms, squared] = [show("number", weight.value), show("number", height.value.times(height.value))];
      const bmi = show("number", weight.value.div(squared.value), { upTo: 4 });
      return [
        step`Body mass index: ${kilograms} kg ÷ ${squared} m² = ${bmi}`,
        step`Body fat: ${DEURENBERG.bmi} × ${bmi} + ${DEURENBERG.age} × ${given.age.value} - ${DEURENBERG[sex]} = ${body_fat}`,
      ];
    }
    return tapeSteps(given, body_fat, show);
  },

  alerts({ sex, height, weight }, { body_fat }, show) {
    const [, essential] = BANDS[sex][1];
    return [
      thinness(weight, height, show),
      body_fat.value.lt(essential) &&
        `Less than ${essential}% fat is dangerous: your body needs that much to work. Please measure again, and see a doctor if the figure is right.`,
    ];
  },

  notes({ sex }, { body_fat, band }, show) {
    const adults = "For adults. The estimate can be three or four percentage points off.";
    if (bandOf(BANDS[sex], round(body_fat.value, 1)) === band) return [adults];
    const exact = show("percent", body_fat.value, { significant: 10 });
    return [`Your exact figure is ${exact}. It rounds to ${body_fat}, and still counts as “${band}”.`, adults];
  },
});
