import type { Vectors } from "#engine";
import type bmi from "./bmi.ts";

const CDC = {
  title: "US Centers for Disease Control and Prevention, About Adult BMI",
  url: "https://www.cdc.gov/bmi/faq/index.html",
  place: "how BMI is calculated",
  read: "2026-11-20",
};
const CDC_RANGES = {
  title: "US Centers for Disease Control and Prevention, Defining Adult Overweight and Obesity",
  url: "http://www.cdc.gov/obesity/adult/defining.html",
  place: "table for a height of 5' 9\"",
  read: "2026-11-22",
};
const NHLBI = {
  title: "US National Heart, Lung, and Blood Institute, Body Mass Index Table 1",
  url: "https://www.nhlbi.nih.gov/health/educational/lose_wt/BMI/bmi_tbl.htm",
  read: "2026-11-22",
};
const CLINPK = {
  title: "clinPK for R, tests",
  url: "https://github.com/InsightRX/clinPK/blob/86e3ad931f12d39e7ee535c3d55fe923e3d24ddd/tests/testthat/test_calc_bmi.R",
  place: "BMI calculation works",
  read: "2026-11-22",
};
const PHYSIOLOGY = {
  title: "Wasey, physiology for R, tests",
  url: "https://github.com/jackwasey/physiology/blob/04f10ab5782691682de80c4009d9c897d943117a/tests/testthat/test-bmi.R",
  place: "BMI adult imperial measure",
  read: "2026-11-22",
};
const HEALTH_CALCULATOR = {
  title: "Bagus, health-calculator for JavaScript 1.0.0, tests",
  url: "https://github.com/gedex/health-calculator/blob/32262eb2048a60ec8cb67fb45a3042353a2b424e/test/body_measurement.test.js",
  place: "bmi()",
  read: "2026-11-22",
};

const cdcExample = (place: string) => ({
  title: "US Centers for Disease Control and Prevention, Adult BMI Categories",
  url: "https://www.cdc.gov/bmi/adult-calculator/bmi-categories.html",
  place,
  read: "2026-11-22",
});

export default [
  {
    given: "68 kg and 165 cm",
    inputs: { weight: 68, height: 165 },
    expected: { bmi: "24.98" },
    by: "published",
    source: CDC,
  },
  {
    given: "150 lb and 65 in",
    inputs: { weight: 150, weight_unit: "lb", height: 65, height_unit: "in" },
    expected: { bmi: "24.96" },
    by: "published",
    source: CDC,
  },
  {
    given: "91 lb and 58 in",
    inputs: { weight: 91, weight_unit: "lb", height: 58, height_unit: "in" },
    expected: { bmi: "19" },
    by: "published",
    source: { ...NHLBI, place: "row 58, column 19" },
  },
  {
    given: "167 lb and 58 in",
    inputs: { weight: 167, weight_unit: "lb", height: 58, height_unit: "in" },
    expected: { bmi: "35" },
    by: "published",
    source: { ...NHLBI, place: "row 58, column 35" },
  },
  {
    given: "287 lb and 76 in",
    inputs: { weight: 287, weight_unit: "lb", height: 76, height_unit: "in" },
    expected: { bmi: "35" },
    by: "published",
    source: { ...NHLBI, place: "row 76, column 35" },
  },
  {
    given: "168 lb and 69 in is the last healthy weight of the table",
    inputs: { weight: 168, weight_unit: "lb", height: 69, height_unit: "in" },
    expected: { band: "Healthy weight" },
    by: "published",
    source: CDC_RANGES,
  },
  {
    given: "169 lb and 69 in: 24.96 is below 25",
    inputs: { weight: 169, weight_unit: "lb", height: 69, height_unit: "in" },
    expected: { band: "Overweight" },
    by: "published",
    source: CDC_RANGES,
    differs: "The table lists whole pounds, and 169 lb comes out just below 25. We compare the exact figure with 25.",
    edge: true,
  },
  {
    given: "50 kg and 130 cm",
    inputs: { weight: 50, height: 130 },
    expected: { bmi: "29.6" },
    by: "software",
    source: CLINPK,
  },
  {
    given: "200 lb and 72 in, to nine decimals",
    inputs: { weight: 200, weight_unit: "lb", height: 72, height_unit: "in" },
    expected: { bmi: "27.124600709" },
    by: "software",
    source: PHYSIOLOGY,
    differs: "That package takes a kilogram as 2.2046224 lb. We take a pound as 0.45359237 kg, which is exact.",
  },
  {
    given: "67 kg and 172 cm",
    inputs: { weight: 67, height: 172 },
    expected: { bmi: "22.65" },
    by: "software",
    source: HEALTH_CALCULATOR,
  },
  {
    given: "Exactly 25 is overweight: 100 kg and 2 m",
    inputs: { weight: 100, height: 2, height_unit: "m" },
    expected: { bmi: "25.00", band: "Overweight", healthy_from: "74", healthy_below: "100" },
    by: "hand",
    source: { title: "100 ÷ (2 × 2) = 25; 18.5 × 4 = 74; 25 × 4 = 100" },
    edge: true,
  },
  {
    given: "Exactly 18.5 is healthy: 74 kg and 2 m",
    inputs: { weight: 74, height: 200 },
    expected: { bmi: "18.50", band: "Healthy weight" },
    by: "hand",
    source: { title: "74 ÷ (2 × 2) = 18.5" },
    edge: true,
  },
  {
    given: "23 is the first point for Asian adults: 92 kg and 2 m",
    inputs: { weight: 92, height: 200, bands: "asian" },
    expected: { bmi: "23.00", band: "Increased risk", healthy_below: "92" },
    by: "hand",
    source: {
      title:
        "92 ÷ (2 × 2) = 23, the first public health action point of the WHO expert consultation, The Lancet 363 (2004)",
      url: "https://doi.org/10.1016/S0140-6736(03)15268-3",
    },
    edge: true,
  },
  {
    given: "BMI Prime of 100 kg at 2 m",
    inputs: { height: 200, weight: 100 },
    expected: { bmi_prime: "1.00" },
    by: "hand",
    source: { title: "100 ÷ (2 × 2) = 25 and 25 ÷ 25 = 1: the upper limit of the healthy range itself" },
    edge: true,
  },
  {
    given: "BMI Prime of 100 kg at 2 m with the categories for Asian adults",
    inputs: { height: 200, weight: 100, bands: "asian" },
    expected: { bmi_prime: "1.09" },
    by: "hand",
    source: { title: "100 ÷ (2 × 2) = 25 and 25 ÷ 23 = 1.086…" },
  },
  {
    given: "124 lb and 69 in, by the example for 5 ft 9 in",
    inputs: { height: 69, height_unit: "in", weight: 124, weight_unit: "lb" },
    expected: { band: "Underweight" },
    by: "published",
    source: cdcExample("Adult BMI example, 124 pounds"),
  },
  {
    given: "125 lb and 69 in, by the example for 5 ft 9 in",
    inputs: { height: 69, height_unit: "in", weight: 125, weight_unit: "lb" },
    expected: { band: "Healthy weight" },
    by: "published",
    source: cdcExample("Adult BMI example, 125 pounds"),
    differs: "The table lists whole pounds, and 125 lb comes out just below 18.5. We compare the exact figure.",
  },
  {
    given: "202 lb and 69 in, by the example for 5 ft 9 in",
    inputs: { height: 69, height_unit: "in", weight: 202, weight_unit: "lb" },
    expected: { band: "Overweight" },
    by: "published",
    source: cdcExample("Adult BMI example, 202 pounds"),
  },
  {
    given: "203 lb and 69 in, by the example for 5 ft 9 in",
    inputs: { height: 69, height_unit: "in", weight: 203, weight_unit: "lb" },
    expected: { band: "Obesity, class 1" },
    by: "published",
    source: cdcExample("Adult BMI example, 203 pounds"),
    differs: "The table lists whole pounds, and 203 lb comes out just below 30. We compare the exact figure.",
  },
  {
    given: "236 lb and 69 in, by the example for 5 ft 9 in",
    inputs: { height: 69, height_unit: "in", weight: 236, weight_unit: "lb" },
    expected: { band: "Obesity, class 1" },
    by: "published",
    source: cdcExample("Adult BMI example, 236 pounds"),
  },
  {
    given: "270 lb and 69 in, by the example for 5 ft 9 in",
    inputs: { height: 69, height_unit: "in", weight: 270, weight_unit: "lb" },
    expected: { band: "Obesity, class 2" },
    by: "published",
    source: cdcExample("Adult BMI example, 270 pounds"),
  },
  {
    given: "271 lb and 69 in, by the example for 5 ft 9 in",
    inputs: { height: 69, height_unit: "in", weight: 271, weight_unit: "lb" },
    expected: { band: "Obesity, class 3" },
    by: "published",
    source: cdcExample("Adult BMI example, 271 pounds"),
  },
  {
    given: "The ponderal index of 64 kg at 2 m",
    inputs: { height: 2, height_unit: "m", weight: 64 },
    expected: { ponderal_index: "8.00" },
    by: "hand",
    source: { title: "64 ÷ 2³ = 64 ÷ 8 = 8" },
  },
] satisfies Vectors<typeof bmi>;
