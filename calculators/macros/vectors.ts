import type { Vectors } from "#engine";
import type macros from "./macros.ts";

const SUPER_CALC = {
  title: "Super-Calc, Macronutrient Distribution Calculator, worked examples",
  url: "https://super-calc.com/calculators/macronutrient-distribution-calculator",
};
const OURDAILYCALC = {
  title: "OurDailyCalc, How to Calculate Your Macros, worked example",
  url: "https://ourdailycalc.com/blog/macro-calculator-guide",
};

export default [
  {
    given: "2,000 kcal with 40% carbohydrate, 30% protein and 30% fat",
    inputs: { calories: 2000, protein_share: 30, carbohydrate_share: 40, fat_share: 30 },
    expected: { carbohydrate: "200", protein: "150", fat: "67" },
    by: "published",
    source: SUPER_CALC,
  },
  {
    given: "1,800 kcal with 5% carbohydrate, 25% protein and 70% fat: half a gram goes up",
    inputs: { calories: 1800, protein_share: 25, carbohydrate_share: 5, fat_share: 70 },
    expected: { carbohydrate: "23", protein: "113", fat: "140" },
    by: "published",
    source: SUPER_CALC,
    edge: true,
  },
  {
    given: "2,000 kcal with 40% protein: the whole grams make 3 kcal too many",
    inputs: { calories: 2000, protein_share: 40, carbohydrate_share: 30, fat_share: 30 },
    expected: { protein: "200", carbohydrate: "150", fat: "67", whole_energy: "2003" },
    by: "published",
    source: OURDAILYCALC,
    edge: true,
  },
  {
    given: "2 g of protein a kilogram for 80 kg, 36% fat, and carbohydrate is the rest",
    inputs: { calories: 2000, divide: "body_weight", weight: 80, protein_per_kilogram: 2, fat_share: 36 },
    expected: { protein: "160", fat: "80", carbohydrate: "160", "nutrients.1.energy": "640" },
    by: "published",
    source: OURDAILYCALC,
  },
  {
    given: "2,200 kcal with 30% protein, 40% carbohydrate and 30% fat",
    inputs: { calories: 2200, protein_share: 30, carbohydrate_share: 40, fat_share: 30 },
    expected: { protein: "165", carbohydrate: "220", fat: "73" },
    by: "published",
    source: { title: "CalcGate, Macros Explained", url: "https://calcgate.com/blog/macros-explained" },
  },
  {
    given: "1,500 kcal with 40% protein, 30% carbohydrate and 30% fat",
    inputs: { calories: 1500, protein_share: 40, carbohydrate_share: 30, fat_share: 30 },
    expected: { protein: "150", carbohydrate: "112.5", fat: "50" },
    by: "published",
    source: { title: "Weddingbee, 40-30-30", url: "https://boards.weddingbee.com/topic/40-30-30/" },
  },
  {
    given: "The defaults: 20, 50 and 30%",
    inputs: { calories: 1000 },
    expected: { protein: "50", carbohydrate: "125", fat: "33.33", whole_energy: "997", "nutrients.3.share": "30" },
    by: "hand",
    source: { title: "1000 × 20% ÷ 4 = 50, 1000 × 50% ÷ 4 = 125, 1000 × 30% ÷ 9 = 33.33; 200 + 500 + 33 × 9 = 997" },
  },
  {
    given: "Protein and fat may take all of it, and then there is no carbohydrate",
    inputs: { calories: 1000, divide: "body_weight", weight: 50, protein_per_kilogram: 2.5, fat_share: 50 },
    expected: { protein: "125", carbohydrate: "0", fat: "55.56" },
    by: "hand",
    source: { title: "50 × 2.5 × 4 = 500, 1000 × 50% = 500, 1000 - 500 - 500 = 0, and 500 ÷ 9 = 55.56" },
    edge: true,
  },
] satisfies Vectors<typeof macros>;
