import type { Vectors } from "#engine";
import type adultHeight from "./adult-height.ts";

export default [
  {
    title: "RCPCH, growth charts in Python, test of mid-parental height",
    url: "https://github.com/rcpch/rcpchgrowth-python/blob/live/rcpchgrowth/tests/test_mid_parental_height.py",
    read: "2026-11-27",
    by: "software",
    always: { father: 167, mother: 151 },
    rows: [
      ["mid_parental_height, male", { sex: "male" }, { adult_height: "165.5" }, { given: "A boy of parents of 167 cm and 151 cm" }],
      ["mid_parental_height, female", { sex: "female" }, { adult_height: "152.5" }, { given: "A girl of parents of 167 cm and 151 cm" }],
    ],
  },
  {
    title: "Vilda Clinic, test of the Khamis–Roche method",
    url: "https://github.com/vildaclinic/vilda-calc/blob/main/tests/unit/khamis-roche.test.mjs",
    read: "2026-11-27",
    by: "software",
    always: { known: "size" },
    rows: [
      ["10.0 years, 138 cm, 32 kg", { sex: "male", age: 10, height: 138, weight: 32, mother: 163, father: 178 }, { adult_height: "177.1596" }],
      ["12.0 years, 150 cm, 42 kg", { sex: "female", age: 12, height: 150, weight: 42, mother: 165, father: 179 }, { adult_height: "165.3935" }],
      ["7.0 years, 120 cm, 23 kg", { sex: "male", age: 7, height: 120, weight: 23, mother: 170, father: 183 }, { adult_height: "178.5854" }],
      ["15.5 years, 160 cm, 52 kg", { sex: "female", age: "15.5", height: 160, weight: 52, mother: 160, father: 175 }, { adult_height: "161.4181" }],
      [
        "10.25 years, 139 cm, 32 kg",
        { sex: "male", age: "10.25", height: 139, weight: 32, mother: 163, father: 178 },
        { adult_height: "177.1694" },
        { edge: "Halfway between two rows of the table" },
      ],
      [
        "4.0 years, 100 cm, 16 kg",
        { sex: "male", age: 4, height: 100, weight: 16, mother: 170, father: 183 },
        { adult_height: "178.6989" },
        { edge: "The first age" },
      ],
      [
        "17.5 years, 175 cm, 62 kg",
        { sex: "male", age: "17.5", height: 175, weight: 62, mother: 170, father: 183 },
        { adult_height: "175", reached: "100" },
        { edge: "The last age, and a formula that gives less than today's height" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      ["(180 + 165 - 13) ÷ 2 = 166; 166 - 8.5 = 157.5 and 166 + 8.5 = 174.5", { sex: "female", father: 180, mother: 165 }, { low: "157.5", high: "174.5" }],
      [
        "(182.88 + 169.88 + 13) ÷ 2 = 182.88, and 182.88 ÷ 2.54 = 72 = 6 × 12",
        { sex: "male", father: "182.88", mother: "169.88" },
        { in_feet: "6 ft" },
        { edge: "Whole feet" },
      ],
      [
        "45.99 + 0.78 × (184 + 166) ÷ 2 = 182.49, and 182.49 - 10 = 172.49",
        { sex: "male", father: 184, mother: 166, formula: "luo" },
        { adult_height: "182.49", low: "172.49" },
      ],
      [
        "176.9 + 2.57 × ((184 - 176.9) ÷ 7.1 + (169.8 - 163.3) ÷ 6.5) = 176.9 + 2.57 × 2 = 182.04",
        { sex: "male", father: 184, mother: "169.8", formula: "hughes" },
        { adult_height: "182.04", high: "193.74", "formulas.1.adult_height": "183.4" },
      ],
    ],
  },
] satisfies Vectors<typeof adultHeight>;
