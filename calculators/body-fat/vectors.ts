import type { Vectors } from "#engine";
import type bodyFat from "./body-fat.ts";

const SAME_BODY = {
  sex: "male",
  weight: 80,
  height: "75.98",
  height_unit: "in",
  waist: "32.87",
  waist_unit: "in",
  neck: "14.17",
  neck_unit: "in",
} as const;

export default [
  {
    given: "A man of 70 in with a waist of 34 in and a neck of 15 in",
    inputs: {
      sex: "male",
      height: 70,
      height_unit: "in",
      weight: 80,
      waist: 34,
      waist_unit: "in",
      neck: 15,
      neck_unit: "in",
    },
    expected: { body_fat: "17.4" },
    by: "hand",
    source: { title: "495 ÷ (1.0324 - 0.19077 × log 48.26 + 0.15456 × log 177.8) - 450 = 17.4" },
  },
  {
    given: "The same man by the form for inches",
    inputs: {
      method: "navy_inches",
      sex: "male",
      height: 70,
      height_unit: "in",
      weight: 80,
      waist: 34,
      waist_unit: "in",
      neck: 15,
      neck_unit: "in",
    },
    expected: { body_fat: "17.5", band: "Fitness" },
    by: "published",
    source: {
      title: "QCalculator, Body Fat Calculator, worked example",
      url: "https://qcalculator.pages.dev/health/body-fat-calculator",
    },
  },
  {
    given: "Waist 32.87 in, neck 14.17 in, height 75.98 in, by the form for inches",
    inputs: { method: "navy_inches", ...SAME_BODY },
    expected: { body_fat: "14.425" },
    by: "published",
    source: {
      title: "SparkyFitness, issue 620, Body fat percentage is calculated wrong",
      url: "https://github.com/CodeWithCJ/SparkyFitness/issues/620",
    },
  },
  {
    given: "A man of 30, 75 kg and 178 cm, from body mass index",
    inputs: { method: "bmi", sex: "male", age: 30, weight: 75, height: 178 },
    expected: { body_fat: "19.1", fat_mass: "14.3", lean_mass: "60.7" },
    by: "published",
    source: {
      title: "CalculatorLib, Body Fat Percentage (BMI Method) Calculator, worked example",
      url: "https://calculatorlib.com/body-fat-percentage-bmi-calculator",
    },
  },
  {
    given: "A man of 30, 70 kg and 175 cm, from body mass index",
    inputs: { method: "bmi", sex: "male", age: 30, weight: 70, height: 175 },
    expected: { body_fat: "18.13", fat_mass: "12.7", lean_mass: "57.3" },
    by: "published",
    source: {
      title: "CalculatorLib, BMI-method body fat calculator, worked example",
      url: "https://calculatorlib.com/body-fat-bmi-method-calculator",
    },
  },
  {
    given: "A woman of 30, 68 kg and 165 cm, from body mass index",
    inputs: { method: "bmi", sex: "female", age: 30, weight: 68, height: 165 },
    expected: { body_fat: "31.5" },
    by: "published",
    source: {
      title: "Calculator City, Deurenberg formula calculator, example",
      url: "https://cal57.calculator.city/deurenberg-formula-calculator.html",
    },
  },
  {
    given: "A body measured in inches, by the form for centimetres: the unit does not choose the formula",
    inputs: SAME_BODY,
    expected: { body_fat: "14.443" },
    by: "hand",
    source: { title: "495 ÷ (1.0324 - 0.19077 × log 47.498 + 0.15456 × log 192.9892) - 450 = 14.443" },
    edge: true,
  },
  {
    given: "The same body in centimetres",
    inputs: { sex: "male", weight: 80, height: "192.9892", waist: "83.4898", neck: "35.9918" },
    expected: { body_fat: "14.443", band: "Fitness" },
    by: "hand",
    source: { title: "32.87 × 2.54 = 83.4898, 14.17 × 2.54 = 35.9918, 75.98 × 2.54 = 192.9892" },
    edge: true,
  },
  {
    given: "A woman of 168 cm, waist 78 cm, hips 98 cm, neck 33 cm",
    inputs: { sex: "female", weight: 65, height: 168, waist: 78, hip: 98, neck: 33 },
    expected: { body_fat: "29.1", band: "Acceptable" },
    by: "hand",
    source: { title: "495 ÷ (1.29579 - 0.35004 × 2.155336 + 0.221 × 2.225309) - 450 = 495 ÷ 1.033129 - 450 = 29.1" },
  },
  {
    given: "Exactly 25% is the first of its band",
    inputs: { method: "bmi", sex: "female", age: 20, weight: 86, height: 200 },
    expected: { body_fat: "25.000", band: "Acceptable", fat_mass: "21.5" },
    by: "hand",
    source: { title: "86 ÷ (2 × 2) = 21.5; 1.2 × 21.5 + 0.23 × 20 - 5.4 = 25; 25% of 86 = 21.5" },
    edge: true,
  },
] satisfies Vectors<typeof bodyFat>;
