import { choice, count, defineCalculator, noAnswer, percent, quantity, text } from "#engine";
import { round } from "#numbers/round";
import { LENGTH, MASS } from "#numbers/units";
import { ADULT_HEIGHT, ADULT_WEIGHT, SEXES, thinness } from "../../shared/body.ts";
import { bmiSteps, bodyFatByBmi } from "./by-bmi.ts";
import { bandsFor, essentialFat, FAT_BANDS, fatBand } from "./fat-bands.ts";
import { bodyFatByTape, tapeFaults, tapeSteps } from "./tape-measure.ts";

const TAPE = { asks: ["neck", "waist", "hip"], check: tapeFaults, compute: bodyFatByTape, working: tapeSteps } as const;

export default defineCalculator({
  name: "Body fat calculator",
  summary: "Your body fat percentage, from a tape measure (US Navy method) or from your BMI.",

  inputs: {
    method: choice(
      "Method",
      { navy: "US Navy tape method", navy_inches: "US Navy method, formula in inches", bmi: "From BMI, age and sex" },
      { default: "navy", help: "Not sure? Keep the first. It works in inches too." },
    ),
    sex: choice("Sex", SEXES, { example: "male" }),
    age: count("Age", { unit: "years", min: 18, max: 110, example: 35 }),
    height: quantity("Height", LENGTH, { ...ADULT_HEIGHT, example: 178 }),
    weight: quantity("Weight", MASS, { ...ADULT_WEIGHT, example: 80 }),
    neck: quantity("Neck", LENGTH, {
      unit: "cm",
      units: { cm: [20, 80], in: [8, 31] },
      example: 38,
      help: "Just below the Adam's apple, with the tape slightly lower in front.",
    }),
    waist: quantity("Waist", LENGTH, {
      unit: "cm",
      units: { cm: [40, 250], in: [16, 98] },
      example: 85,
      help: "Men: at the navel. Women: at the narrowest point.",
    }),
    hip: quantity("Hips", LENGTH, {
      unit: "cm",
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
    bands: FAT_BANDS,
  },
  primary: "body_fat",
  formula: "body fat = 495 ÷ (1.0324 − 0.19077 × log(waist − neck) + 0.15456 × log(height)) − 450, for men, in cm",

  by: {
    lean_mass: "weight × (100% - body_fat)",
    fat_mass: "weight - lean_mass",
  },
  questions: {
    method: { navy: TAPE, navy_inches: TAPE, bmi: { asks: ["age"], compute: bodyFatByBmi, working: bmiSteps } },
  },
  after({ body_fat }, { sex }) {
    if (body_fat.gt(0) && body_fat.lt(100)) return bandsFor(sex, body_fat);
    return noAnswer(
      "These measurements can't all be right: they would mean an impossible amount of body fat. Measure again.",
    );
  },

  sentence: (_, { body_fat, band, fat_mass }) =>
    `About ${body_fat} of your weight is fat, or ${fat_mass}. The category is “${band}”.`,

  alerts({ sex, height, weight }, { body_fat }, show) {
    const essential = essentialFat(sex);
    return [
      thinness(weight, height, show),
      body_fat.value.lt(essential) &&
        `Less than ${show("percent", essential)} fat is dangerous: your body needs that much to work. Please measure again, and see a doctor if the figure is right.`,
    ];
  },

  notes({ sex }, { body_fat, band }, show) {
    const adults = "For adults. The estimate can be three or four percentage points off.";
    if (fatBand(sex, round(body_fat.value, 1)) === band) return [adults];
    const exact = show("percent", body_fat.value, { significant: 10 });
    return [`Your exact figure is ${exact}. It rounds to ${body_fat}, and still counts as “${band}”.`, adults];
  },
});
