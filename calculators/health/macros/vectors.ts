import { BAGUS_HEALTH_CALCULATOR } from "#calculators/sources";
import type { Vectors } from "#engine";
import type macros from "./macros.ts";

export default [
  {
    title: "Medical News Today, on carbohydrates in the Dietary Guidelines for Americans 2020–2025",
    url: "http://www.medicalnewstoday.com/articles/318617.php",
    read: "2026-11-22",
    always: { calories: 2000 },
    rows: [
      [
        "45–65% of 2,000 calories",
        { protein_share: 25, carbohydrate_share: 45, fat_share: 30 },
        { carbohydrate: "225" },
        { given: "The least carbohydrate in the US guidelines: 45% of 2,000 kcal" },
      ],
      [
        "45–65% of 2,000 calories",
        { protein_share: 10, carbohydrate_share: 65, fat_share: 25 },
        { carbohydrate: "325" },
        { given: "The most carbohydrate in the US guidelines: 65% of 2,000 kcal" },
      ],
    ],
  },
  {
    title: "Mayo Clinic, Katherine Zeratsky, expert answer on fat grams (2013)",
    url: "http://www.mayoclinic.org/healthy-living/nutrition-and-healthy-eating/expert-answers/fat-grams/faq-20058496",
    read: "2026-11-22",
    always: { calories: 2000, protein_share: 20 },
    rows: [
      [
        "400 calories divided by 9",
        { carbohydrate_share: 60, fat_share: 20 },
        { fat: "44" },
        { given: "The least fat in the US guidelines: 20% of 2,000 kcal" },
      ],
      [
        "700 calories divided by 9",
        { carbohydrate_share: 45, fat_share: 35 },
        { fat: "78" },
        { given: "The most fat in the US guidelines: 35% of 2,000 kcal" },
      ],
    ],
  },
  {
    ...BAGUS_HEALTH_CALCULATOR,
    read: "2026-11-22",
    by: "software",
    place: "amdr()",
    rows: [
      [
        "the man, whose tdee() is 2713",
        { calories: 2713, protein_share: 35, carbohydrate_share: 45, fat_share: 20 },
        { protein: "237.39", carbohydrate: "305.21", fat: "60.29" },
        { given: "2,713 kcal with 35% protein, 45% carbohydrate and 20% fat" },
      ],
      [
        "the man, whose tdee() is 2713",
        { calories: 2713, protein_share: 10, carbohydrate_share: 65, fat_share: 25 },
        { protein: "67.83", carbohydrate: "440.86" },
        { given: "2,713 kcal with 10% protein and 65% carbohydrate" },
      ],
      [
        "the woman, whose tdee() is 2455",
        { calories: 2455, protein_share: 10, carbohydrate_share: 65, fat_share: 25 },
        { protein: "61.38", carbohydrate: "398.94" },
        { edge: "2,455 kcal with 10% protein and 65% carbohydrate: 61.375 g go up" },
      ],
      [
        "the woman, whose tdee() is 2455",
        { calories: 2455, protein_share: 20, carbohydrate_share: 45, fat_share: 35 },
        { carbohydrate: "276.19", fat: "95.47" },
        { given: "2,455 kcal with 35% fat" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1500 × 40% ÷ 4 = 150, 1500 × 30% ÷ 4 = 112.5 and 1500 × 30% ÷ 9 = 50",
        { calories: 1500, divide: "zone" },
        { carbohydrate: "150", protein: "112.5", fat: "50" },
        { given: "The Zone diet at 1,500 kcal" },
      ],
      [
        "2100 × 18% ÷ 4 = 94.5, 2100 × 55% ÷ 4 = 288.75 and 2100 × 27% ÷ 9 = 63",
        { calories: 2100, divide: "dash" },
        { protein: "94.5", carbohydrate: "288.75", fat: "63", "nutrients.2.share": "55" },
        { given: "The DASH eating plan at 2,100 kcal, as in its studies" },
      ],
      [
        "1800 × 20% ÷ 4 = 90, 1800 × 5% ÷ 4 = 22.5 and 1800 × 75% ÷ 9 = 150",
        { calories: 1800, divide: "keto" },
        { protein: "90", carbohydrate: "22.5", fat: "150", "nutrients.3.share": "75" },
        { given: "A keto diet at 1,800 kcal" },
      ],
      [
        "1000 × 20% ÷ 4 = 50, 1000 × 50% ÷ 4 = 125, 1000 × 30% ÷ 9 = 33.33; 200 + 500 + 33 × 9 = 997",
        { calories: 1000 },
        { protein: "50", carbohydrate: "125", fat: "33.33", whole_energy: "997", "nutrients.3.share": "30" },
        { given: "The defaults: 20, 50 and 30%" },
      ],
      [
        "50 × 2.5 × 4 = 500, 1000 × 50% = 500, 1000 - 500 - 500 = 0, and 500 ÷ 9 = 55.56",
        { calories: 1000, divide: "body_weight", weight: 50, protein_per_kilogram: 2.5, fat_share: 50 },
        { protein: "125", carbohydrate: "0", fat: "55.56" },
        { edge: "Protein and fat may take all of it, and then there is no carbohydrate" },
      ],
      [
        "1800 × 45% ÷ 4 = 202.5 and 1800 × 65% ÷ 4 = 292.5",
        { calories: 1800 },
        { "ranges.2.least": "202.5", "ranges.2.most": "292.5" },
        { given: "The range of carbohydrate for adults at 1,800 kcal" },
      ],
      [
        "2000 × 10% ÷ 4 = 50 and 2000 × 35% ÷ 4 = 175",
        { calories: 2000 },
        { "ranges.1.least": "50", "ranges.1.most": "175" },
        { given: "The range of protein for adults at 2,000 kcal" },
      ],
      [
        "900 × 20% ÷ 9 = 20, 900 × 35% ÷ 9 = 35 and 900 × 40% ÷ 9 = 40",
        { calories: 900, protein_share: 20, carbohydrate_share: 40, fat_share: 40 },
        { "ranges.3.least": "20", "ranges.3.most": "35", fat: "40" },
        { edge: "The range of fat for adults stays the same whatever fat is chosen" },
      ],
    ],
  },
] satisfies Vectors<typeof macros>;
