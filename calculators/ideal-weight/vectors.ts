import type { Vectors } from "#engine";
import type idealWeight from "./ideal-weight.ts";

const PHYSIOLOGY = {
  title: "Wasey, physiology for R, tests of ideal weight by Devine",
  url: "https://github.com/jackwasey/physiology",
};

export default [
  {
    given: "A man of 5 ft 10 in, by all four formulas",
    inputs: { sex: "male", height: 70, height_unit: "in" },
    expected: {
      ideal_weight: "73",
      "formulas.1.weight": "73",
      "formulas.2.weight": "71",
      "formulas.3.weight": "70.3",
      "formulas.4.weight": "75",
    },
    by: "published",
    source: { title: "AJ Designer, Ideal Weight, example problem", url: "https://www.ajdesigner.com/ideal-weight/" },
  },
  {
    given: "A woman of 5 ft 6 in, by all four formulas",
    inputs: { sex: "female", height: 66, height_unit: "in" },
    expected: {
      "formulas.1.weight": "59.3",
      "formulas.2.weight": "59.2",
      "formulas.3.weight": "61.3",
      "formulas.4.weight": "58.7",
    },
    by: "published",
    source: {
      title: "OurDailyCalc, How Ideal Weight is Calculated, worked example",
      url: "https://ourdailycalc.com/blog/ideal-weight-formulas",
    },
  },
  {
    given: "A man of exactly 5 ft has the formula's first weight",
    inputs: { sex: "male", height: 60, height_unit: "in" },
    expected: { ideal_weight: "50.000" },
    by: "published",
    source: PHYSIOLOGY,
    edge: true,
  },
  {
    given: "A woman of exactly 5 ft, in centimetres",
    inputs: { sex: "female", height: "152.4" },
    expected: { ideal_weight: "45.500" },
    by: "published",
    source: PHYSIOLOGY,
    edge: true,
  },
  {
    given: "Below 5 ft only the range of healthy weights is told, and nothing negative",
    inputs: { sex: "female", height: 100 },
    expected: { ideal_weight: "", healthy_from: "18.5", healthy_below: "25" },
    by: "standard",
    source: {
      title: "US Centers for Disease Control and Prevention, Adult BMI Categories: 18.5 to less than 25",
      url: "https://www.cdc.gov/bmi/adult-calculator/bmi-categories.html",
    },
    edge: true,
  },
  {
    given: "Hamwi for a large frame, and what a man of 180 lb has above it",
    inputs: {
      sex: "male",
      height: 70,
      height_unit: "in",
      weight: 180,
      weight_unit: "lb",
      formula: "hamwi",
      frame: "large",
    },
    expected: { ideal_weight: "181.8814", difference: "-1.8814" },
    by: "hand",
    source: { title: "(48 + 2.7 × 10) × 1.1 = 82.5 kg; 82.5 ÷ 0.45359237 = 181.8814 lb; 180 - 181.8814 = -1.8814" },
  },
  {
    given: "The healthy weights at 2 m",
    inputs: { sex: "male", height: 2, height_unit: "m" },
    expected: { healthy_from: "74", healthy_below: "100", ideal_weight: "93.102" },
    by: "hand",
    source: { title: "18.5 × 2 × 2 = 74, 25 × 2 × 2 = 100, and 50 + 2.3 × (2 ÷ 0.0254 - 60) = 93.102" },
  },
] satisfies Vectors<typeof idealWeight>;
