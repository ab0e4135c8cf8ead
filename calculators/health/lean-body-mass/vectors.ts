import type { Vectors } from "#engine";
import type leanBodyMass from "./lean-body-mass.ts";

export default [
  {
    title: "clinPK for R, tests of fat-free mass",
    url: "https://github.com/InsightRX/clinPK/blob/2945760aa05277c91a0700f249044963c5423f01/tests/testthat/test_calc_ffm.R",
    read: "2026-11-27",
    by: "software",
    always: { known: "size", weight: 80, height: 150 },
    rows: [
      ["ffm_janmahasatian_green", { sex: "male", formula: "janmahasatian" }, { lean_mass: "51.643454" }],
      ["ffm_hume", { sex: "female", formula: "hume" }, { lean_mass: "43.0814" }],
      ["ffm_james", { sex: "female", formula: "james" }, { lean_mass: "43.502222" }],
    ],
  },
  {
    title: "clinPK for R, tests of lean body weight",
    url: "https://github.com/InsightRX/clinPK/blob/641aea5f4413bd7270b7b2e559c0032231ae3c0b/tests/testthat/test_calc_lbw.R",
    read: "2026-11-27",
    by: "software",
    always: { known: "size", weight: 65, height: 155 },
    rows: [
      ["boer", { sex: "male" }, { lean_mass: "48.6" }],
      ["boer", { sex: "female" }, { lean_mass: "41.4" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "0.407 × 80 + 0.267 × 180 - 19.2 = 61.42, and 80 - 61.42 = 18.58",
        { known: "size", sex: "male", weight: 80, height: 180 },
        { lean_mass: "61.42", fat_mass: "18.58", "formulas.2.lean_mass": "57.7866" },
        { given: "A man of 180 cm and 80 kg by Boer, and by Hume 0.3281 × 80 + 0.33929 × 180 - 29.5336" },
      ],
      [
        "180 × (100% - 20%) = 144, and 180 - 144 = 36",
        { known: "body_fat", weight: 180, weight_unit: "lb", body_fat: 20 },
        { lean_mass: "144", fat_mass: "36", lean_share: "80" },
      ],
      [
        "100 × (100% - 2%) = 98",
        { known: "body_fat", weight: 100, body_fat: 2 },
        { lean_mass: "98", fat_share: "2" },
        { edge: "The least body fat that can be entered" },
      ],
      [
        "0.252 × 100 + 0.473 × 200 - 48.3 = 71.5; 1.07 × 100 - 148 × (100 ÷ 200)² = 70",
        { known: "size", sex: "female", weight: 100, height: 200 },
        { lean_mass: "71.5", "formulas.3.lean_mass": "70" },
        { edge: "Half a kilogram a centimeter, where no figure is rounded" },
      ],
    ],
  },
] satisfies Vectors<typeof leanBodyMass>;
