import { CDC_BMI_CATEGORIES, CDC_DEFINING_OBESITY, PHYSIOLOGY_FOR_R_BMI } from "#calculators/sources";
import type { Vectors } from "#engine";
import type bmi from "./bmi.ts";

export default [
  {
    title: "US Centers for Disease Control and Prevention, About Adult BMI",
    url: "https://www.cdc.gov/bmi/faq/index.html",
    read: "2026-11-20",
    rows: [
      ["how BMI is calculated", { weight: 68, height: 165 }, { bmi: "24.98" }],
      ["how BMI is calculated", { weight: 150, weight_unit: "lb", height: 65, height_unit: "in" }, { bmi: "24.96" }],
    ],
  },
  {
    title: "US National Heart, Lung, and Blood Institute, Body Mass Index Table 1",
    url: "https://www.nhlbi.nih.gov/health/educational/lose_wt/BMI/bmi_tbl.htm",
    read: "2026-11-22",
    always: { weight_unit: "lb", height_unit: "in" },
    rows: [
      ["row 58, column 19", { weight: 91, height: 58 }, { bmi: "19" }],
      ["row 58, column 35", { weight: 167, height: 58 }, { bmi: "35" }],
      ["row 76, column 35", { weight: 287, height: 76 }, { bmi: "35" }],
    ],
  },
  {
    ...CDC_DEFINING_OBESITY,
    read: "2026-11-22",
    always: { weight_unit: "lb", height: 69, height_unit: "in" },
    rows: [
      ["table for a height of 5' 9\"", { weight: 168 }, { band: "Healthy weight" }],
      [
        "table for a height of 5' 9\"",
        { weight: 169 },
        { band: "Overweight" },
        {
          edge: "169 lb and 69 in: 24.96 is below 25",
          differs: "The table lists whole pounds, and 169 lb comes out just below 25. We compare the exact figure with 25.",
        },
      ],
    ],
  },
  {
    title: "clinPK for R, tests",
    url: "https://github.com/InsightRX/clinPK/blob/86e3ad931f12d39e7ee535c3d55fe923e3d24ddd/tests/testthat/test_calc_bmi.R",
    read: "2026-11-22",
    by: "software",
    rows: [["BMI calculation works", { weight: 50, height: 130 }, { bmi: "29.6" }]],
  },
  {
    ...PHYSIOLOGY_FOR_R_BMI,
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "BMI adult imperial measure",
        { weight: 200, weight_unit: "lb", height: 72, height_unit: "in" },
        { bmi: "27.124600709" },
        {
          given: "200 lb and 72 in, to nine decimals",
          differs: "That package takes a kilogram as 2.2046224 lb. We take a pound as 0.45359237 kg, which is exact.",
        },
      ],
    ],
  },
  {
    title: "Bagus, health-calculator for JavaScript 1.0.0, tests",
    url: "https://github.com/gedex/health-calculator/blob/32262eb2048a60ec8cb67fb45a3042353a2b424e/test/body_measurement.test.js",
    read: "2026-11-22",
    by: "software",
    rows: [["bmi()", { weight: 67, height: 172 }, { bmi: "22.65" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "100 ÷ (2 × 2) = 25; 18.5 × 4 = 74; 25 × 4 = 100",
        { weight: 100, height: 2, height_unit: "m" },
        { bmi: "25.00", band: "Overweight", healthy_from: "74", healthy_below: "100" },
        { edge: "Exactly 25 is overweight: 100 kg and 2 m" },
      ],
      ["74 ÷ (2 × 2) = 18.5", { weight: 74, height: 200 }, { bmi: "18.50", band: "Healthy weight" }, { edge: "Exactly 18.5 is healthy: 74 kg and 2 m" }],
      [
        "100 ÷ (2 × 2) = 25 and 25 ÷ 25 = 1: the upper limit of the healthy range itself",
        { height: 200, weight: 100 },
        { bmi_prime: "1.00" },
        { edge: "BMI Prime of 100 kg at 2 m" },
      ],
      [
        "100 ÷ (2 × 2) = 25 and 25 ÷ 23 = 1.086…",
        { height: 200, weight: 100, bands: "asian" },
        { bmi_prime: "1.09" },
        { given: "BMI Prime of 100 kg at 2 m with the categories for Asian adults" },
      ],
      ["64 ÷ 2³ = 64 ÷ 8 = 8", { height: 2, height_unit: "m", weight: 64 }, { ponderal_index: "8.00" }, { given: "The ponderal index of 64 kg at 2 m" }],
    ],
  },
  {
    title: "92 ÷ (2 × 2) = 23, the first public health action point of the WHO expert consultation, The Lancet 363 (2004)",
    url: "https://doi.org/10.1016/S0140-6736(03)15268-3",
    by: "hand",
    rows: [
      [
        "",
        { weight: 92, height: 200, bands: "asian" },
        { bmi: "23.00", band: "Increased risk", healthy_below: "92" },
        { edge: "23 is the first point for Asian adults: 92 kg and 2 m" },
      ],
    ],
  },
  {
    ...CDC_BMI_CATEGORIES,
    read: "2026-11-22",
    place: "Adult BMI example",
    always: { height: 69, height_unit: "in", weight_unit: "lb" },
    rows: [
      ["124 pounds", { weight: 124 }, { band: "Underweight" }],
      [
        "125 pounds",
        { weight: 125 },
        { band: "Healthy weight" },
        {
          given: "125 lb and 69 in, by the example for 5 ft 9 in",
          differs: "The table lists whole pounds, and 125 lb comes out just below 18.5. We compare the exact figure.",
        },
      ],
      ["202 pounds", { weight: 202 }, { band: "Overweight" }],
      [
        "203 pounds",
        { weight: 203 },
        { band: "Obesity, class 1" },
        {
          given: "203 lb and 69 in, by the example for 5 ft 9 in",
          differs: "The table lists whole pounds, and 203 lb comes out just below 30. We compare the exact figure.",
        },
      ],
      ["236 pounds", { weight: 236 }, { band: "Obesity, class 1" }],
      ["270 pounds", { weight: 270 }, { band: "Obesity, class 2" }],
      ["271 pounds", { weight: 271 }, { band: "Obesity, class 3" }],
    ],
  },
] satisfies Vectors<typeof bmi>;
