import type { Vectors } from "#engine";
import type armyBodyFat from "./army-body-fat.ts";

export default [
  {
    title: "Denstar Fitness, Army Body Fat Calculator: How the One-Site Tape Test Works",
    url: "https://denstarfitness.com/army-body-fat-calculator/",
    read: "2026-11-27",
    always: { height: 70, height_unit: "in", weight_unit: "lb", abdomen_unit: "in" },
    rows: [
      [
        "example, 34 inches and 185 lbs",
        { sex: "male", age: 25, weight: 185, abdomen: 34 },
        { exact: "18.5", body_fat: "19" },
        { differs: "-26.97 - 22.2 + 67.66 is 18.49, which is nearer to 18." },
      ],
      ["maximum, ages 17 to 20", { sex: "female", age: 20, weight: 140, abdomen: 30 }, { limit: "30" }, { edge: "The last year of its row" }],
      ["maximum, 40 and over", { sex: "male", age: 40, weight: 190, abdomen: 36 }, { limit: "26" }, { edge: "The first year of its row" }],
    ],
  },
  {
    title: "Military Officers Association of America, Pentagon Announces New Approach to Body Fat (2026)",
    url: "https://www.moaa.org/content/publications-and-media/news-articles/2026-news-articles/reads/pentagon-announces-new-approach-to-how-the-military-will-measure-troops-body-fat",
    read: "2026-11-27",
    always: { weight: 200, weight_unit: "lb", height: 70, height_unit: "in", abdomen_unit: "in" },
    rows: [
      [
        "at 0.55 or above",
        { sex: "male", age: 30, abdomen: "38.5" },
        { ratio: "0.55", verdict: "Above both standards", most: "38.5" },
        { edge: "Exactly 0.55 is not less than 0.55" },
      ],
      ["body fat of 36% for women", { sex: "female", age: 45, abdomen: 38 }, { limit: "36" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1.99 × 34 - 0.12 × 180 - 26.97 = 19.09",
        { sex: "male", age: 22, height: 70, height_unit: "in", weight: 180, weight_unit: "lb", abdomen: 34, abdomen_unit: "in" },
        { exact: "19.09", body_fat: "19", limit: "22", verdict: "Within both standards" },
      ],
      [
        "1.27 × 33 - 0.015 × 150 - 9.15 = 30.51",
        { sex: "female", age: 27, height: 64, height_unit: "in", weight: 150, weight_unit: "lb", abdomen: "33.2", abdomen_unit: "in" },
        { exact: "30.51", body_fat: "31", limit: "32" },
        { edge: "The tape is rounded to half an inch first" },
      ],
    ],
  },
] satisfies Vectors<typeof armyBodyFat>;
