import {
  choice,
  defineCalculator,
  type InputValues,
  noAnswer,
  number,
  percent,
  quantity,
  type Shown,
  step,
  table,
  text,
} from "#engine";
import { type Decimal, decimal } from "#math/decimal";
import { round } from "#math/round";
import { MASS } from "#math/units";
import { ADULT_WEIGHT } from "../../shared/body.ts";

// Energy in a gram, in kcal: the general factors of Atwater. FAO Food and Nutrition Paper 77 (2003), chapter 3;
// US Code of Federal Regulations, 21 CFR 101.9(c)(1)(i)(B).
const ENERGY = { protein: 4, carbohydrate: 4, fat: 9 } as const;

// Acceptable shares for adults, in percent: US National Academies, Dietary Reference Intakes (2005).
const ACCEPTABLE = { protein: [10, 35], carbohydrate: [45, 65], fat: [20, 35] } as const;

// Shares of protein, carbohydrate and fat, in percent. DASH: the daily goals of its studies. Zone: Barry Sears. Keto: within the 70% to 80% of fat
// that Harvard's Nutrition Source gives.
const DIETS = { dash: [18, 55, 27], zone: [30, 40, 30], keto: [20, 5, 75] } as const;

const NAMES = { protein: "Protein", carbohydrate: "Carbohydrate", fat: "Fat" } as const;
const NUTRIENTS = ["protein", "carbohydrate", "fat"] as const;

const inputs = {
  calories: number("Calories per day", { unit: "kcal", min: 100, max: 20000, example: 2000 }),
  divide: choice(
    "Split calories by",
    {
      shares: "Percentages of calories",
      body_weight: "Protein by body weight",
      dash: "DASH: 55% carbs, 18% protein",
      zone: "Zone: 40% carbs, 30% protein",
      keto: "Keto: 5% carbs, 20% protein",
    },
    { default: "shares" },
  ),
  protein_share: percent("Protein share of calories", {
    min: 0,
    max: 100,
    default: 20,
    when: { divide: ["shares"] },
  }),
  carbohydrate_share: percent("Carbohydrate share of calories", {
    min: 0,
    max: 100,
    default: 50,
    when: { divide: ["shares"] },
  }),
  weight: quantity("Weight", MASS, {
    ...ADULT_WEIGHT,
    example: 70,
    when: { divide: ["body_weight"] },
  }),
  protein_per_kilogram: number("Protein per kilogram of body weight", {
    unit: "g",
    min: 0,
    max: 5,
    example: 1.6,
    when: { divide: ["body_weight"] },
    help: "At least 0.8 g for adults; 1.4 to 2 g if you train hard. Multiply grams per pound by 2.2.",
  }),
  fat_share: percent("Fat share of calories", {
    min: 0,
    max: 100,
    default: 30,
    when: { divide: ["shares", "body_weight"] },
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Macro calculator",
  summary: "Grams of protein, carbs and fat for your daily calories.",

  inputs,

  outputs: {
    protein: number("Protein", { unit: "g", digits: 0 }),
    carbohydrate: number("Carbohydrate", { unit: "g", digits: 0 }),
    fat: number("Fat", { unit: "g", digits: 0 }),
    whole_energy: number("Calories after rounding to whole grams", { unit: "kcal", digits: 0 }),
    nutrients: table(
      "Share of each nutrient",
      {
        nutrient: text("Nutrient"),
        share: percent("Share", { upTo: 1 }),
        energy: number("Calories", { unit: "kcal", digits: 0 }),
        grams: number("Grams", { unit: "g", digits: 0 }),
      },
      { chart: { kind: "bars", x: "nutrient", y: "energy" } },
    ),
    ranges: table("Recommended for adults at these calories", {
      nutrient: text("Nutrient"),
      least: number("At least", { unit: "g", digits: 0 }),
      most: number("At most", { unit: "g", digits: 0 }),
    }),
  },
  primary: "protein",
  formula: "grams = calories × share ÷ 4 for protein and carbohydrate, ÷ 9 for fat",

  check(given) {
    if (given.divide !== "shares") return {};
    const sum = given.protein_share.plus(given.carbohydrate_share).plus(given.fat_share);
    return sum.eq(100)
      ? {}
      : { fat_share: `must make 100% with the other two shares; now the three add up to ${sum}%` };
  },

  compute(given) {
    const { calories } = given;
    const shareOf = (share: Decimal) => calories.times(share).div(100);
    const [proteinShare, fatShare] = sharesOf(given);
    const fat = shareOf(fatShare);
    const protein =
      given.divide === "body_weight"
        ? given.weight.times(given.protein_per_kilogram).times(ENERGY.protein)
        : shareOf(proteinShare);
    const energy = { protein, carbohydrate: calories.minus(protein).minus(fat), fat };
    if (energy.carbohydrate.lt(0)) {
      return noAnswer("Protein and fat alone exceed these calories. Enter less of one, or more calories.");
    }
    const grams = (nutrient: Nutrient) => energy[nutrient].div(ENERGY[nutrient]);
    return {
      protein: grams("protein"),
      carbohydrate: grams("carbohydrate"),
      fat: grams("fat"),
      whole_energy: NUTRIENTS.map((each) => round(grams(each)).times(ENERGY[each])).reduce((a, b) => a.plus(b)),
      nutrients: NUTRIENTS.map((each) => ({
        nutrient: NAMES[each],
        share: energy[each].times(100).div(calories),
        energy: energy[each],
        grams: grams(each),
      })),
      ranges: NUTRIENTS.map((each) => {
        const [least, most] = ACCEPTABLE[each];
        const gramsOf = (share: number) => shareOf(decimal(share)).div(ENERGY[each]);
        return { nutrient: NAMES[each], least: gramsOf(least), most: gramsOf(most) };
      }),
    };
  },

  sentence: ({ calories }, { protein, carbohydrate, fat }) =>
    `${calories} a day is ${protein} of protein, ${carbohydrate} of carbohydrate and ${fat} of fat.`,

  working(given, { protein, carbohydrate, fat, whole_energy }, show) {
    const { calories } = given;
    const whole = (grams: Shown<Decimal>) => show("number", round(grams.value));
    const sum = step`Calories in whole grams: ${whole(protein)} × 4 + ${whole(carbohydrate)} × 4 + ${whole(fat)} × 9 = ${whole_energy}`;
    if (given.divide !== "body_weight") {
      const shares =
        given.divide === "shares"
          ? [given.protein_share, given.carbohydrate_share, given.fat_share]
          : dietOf(given.divide).map((share) => show("percent", share));
      const found = [protein, carbohydrate, fat];
      const steps = NUTRIENTS.map(
        (each, i) => step`${NAMES[each]}: ${calories} × ${shares[i] ?? ""} ÷ ${ENERGY[each]} = ${found[i] ?? ""}`,
      );
      return [...steps, sum];
    }
    const kilograms = show("number", given.weight.value);
    return [
      given.weight.text !== `${kilograms} kg` && step`Weight in kilograms: ${given.weight} = ${kilograms} kg`,
      step`Protein: ${kilograms} × ${given.protein_per_kilogram} = ${protein}`,
      step`Fat: ${calories} × ${given.fat_share} ÷ ${ENERGY.fat} = ${fat}`,
      step`Carbohydrate from what is left: (${calories} - ${protein} × 4 - ${calories} × ${given.fat_share}) ÷ 4 = ${carbohydrate}`,
      sum,
    ];
  },

  alerts({ calories }, { protein, carbohydrate, fat }) {
    const grams = { protein, carbohydrate, fat };
    const outside = NUTRIENTS.filter((each) => {
      const share = grams[each].value.times(ENERGY[each]).times(100).div(calories.value);
      return share.lt(ACCEPTABLE[each][0]) || share.gt(ACCEPTABLE[each][1]);
    });
    return outside.map((each) => {
      const [least, most] = ACCEPTABLE[each];
      return `${NAMES[each]} is outside the ${least}% to ${most}% of calories that the US National Academies recommend for adults.`;
    });
  },

  notes({ calories }, { whole_energy }, show) {
    const off = whole_energy.value.minus(calories.value);
    return [
      !off.isZero() &&
        `Rounded to whole grams it comes to ${whole_energy}: ${show("number", off.abs())} kcal ${off.gt(0) ? "more" : "less"}.`,
    ];
  },
});

type Nutrient = keyof typeof ENERGY;

/** Of protein and fat; protein by body weight has no share of its own. */
function sharesOf(given: Given): readonly [protein: Decimal, fat: Decimal] {
  if (given.divide === "body_weight") return [decimal(0), given.fat_share];
  if (given.divide === "shares") return [given.protein_share, given.fat_share];
  const [protein, , fat] = dietOf(given.divide);
  return [protein, fat];
}

function dietOf(diet: keyof typeof DIETS): readonly [protein: Decimal, carbohydrate: Decimal, fat: Decimal] {
  const [protein, carbohydrate, fat] = DIETS[diet];
  return [decimal(protein), decimal(carbohydrate), decimal(fat)];
}
