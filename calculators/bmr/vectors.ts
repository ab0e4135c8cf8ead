import type { Vectors } from "#engine";
import type bmr from "./bmr.ts";

const read = "2026-11-22";
const LARSON = {
  title: "Larson, Math & You, worked-out solutions",
  url: "https://math.andyou.com/461",
  place: "section 10.1, exercise 27",
  read,
};
const SCHOOL = {
  title: "huhs.org, science department, The Harris-Benedict Equation",
  url: "http://www.huhs.org/departments/science/arnholt/BMRCalculator.htm",
  place: "the example of Joe",
  read,
};
const DUMMIES = {
  title: "Dummies (Wiley), How to Calculate Your Metabolic Rate",
  url: "https://dummies.com/article/body-mind-spirit/physical-health-well-being/common-ailments/metabolism/how-to-calculate-your-metabolic-rate-166764",
  place: "the woman of 45",
  read,
};
const HEALTH_CALCULATOR = {
  title: "Bagus, health-calculator for JavaScript 1.0.0, tests",
  url: "https://github.com/gedex/health-calculator/blob/32262eb2048a60ec8cb67fb45a3042353a2b424e/test/dietary.test.js",
  place: "bmr()",
  read,
};
const motionsplan = (file: string) => ({
  title: "Motionsplan, tests",
  url: `https://github.com/motionsplan/motionsplan-dk-jekyll/blob/master/src/test/${file}.js`,
  place: "getBasicMetabolicRate",
  read,
});

const AT_37 = { weight: 67, height: 172, age: 37 } as const;
const AT_32 = { weight: 80, height: 181, age: 32 } as const;

export default [
  {
    given: "160 lb with 25% body fat, by Katch–McArdle",
    inputs: { formula: "katch_mcardle", weight: 160, weight_unit: "lb", body_fat: 25 },
    expected: { bmr: "1546" },
    by: "published",
    source: LARSON,
  },
  {
    given: "A man of 68 kg, 168 cm and 21 years, by Harris–Benedict as textbooks round it",
    inputs: { formula: "harris_benedict_rounded", sex: "male", weight: 68, height: 168, age: 21 },
    expected: { bmr: "1695" },
    by: "published",
    source: SCHOOL,
  },
  {
    given: "A woman of 45, 75 kg and 165.1 cm, by Mifflin–St Jeor",
    inputs: { sex: "female", weight: 75, height: "165.1", age: 45 },
    expected: { bmr: "1,396" },
    by: "published",
    source: DUMMIES,
  },
  {
    given: "A man of 67 kg, 172 cm and 37 years, by Mifflin–St Jeor",
    inputs: { sex: "male", ...AT_37 },
    expected: { bmr: "1565" },
    by: "software",
    source: HEALTH_CALCULATOR,
  },
  {
    given: "A woman of 67 kg, 172 cm and 37 years, by Mifflin–St Jeor",
    inputs: { sex: "female", ...AT_37 },
    expected: { bmr: "1399" },
    by: "software",
    source: HEALTH_CALCULATOR,
  },
  {
    given: "The same man by Harris–Benedict revised",
    inputs: { formula: "harris_benedict", sex: "male", ...AT_37 },
    expected: { bmr: "1601" },
    by: "software",
    source: HEALTH_CALCULATOR,
  },
  {
    given: "The same woman by Harris–Benedict revised",
    inputs: { formula: "harris_benedict", sex: "female", ...AT_37 },
    expected: { bmr: "1440" },
    by: "software",
    source: HEALTH_CALCULATOR,
  },
  {
    given: "The same man by Harris and Benedict's coefficients of 1919",
    inputs: { formula: "harris_benedict_1919", sex: "male", ...AT_37 },
    expected: { bmr: "1598" },
    by: "software",
    source: HEALTH_CALCULATOR,
  },
  {
    given: "The same woman by Harris and Benedict's coefficients of 1919",
    inputs: { formula: "harris_benedict_1919", sex: "female", ...AT_37 },
    expected: { bmr: "1441" },
    by: "software",
    source: HEALTH_CALCULATOR,
  },
  {
    given: "Pounds and inches: a man of 176.37 lb, 70.8661 in and 20 years",
    inputs: { sex: "male", weight: 176.37, weight_unit: "lb", height: 70.8661, height_unit: "in", age: 20 },
    expected: { bmr: "1830" },
    by: "software",
    source: HEALTH_CALCULATOR,
    edge: true,
  },
  {
    given: "A man of 80 kg, 181 cm and 32 years in kilojoules, by Mifflin–St Jeor",
    inputs: { sex: "male", ...AT_32 },
    expected: { kilojoules: "7431.83" },
    by: "software",
    source: motionsplan("bmr-mifflin"),
  },
  {
    given: "A woman of 80 kg, 181 cm and 32 years in kilojoules, by Mifflin–St Jeor",
    inputs: { sex: "female", ...AT_32 },
    expected: { kilojoules: "6737.286" },
    by: "software",
    source: motionsplan("bmr-mifflin"),
  },
  {
    given: "A man of 80 kg, 181 cm and 32 years, by Harris–Benedict as textbooks round it",
    inputs: { formula: "harris_benedict_rounded", sex: "male", ...AT_32 },
    expected: { bmr: "1849.4" },
    by: "software",
    source: motionsplan("bmr-benedict-harris"),
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
