import type { Vectors } from "#engine";
import type cooking from "./cooking.ts";

const USDA = {
  title: "US Department of Agriculture, FoodData Central, SR Legacy, weights of household measures",
  url: "https://fdc.nal.usda.gov/",
};

export default [
  {
    given: "A tablespoon of butter",
    inputs: { value: 1, from: "tbsp", to: "g", ingredient: "butter" },
    expected: { result: "14.2" },
    by: "published",
    source: USDA,
  },
  {
    given: "A tablespoon of honey",
    inputs: { value: 1, from: "tbsp", to: "g", ingredient: "honey" },
    expected: { result: "21" },
    by: "published",
    source: USDA,
  },
  {
    given: "A teaspoon of sugar",
    inputs: { value: 1, from: "tsp", to: "g", ingredient: "sugar" },
    expected: { result: "4.2" },
    by: "published",
    source: USDA,
  },
  {
    given: "A teaspoon of olive oil",
    inputs: { value: 1, from: "tsp", to: "g", ingredient: "olive_oil" },
    expected: { result: "4.5" },
    by: "published",
    source: USDA,
  },
  {
    given: "A fluid ounce of whole milk",
    inputs: { value: 1, from: "fl_oz", to: "g", ingredient: "milk" },
    expected: { result: "30.5" },
    by: "published",
    source: USDA,
  },
  {
    given: "A tablespoon of cocoa",
    inputs: { value: 1, from: "tbsp", to: "g", ingredient: "cocoa" },
    expected: { result: "5.4" },
    by: "published",
    source: USDA,
  },
  {
    given: "A US cup in millilitres, whatever is in it",
    inputs: { value: 1, from: "cup", to: "ml", ingredient: "salt" },
    expected: { result: "236.5882365" },
    by: "published",
    source: { title: "GNU Units 2.22, program and manual", url: "https://www.gnu.org/software/units/" },
  },
  {
    given: "A cup on a US food label is 240 mL and 16 tablespoons",
    inputs: { value: 1, from: "cup", to: "tbsp", ingredient: "flour", measures: "us_label" },
    expected: { result: "16", "units.5.value": "240", "units.4.value": "8" },
    by: "standard",
    source: {
      title: "US Code of Federal Regulations, 21 CFR 101.9(b)(5)(viii): 5, 15, 240 and 30 mL",
      url: "https://www.ecfr.gov/current/title-21/section-101.9",
    },
  },
  {
    given: "A metric cup holds more flour than the US cup that was weighed",
    inputs: { value: 1, from: "cup", to: "g", ingredient: "flour", measures: "metric" },
    expected: { result: "132.0860" },
    by: "hand",
    source: { title: "250 × 125 ÷ 236.5882365 = 132.0860…" },
    edge: true,
  },
  {
    given: "An Australian cup is 12.5 tablespoons, not 16",
    inputs: { value: 1, from: "cup", to: "tbsp", ingredient: "water", measures: "australia" },
    expected: { result: "12.5" },
    by: "hand",
    source: { title: "250 ÷ 20 = 12.5" },
    edge: true,
  },
  {
    given: "Something of 0.6 g/mL: 8 oz of it in cups, and back again",
    inputs: { value: 8, from: "oz", to: "cup", ingredient: "own", density: 0.6 },
    expected: { result: "1.59769", "units.9.value": "8" },
    by: "hand",
    source: { title: "8 × 28.349523125 = 226.796185 g; 226.796185 ÷ 0.6 ÷ 236.5882365 = 1.59769" },
  },
] satisfies Vectors<typeof cooking>;
