import type { Vectors } from "#engine";
import type bmr from "./bmr.ts";

export default [
  {
    given: "A man of 80 kg, 175 cm and 35 years, by Mifflin–St Jeor",
    inputs: { sex: "male", weight: 80, height: 175, age: 35 },
    expected: { bmr: "1724" },
    by: "published",
    source: {
      title: "Miryori, BMR formulas explained, Mifflin–St Jeor",
      url: "https://www.miryori.org/guides/bmr-formulas-explained",
    },
  },
  {
    given: "A woman of 65 kg, 165 cm and 30 years, by Mifflin–St Jeor",
    inputs: { sex: "female", weight: 65, height: 165, age: 30 },
    expected: { bmr: "1370.25" },
    by: "published",
    source: {
      title: "Ntro, The formula for calculating calories needed for weight management",
      url: "https://ntro.it.com/the-formula-for-calculating-calories-needed-for-weight-management",
    },
  },
  {
    given: "A man of 68 kg, 168 cm and 21 years, by Harris–Benedict as textbooks round it",
    inputs: { formula: "harris_benedict_rounded", sex: "male", weight: 68, height: 168, age: 21 },
    expected: { bmr: "1695" },
    by: "published",
    source: {
      title: "huhs.org, science department, The Harris-Benedict Equation, example of Joe",
      url: "http://www.huhs.org/departments/science/arnholt/BMRCalculator.htm",
    },
  },
  {
    given: "80 kg with 20% body fat, by Katch–McArdle",
    inputs: { formula: "katch_mcardle", weight: 80, body_fat: 20 },
    expected: { bmr: "1752.4", lean_mass: "64" },
    by: "published",
    source: {
      title: "CalculatorLib, Katch-McArdle BMR Calculator, worked example",
      url: "https://calculatorlib.com/katch-mcardle-bmr-calculator",
    },
  },
  {
    given: "80 kg with 18% body fat, by Katch–McArdle",
    inputs: { formula: "katch_mcardle", weight: 80, body_fat: 18 },
    expected: { bmr: "1787", lean_mass: "65.6" },
    by: "published",
    source: {
      title: "Denstar Fitness, Katch-McArdle Calculator",
      url: "https://denstarfitness.com/katch-mcardle-calculator/",
    },
  },
  {
    given: "A man of 80 kg, 180 cm and 30 years, by Harris–Benedict revised, where Mifflin–St Jeor has 1780",
    inputs: { formula: "harris_benedict", sex: "male", weight: 80, height: 180, age: 30 },
    expected: { bmr: "1853.632", "formulas.1.bmr": "1780" },
    by: "hand",
    source: {
      title: "88.362 + 13.397 × 80 + 4.799 × 180 - 5.677 × 30 = 1853.632, and 10 × 80 + 6.25 × 180 - 5 × 30 + 5 = 1780",
    },
  },
  {
    given: "A woman of 65 kg, 165 cm and 30 years, by Harris–Benedict revised",
    inputs: { formula: "harris_benedict", sex: "female", weight: 65, height: 165, age: 30 },
    expected: { bmr: "1429.918" },
    by: "hand",
    source: { title: "447.593 + 9.247 × 65 + 3.098 × 165 - 4.33 × 30 = 1429.918" },
  },
  {
    given: "The first coefficients of 1919 give 5 kcal more than the rounded ones",
    inputs: { formula: "harris_benedict_1919", sex: "male", weight: 68, height: 168, age: 21 },
    expected: { bmr: "1700.2812", "formulas.4.bmr": "1694.8" },
    by: "hand",
    source: {
      title:
        "66.473 + 13.7516 × 68 + 5.0033 × 168 - 6.755 × 21 = 1700.2812, and 66 + 13.7 × 68 + 5 × 168 - 6.8 × 21 = 1694.8",
    },
    edge: true,
  },
  {
    given: "The same body in pounds and inches gives the same energy",
    inputs: { sex: "male", weight: 176, weight_unit: "lb", height: 70, height_unit: "in", age: 30 },
    expected: { bmr: "1764.5725712" },
    by: "hand",
    source: { title: "10 × 79.83225712 + 6.25 × 177.8 - 5 × 30 + 5 = 1764.5725712" },
    edge: true,
  },
  {
    given: "The smallest, oldest woman that is accepted still uses energy",
    inputs: { sex: "female", weight: 25, height: 100, age: 110 },
    expected: { bmr: "164", kilojoules: "686.176" },
    by: "hand",
    source: { title: "10 × 25 + 6.25 × 100 - 5 × 110 - 161 = 164, and 164 × 4.184 = 686.176" },
    edge: true,
  },
] satisfies Vectors<typeof bmr>;
