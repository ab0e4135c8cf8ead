import type { Vectors } from "#engine";
import type bodyFat from "./body-fat.ts";

export default [
  {
    title: "Motionsplan, tests",
    url: "https://github.com/motionsplan/motionsplan-dk-jekyll/blob/master/src/test/fat-pct-navy.js",
    read: "2026-11-22",
    by: "software",
    always: { weight: 80, height: 181 },
    rows: [
      [
        "CalculateFatPercent",
        { sex: "male", waist: 100, neck: 40 },
        { body_fat: "24.98923253563953" },
        {
          given: "A man of 181 cm with a waist of 100 cm and a neck of 40 cm",
          differs: "The other program works in binary floating point, so its last digits are off.",
        },
      ],
      [
        "CalculateFatPercent",
        { sex: "female", waist: 90, hip: 100, neck: 30 },
        { body_fat: "33.773169748191094" },
        {
          given: "A woman of 181 cm with a waist of 90 cm, hips of 100 cm and a neck of 30 cm",
          differs: "The other program works in binary floating point, so its last digits are off.",
        },
      ],
    ],
  },
  {
    title: "Motionsplan, tests",
    url: "https://github.com/motionsplan/motionsplan-dk-jekyll/blob/master/src/test/fat-pct.js",
    read: "2026-11-22",
    by: "software",
    always: { method: "bmi", age: 40, weight: 80, height: 180 },
    rows: [
      ["getDuerenberg1991", { sex: "female" }, { body_fat: "33.42962962962963" }],
      [
        "getDuerenberg1991",
        { sex: "male" },
        { body_fat: "22.629629629629626" },
        {
          given: "A man of 40, 80 kg and 180 cm, from body mass index",
          differs: "The other program works in binary floating point, so its last digits are off.",
        },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "86.010 × log 19 - 70.041 × log 70 + 36.76 = 109.9856 - 129.2325 + 36.76 = 17.5",
        { method: "navy_inches", sex: "male", height: 70, height_unit: "in", weight: 80, waist: 34, waist_unit: "in", neck: 15, neck_unit: "in" },
        { body_fat: "17.5" },
        { given: "A man by the formula for inches: 70 in, waist 34 in, neck 15 in" },
      ],
      [
        "163.205 × log 55 - 97.684 × log 65 - 78.387 = 284.0359 - 177.0926 - 78.387 = 28.6",
        {
          method: "navy_inches",
          sex: "female",
          height: 65,
          height_unit: "in",
          weight: 65,
          waist: 30,
          waist_unit: "in",
          hip: 38,
          hip_unit: "in",
          neck: 13,
          neck_unit: "in",
        },
        { body_fat: "28.6" },
        { given: "A woman by the formula for inches: 65 in, waist 30 in, hips 38 in, neck 13 in" },
      ],
      [
        "495 ÷ (1.0324 - 0.19077 × log 47.498 + 0.15456 × log 192.9892) - 450 = 14.443",
        { sex: "male", weight: 80, height: "75.98", height_unit: "in", waist: "32.87", waist_unit: "in", neck: "14.17", neck_unit: "in" },
        { body_fat: "14.443" },
        { edge: "A body measured in inches, by the formula for centimeters: the unit does not choose the formula" },
      ],
      [
        "86 ÷ (2 × 2) = 21.5; 1.2 × 21.5 + 0.23 × 20 - 5.4 = 25; 25% of 86 = 21.5",
        { method: "bmi", sex: "female", age: 20, weight: 86, height: 200 },
        { body_fat: "25.000", band: "Acceptable", fat_mass: "21.5" },
        { edge: "Exactly 25% is the first of its band" },
      ],
      [
        "1.2 × 92.61 ÷ 1.8² = 34.3; 34.3 + 0.23 × 30 - 10.8 - 5.4 = 25",
        { method: "bmi", sex: "male", age: 30, weight: "92.61", height: 180 },
        { body_fat: "25.000", band: "Obesity" },
        { edge: "Exactly 25% where the BMI has no end: 28.58333…" },
      ],
    ],
  },
  {
    title: "Hodgdon and Beckett, Naval Health Research Center, report 84-11 (1984)",
    url: "https://apps.dtic.mil/sti/citations/ADA143890",
    read: "2026-11-22",
    place: "Appendix A, Percent Fat Estimation, page 20",
    always: { sex: "male", weight: 80, height_unit: "in", waist_unit: "in", neck: 15, neck_unit: "in" },
    rows: [
      ["cell 16 by 65; read in a transcription", { height: 65, waist: 31 }, { body_fat: "13" }],
      ["cell 20 by 68; read in a transcription", { height: 68, waist: 35 }, { body_fat: "20" }],
      ["cell 25 by 69.5; read in a transcription", { height: 69.5, waist: 40 }, { body_fat: "28" }],
      ["cell 30 by 66; read in a transcription", { height: 66, waist: 45 }, { body_fat: "37" }],
    ],
  },
  {
    title: "Hodgdon and Beckett, Naval Health Research Center, report 84-29 (1984)",
    url: "https://apps.dtic.mil/sti/citations/ADA146456",
    read: "2026-11-22",
    place: "Appendix A, Percent Fat Estimation, page 19",
    always: { sex: "female", height_unit: "in", waist_unit: "in", hip_unit: "in", neck: 13, neck_unit: "in" },
    rows: [
      ["cell 45 by 60; read in a transcription", { weight: 65, height: 60, waist: 20, hip: 38 }, { body_fat: "18" }],
      ["cell 50 by 62; read in a transcription", { weight: 65, height: 62, waist: 25, hip: 38 }, { body_fat: "24" }],
      ["cell 55 by 59; read in a transcription", { weight: 65, height: 59, waist: 30, hip: 38 }, { body_fat: "33" }],
      [
        "cell 36 by 62.5; read in a transcription",
        { weight: 50, height: 62.5, waist: 20, hip: 29 },
        { body_fat: "0" },
        {
          given: "The Navy's table for a lean woman: waist and hip less neck 36 in, height 62.5 in",
          differs: "For lean women the report's table runs below the equation that the same report prints. We use the equation.",
        },
      ],
    ],
  },
] satisfies Vectors<typeof bodyFat>;
