import type { Vectors } from "#engine";
import type pregnancyWeightGain from "./pregnancy-weight-gain.ts";

export default [
  {
    title: "The complete European guidelines on phenylketonuria, table 11: guidelines of the Institute of Medicine",
    url: "https://ojrd.biomedcentral.com/articles/10.1186/s13023-017-0685-2/tables/11",
    read: "2026-11-27",
    always: { height: 200, week: 40 },
    rows: [
      ["underweight, below 18.5", { weight: 73 }, { total_from: "12.5", total_to: "18", band: "Underweight" }],
      ["normal weight, from 18.5", { weight: 74 }, { total_from: "11.5", total_to: "16", band: "Normal weight" }, { edge: "A BMI of exactly 18.5" }],
      ["overweight, from 25.0", { weight: 100 }, { total_from: "7", total_to: "11.5", band: "Overweight" }, { edge: "A BMI of exactly 25" }],
      ["obese, from 30.0", { weight: 120 }, { total_from: "5", total_to: "9", band: "Obesity" }, { edge: "A BMI of exactly 30" }],
    ],
  },
  {
    title: "BMC Family Practice (2019), table 1: recommendations of the National Academies for twins",
    url: "https://bmcfampract.biomedcentral.com/articles/10.1186/s12875-019-1026-4/tables/1",
    read: "2026-11-27",
    always: { babies: "twins", height: 200, week: 20 },
    rows: [
      ["healthy weight", { weight: 80 }, { total_from: "16.8", total_to: "24.5", by_now_from: "" }],
      ["overweight", { weight: 110 }, { total_from: "14.1", total_to: "22.7" }],
      ["obese", { weight: 130 }, { total_from: "11.3", total_to: "19.1" }],
    ],
  },
  {
    title: "BabyMed, Institute of Medicine weight gain recommendations",
    url: "https://www.babymed.com/pregnancy-weight-gain-and-bmi-recommendations-and-tracker",
    read: "2026-11-27",
    always: { height: 65, height_unit: "in", weight: 137, weight_unit: "lb", week: 13 },
    rows: [
      ["normal weight, 25 to 35 lb", {}, { total_from: "25", total_to: "35" }],
      ["1.1 to 4.4 lb in the first trimester", {}, { by_now_from: "1.1", by_now_to: "4.4" }, { edge: "The end of the first trimester" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "0.5 + 0.35 × (23 - 13) = 4, and 2 + 0.5 × 10 = 7; 66 - 62 = 4",
        { height: 165, weight: 62, week: 23, now: 66 },
        { by_now_from: "4", by_now_to: "7", gained: "4" },
      ],
      [
        "0.17 × (40 - 13) + 0.5 = 5.09, and 0.27 × 27 + 2 = 9.29",
        { height: 200, weight: 130, week: 42 },
        { by_now_from: "5.09", by_now_to: "9.29" },
        { edge: "After week 40 as in week 40" },
      ],
    ],
  },
] satisfies Vectors<typeof pregnancyWeightGain>;
