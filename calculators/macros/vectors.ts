import type { Vectors } from "#engine";
import type macros from "./macros.ts";

const read = "2026-11-22";
const MEDICAL_NEWS_TODAY = {
  title: "Medical News Today, on carbohydrates in the Dietary Guidelines for Americans 2020–2025",
  url: "http://www.medicalnewstoday.com/articles/318617.php",
  place: "45–65% of 2,000 calories",
  read,
};
const MAYO_FAT = {
  title: "Mayo Clinic, Katherine Zeratsky, expert answer on fat grams (2013)",
  url: "http://www.mayoclinic.org/healthy-living/nutrition-and-healthy-eating/expert-answers/fat-grams/faq-20058496",
  read,
};
const HEALTH_CALCULATOR = {
  title: "Bagus, health-calculator for JavaScript 1.0.0, tests",
  url: "https://github.com/gedex/health-calculator/blob/32262eb2048a60ec8cb67fb45a3042353a2b424e/test/dietary.test.js",
  read,
};
const MAN = { ...HEALTH_CALCULATOR, place: "amdr(), the man, whose tdee() is 2713" };
const WOMAN = { ...HEALTH_CALCULATOR, place: "amdr(), the woman, whose tdee() is 2455" };

export default [
  {
    given: "The least carbohydrate in the US guidelines: 45% of 2,000 kcal",
    inputs: { calories: 2000, protein_share: 25, carbohydrate_share: 45, fat_share: 30 },
    expected: { carbohydrate: "225" },
    by: "published",
    source: MEDICAL_NEWS_TODAY,
  },
  {
    given: "The most carbohydrate in the US guidelines: 65% of 2,000 kcal",
    inputs: { calories: 2000, protein_share: 10, carbohydrate_share: 65, fat_share: 25 },
    expected: { carbohydrate: "325" },
    by: "published",
    source: MEDICAL_NEWS_TODAY,
  },
  {
    given: "The least fat in the US guidelines: 20% of 2,000 kcal",
    inputs: { calories: 2000, protein_share: 20, carbohydrate_share: 60, fat_share: 20 },
    expected: { fat: "44" },
    by: "published",
    source: { ...MAYO_FAT, place: "400 calories divided by 9" },
  },
  {
    given: "The most fat in the US guidelines: 35% of 2,000 kcal",
    inputs: { calories: 2000, protein_share: 20, carbohydrate_share: 45, fat_share: 35 },
    expected: { fat: "78" },
    by: "published",
    source: { ...MAYO_FAT, place: "700 calories divided by 9" },
  },
  {
    given: "2,713 kcal with 35% protein, 45% carbohydrate and 20% fat",
    inputs: { calories: 2713, protein_share: 35, carbohydrate_share: 45, fat_share: 20 },
    expected: { protein: "237.39", carbohydrate: "305.21", fat: "60.29" },
    by: "software",
    source: MAN,
  },
  {
    given: "2,713 kcal with 10% protein and 65% carbohydrate",
    inputs: { calories: 2713, protein_share: 10, carbohydrate_share: 65, fat_share: 25 },
    expected: { protein: "67.83", carbohydrate: "440.86" },
    by: "software",
    source: MAN,
  },
  {
    given: "2,455 kcal with 10% protein and 65% carbohydrate: 61.375 g go up",
    inputs: { calories: 2455, protein_share: 10, carbohydrate_share: 65, fat_share: 25 },
    expected: { protein: "61.38", carbohydrate: "398.94" },
    by: "software",
    source: WOMAN,
    edge: true,
  },
  {
    given: "2,455 kcal with 35% fat",
    inputs: { calories: 2455, protein_share: 20, carbohydrate_share: 45, fat_share: 35 },
    expected: { carbohydrate: "276.19", fat: "95.47" },
    by: "software",
    source: WOMAN,
  },
  {
    given: "The Zone diet at 1,500 kcal",
    inputs: { calories: 1500, divide: "zone" },
    expected: { carbohydrate: "150", protein: "112.5", fat: "50" },
    by: "hand",
    source: { title: "1500 × 40% ÷ 4 = 150, 1500 × 30% ÷ 4 = 112.5 and 1500 × 30% ÷ 9 = 50" },
  },
  {
    given: "The DASH eating plan at 2,100 kcal, as in its studies",
    inputs: { calories: 2100, divide: "dash" },
    expected: { protein: "94.5", carbohydrate: "288.75", fat: "63", "nutrients.2.share": "55" },
    by: "hand",
    source: { title: "2100 × 18% ÷ 4 = 94.5, 2100 × 55% ÷ 4 = 288.75 and 2100 × 27% ÷ 9 = 63" },
  },
  {
    given: "A keto diet at 1,800 kcal",
    inputs: { calories: 1800, divide: "keto" },
    expected: { protein: "90", carbohydrate: "22.5", fat: "150", "nutrients.3.share": "75" },
    by: "hand",
    source: { title: "1800 × 20% ÷ 4 = 90, 1800 × 5% ÷ 4 = 22.5 and 1800 × 75% ÷ 9 = 150" },
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
  {
    given: "The range of carbohydrate for adults at 1,800 kcal",
    inputs: { calories: 1800 },
    expected: { "ranges.2.least": "202.5", "ranges.2.most": "292.5" },
    by: "hand",
    source: { title: "1800 × 45% ÷ 4 = 202.5 and 1800 × 65% ÷ 4 = 292.5" },
  },
  {
    given: "The range of protein for adults at 2,000 kcal",
    inputs: { calories: 2000 },
    expected: { "ranges.1.least": "50", "ranges.1.most": "175" },
    by: "hand",
    source: { title: "2000 × 10% ÷ 4 = 50 and 2000 × 35% ÷ 4 = 175" },
  },
  {
    given: "The range of fat for adults stays the same whatever fat is chosen",
    inputs: { calories: 900, protein_share: 20, carbohydrate_share: 40, fat_share: 40 },
    expected: { "ranges.3.least": "20", "ranges.3.most": "35", fat: "40" },
    by: "hand",
    source: { title: "900 × 20% ÷ 9 = 20, 900 × 35% ÷ 9 = 35 and 900 × 40% ÷ 9 = 40" },
    edge: true,
  },
] satisfies Vectors<typeof macros>;
