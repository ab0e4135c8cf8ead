import { choice, defineCalculator, group, number, percent, quantity, withPercent } from "#engine";
import { decimal } from "#numbers/decimal";
import { MASS } from "#numbers/units";
import { ADULT_WEIGHT } from "../../shared/body.ts";
import { GRAMS, KCAL, NUTRIENT_SHARES, RECOMMENDED } from "./nutrient-tables.ts";
import { ACCEPTABLE, ENERGY, NAMES, NUTRIENTS, rangesOf, sharesOf } from "./recommended-shares.ts";

const ENERGY_OF_SHARES = {
  protein_energy: "calories × protein_share",
  carbohydrate_energy: "calories × carbohydrate_share",
  fat_energy: "calories × fat_share",
};
const IN_GRAMS = {
  protein: `protein_energy ÷ ${ENERGY.protein}`,
  carbohydrate: `carbohydrate_energy ÷ ${ENERGY.carbohydrate}`,
  fat: `fat_energy ÷ ${ENERGY.fat}`,
  whole_protein: "round(protein)",
  whole_carbohydrate: "round(carbohydrate)",
  whole_fat: "round(fat)",
  whole_energy: [
    "Calories in whole grams",
    `whole_protein × ${ENERGY.protein} + whole_carbohydrate × ${ENERGY.carbohydrate} + whole_fat × ${ENERGY.fat}`,
  ],
} as const;
const BY_SHARES = { ...ENERGY_OF_SHARES, ...IN_GRAMS };

export default defineCalculator({
  name: "Macro calculator",
  summary: "Grams of protein, carbs and fat for your daily calories.",

  inputs: {
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
    protein_share: percent("Protein share of calories", { min: 0, max: 100, default: 20 }),
    carbohydrate_share: percent("Carbohydrate share of calories", { min: 0, max: 100, default: 50 }),
    weight: quantity("Weight", MASS, { ...ADULT_WEIGHT, example: 70 }),
    protein_per_kilogram: number("Protein per kilogram of body weight", {
      unit: "g",
      min: 0,
      max: 5,
      example: 1.6,
      help: "At least 0.8 g for adults; 1.4 to 2 g if you train hard. Multiply grams per pound by 2.2.",
    }),
    fat_share: percent("Fat share of calories", { min: 0, max: 100, default: 30 }),
  },

  outputs: {
    protein: number("Protein", GRAMS),
    carbohydrate: number("Carbohydrate", GRAMS),
    fat: number("Fat", GRAMS),
    whole_energy: number("Calories after rounding to whole grams", KCAL),
    nutrients: NUTRIENT_SHARES,
    ranges: RECOMMENDED,
  },
  formula: "grams = calories × share ÷ 4 for protein and carbohydrate, ÷ 9 for fat",

  between: {
    protein_share: percent("Protein share", { optional: true }),
    carbohydrate_share: percent("Carbohydrate share", { optional: true }),
    fat_share: percent("Fat share"),
    protein_energy: number("Calories from protein", KCAL),
    carbohydrate_energy: number("Calories from carbohydrate", KCAL),
    fat_energy: number("Calories from fat", KCAL),
    whole_protein: number("Protein", GRAMS),
    whole_carbohydrate: number("Carbohydrate", GRAMS),
    whole_fat: number("Fat", GRAMS),
  },

  questions: {
    divide: {
      shares: {
        asks: ["protein_share", "carbohydrate_share", "fat_share"],
        check({ protein_share, carbohydrate_share, fat_share }) {
          const sum = protein_share.plus(carbohydrate_share).plus(fat_share);
          return {
            fat_share:
              !sum.eq(100) &&
              (({ notation }) => {
                const [all, now] = ["100", `${sum}`].map((share) => withPercent(group(share, notation), notation));
                return `must make ${all} with the other two shares; now the three add up to ${now}`;
              }),
          };
        },
        by: BY_SHARES,
      },
      body_weight: {
        asks: ["weight", "protein_per_kilogram", "fat_share"],
        refuses: ({ calories, weight, protein_per_kilogram, fat_share }) =>
          calories
            .times(decimal(100).minus(fat_share))
            .div(100)
            .lt(weight.times(protein_per_kilogram).times(ENERGY.protein)) &&
          "Protein and fat alone exceed these calories. Enter less of one, or more calories.",
        by: {
          protein_energy: `weight × protein_per_kilogram × ${ENERGY.protein}`,
          fat_energy: "calories × fat_share",
          carbohydrate_energy: "calories - protein_energy - fat_energy",
          ...IN_GRAMS,
        },
      },
      dash: { compute: () => sharesOf("dash"), by: BY_SHARES },
      zone: { compute: () => sharesOf("zone"), by: BY_SHARES },
      keto: { compute: () => sharesOf("keto"), by: BY_SHARES },
    },
  },

  after: (found, { calories }) => ({
    nutrients: NUTRIENTS.map((each) => ({
      nutrient: NAMES[each],
      share: found[`${each}_energy`].times(100).div(calories),
      energy: found[`${each}_energy`],
      grams: found[each],
    })),
    ranges: rangesOf(calories),
  }),

  sentence: ({ calories }, { protein, carbohydrate, fat }) =>
    `${calories} a day is ${protein} of protein, ${carbohydrate} of carbohydrate and ${fat} of fat.`,

  alerts({ calories }, found, show) {
    const outside = NUTRIENTS.filter((each) => {
      const share = found[`${each}_energy`].value.times(100).div(calories.value);
      return share.lt(ACCEPTABLE[each][0]) || share.gt(ACCEPTABLE[each][1]);
    });
    return outside.map((each) => {
      const [least, most] = ACCEPTABLE[each];
      return `${NAMES[each]} is outside the ${show("percent", least)} to ${show("percent", most)} of calories that the US National Academies recommend for adults.`;
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
