import { BAGUS_HEALTH_CALCULATOR, DUMMIES_METABOLIC_RATE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type bmr from "./bmr.ts";

export default [
  {
    title: "Larson, Math & You, worked-out solutions",
    url: "https://math.andyou.com/461",
    read: "2026-11-22",
    rows: [["section 10.1, exercise 27", { formula: "katch_mcardle", weight: 160, weight_unit: "lb", body_fat: 25 }, { bmr: "1546" }]],
  },
  {
    title: "huhs.org, science department, The Harris-Benedict Equation",
    url: "http://www.huhs.org/departments/science/arnholt/BMRCalculator.htm",
    read: "2026-11-22",
    rows: [["the example of Joe", { formula: "harris_benedict_rounded", sex: "male", weight: 68, height: 168, age: 21 }, { bmr: "1695" }]],
  },
  { ...DUMMIES_METABOLIC_RATE, read: "2026-11-22", rows: [["the woman of 45", { sex: "female", weight: 75, height: "165.1", age: 45 }, { bmr: "1,396" }]] },
  {
    ...BAGUS_HEALTH_CALCULATOR,
    read: "2026-11-22",
    by: "software",
    rows: [
      ["bmr()", { sex: "male", weight: 67, height: 172, age: 37 }, { bmr: "1565" }],
      ["bmr()", { sex: "female", weight: 67, height: 172, age: 37 }, { bmr: "1399" }],
      ["bmr()", { formula: "harris_benedict", sex: "male", weight: 67, height: 172, age: 37 }, { bmr: "1601" }],
      ["bmr()", { formula: "harris_benedict", sex: "female", weight: 67, height: 172, age: 37 }, { bmr: "1440" }],
      ["bmr()", { formula: "harris_benedict_1919", sex: "male", weight: 67, height: 172, age: 37 }, { bmr: "1598" }],
      ["bmr()", { formula: "harris_benedict_1919", sex: "female", weight: 67, height: 172, age: 37 }, { bmr: "1441" }],
      [
        "bmr()",
        { sex: "male", weight: 176.37, weight_unit: "lb", height: 70.8661, height_unit: "in", age: 20 },
        { bmr: "1830" },
        { edge: "Pounds and inches: a man of 176.37 lb, 70.8661 in and 20 years" },
      ],
    ],
  },
  {
    title: "Motionsplan, tests",
    url: "https://github.com/motionsplan/motionsplan-dk-jekyll/blob/master/src/test/bmr-mifflin.js",
    read: "2026-11-22",
    by: "software",
    always: { weight: 80, height: 181, age: 32 },
    rows: [
      ["getBasicMetabolicRate", { sex: "male" }, { kilojoules: "7431.83" }],
      ["getBasicMetabolicRate", { sex: "female" }, { kilojoules: "6737.286" }],
    ],
  },
  {
    title: "Motionsplan, tests",
    url: "https://github.com/motionsplan/motionsplan-dk-jekyll/blob/master/src/test/bmr-benedict-harris.js",
    read: "2026-11-22",
    by: "software",
    rows: [["getBasicMetabolicRate", { formula: "harris_benedict_rounded", sex: "male", weight: 80, height: 181, age: 32 }, { bmr: "1849.4" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "10 × 25 + 6.25 × 100 - 5 × 110 - 161 = 164, and 164 × 4.184 = 686.176",
        { sex: "female", weight: 25, height: 100, age: 110 },
        { bmr: "164", kilojoules: "686.176" },
        { edge: "The smallest, oldest woman that is accepted still uses energy" },
      ],
    ],
  },
] satisfies Vectors<typeof bmr>;
