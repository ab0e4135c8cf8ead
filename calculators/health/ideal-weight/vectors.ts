import { CDC_DEFINING_OBESITY, PHYSIOLOGY_FOR_R_BMI } from "#calculators/sources";
import type { Vectors } from "#engine";
import type idealWeight from "./ideal-weight.ts";

export default [
  {
    ...CDC_DEFINING_OBESITY,
    read: "2026-11-22",
    rows: [
      [
        "table for a height of 5' 9\"",
        { sex: "male", height: 69, height_unit: "in", weight: 150, weight_unit: "lb" },
        { healthy_from: "125", healthy_below: "169" },
      ],
    ],
  },
  {
    title: "Powers, Howley and Quindry, Exercise Physiology, 11th edition, with a table of the US Institute of Medicine",
    url: "https://accessphysiotherapy.mhmedical.com/content.aspx?bookid=3100&sectionid=259274540",
    read: "2026-11-22",
    place: "Estimated Energy Requirements",
    always: { sex: "female", height_unit: "m" },
    rows: [
      ["height 1.50 m", { height: "1.50" }, { healthy_from: "41.6" }],
      ["height 1.65 m", { height: "1.65" }, { healthy_from: "50.4" }],
      ["height 1.80 m", { height: "1.80" }, { healthy_from: "59.9" }],
    ],
  },
  {
    title: "UHPHAR 4330, pharmacy course on the calculation of doses",
    url: "http://uhphar-4330.herokuapp.com/module/calculation_of_doses/topics/actual_body_weight",
    read: "2026-11-22",
    rows: [["solved problem, the man of 70 inches", { sex: "male", height: 70, height_unit: "in" }, { ideal_weight: "73" }]],
  },
  {
    title: "clinPK for R, tests",
    url: "https://github.com/InsightRX/clinPK/blob/86e3ad931f12d39e7ee535c3d55fe923e3d24ddd/tests/testthat/test_calc_ibw.R",
    read: "2026-11-22",
    by: "software",
    rows: [
      ["ibw_devine calculates correct IBW", { sex: "female", height: 160 }, { ideal_weight: "52.381890" }],
      ["ibw_devine calculates correct IBW", { sex: "male", height: 160 }, { ideal_weight: "56.881890" }],
      ["IBW calculation works", { sex: "male", height: 180 }, { ideal_weight: "75.0" }],
    ],
  },
  {
    ...PHYSIOLOGY_FOR_R_BMI,
    read: "2026-11-22",
    by: "software",
    always: { height: 60, height_unit: "in" },
    rows: [
      ["ideal_weight_adult", { sex: "male" }, { ideal_weight: "50" }, { edge: "A man of exactly 5 ft has the formula's first weight" }],
      ["ideal_weight_adult", { sex: "female" }, { ideal_weight: "45.5" }, { edge: "A woman of exactly 5 ft has the formula's first weight" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "52 + 1.9 × 10 = 71; 56.2 + 1.41 × 10 = 70.3; 48 + 2.7 × 10 = 75",
        { sex: "male", height: 70, height_unit: "in" },
        { "formulas.2.weight": "71", "formulas.3.weight": "70.3", "formulas.4.weight": "75" },
        { given: "A man of 5 ft 10 in by Robinson, Miller and Hamwi" },
      ],
      [
        "49 + 1.7 × 6 = 59.2; 53.1 + 1.36 × 6 = 61.26; 45.5 + 2.2 × 6 = 58.7",
        { sex: "female", height: 66, height_unit: "in" },
        { "formulas.2.weight": "59.2", "formulas.3.weight": "61.26", "formulas.4.weight": "58.7" },
        { given: "A woman of 5 ft 6 in by Robinson, Miller and Hamwi" },
      ],
      [
        "18.5 × 1 × 1 = 18.5 and 25 × 1 × 1 = 25, at a height of 1 m",
        { sex: "female", height: 100 },
        { ideal_weight: "", healthy_from: "18.5", healthy_below: "25" },
        { edge: "Below 5 ft there is only the range of healthy weights, and nothing negative" },
      ],
      [
        "(48 + 2.7 × 10) × 1.1 = 82.5 kg; 82.5 ÷ 0.45359237 = 181.8814 lb; 180 - 181.8814 = -1.8814",
        { sex: "male", height: 70, height_unit: "in", weight: 180, weight_unit: "lb", formula: "hamwi", frame: "large" },
        { ideal_weight: "181.8814", difference: "-1.8814" },
        { given: "Hamwi for a large frame, and what a man of 180 lb has above it" },
      ],
    ],
  },
] satisfies Vectors<typeof idealWeight>;
