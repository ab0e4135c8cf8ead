import type { Vectors } from "#engine";
import type cooking from "./cooking.ts";

const read = "2026-11-22";
/** A food by its number there. */
const usda = (id: number, place: string) => ({
  title: "US Department of Agriculture, FoodData Central, SR Legacy",
  url: `https://fdc.nal.usda.gov/food-details/${id}/measures`,
  place,
  read: "2026-11-20",
});
const OPENSTAX = {
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/7-5-systems-of-measurement",
  place: "section 7.5, teaspoons in a cup",
  read,
};
const GNU_UNITS = {
  title: "GNU units 2.22, definitions",
  url: "https://www.gnu.org/software/units/",
  place: "units '1 cup' ml",
  read: "2026-11-20",
};
const LABELS = {
  title: "US Code of Federal Regulations, 21 CFR 101.9",
  url: "https://www.ecfr.gov/current/title-21/section-101.9",
  place: "paragraph (b)(5)(viii), 1 cup means 240 mL",
  read: "2026-11-20",
};

export default [
  {
    given: "A tablespoon of butter",
    inputs: { value: 1, from: "tbsp", to: "g", ingredient: "butter" },
    expected: { result: "14.2" },
    by: "published",
    source: usda(173410, "Butter, salted, 1 tbsp"),
  },
  {
    given: "A tablespoon of honey",
    inputs: { value: 1, from: "tbsp", to: "g", ingredient: "honey" },
    expected: { result: "21" },
    by: "published",
    source: usda(169640, "Honey, 1 tbsp"),
  },
  {
    given: "A teaspoon of sugar",
    inputs: { value: 1, from: "tsp", to: "g", ingredient: "sugar" },
    expected: { result: "4.2" },
    by: "published",
    source: usda(169655, "Sugars, granulated, 1 tsp"),
  },
  {
    given: "A teaspoon of olive oil",
    inputs: { value: 1, from: "tsp", to: "g", ingredient: "olive_oil" },
    expected: { result: "4.5" },
    by: "published",
    source: usda(171413, "Oil, olive, salad or cooking, 1 tsp"),
  },
  {
    given: "A fluid ounce of whole milk",
    inputs: { value: 1, from: "fl_oz", to: "g", ingredient: "milk" },
    expected: { result: "30.5" },
    by: "published",
    source: { ...usda(171265, "Milk, whole, 3.25% milkfat, with added vitamin D, 1 fl oz"), read },
  },
  {
    given: "A tablespoon of cocoa",
    inputs: { value: 1, from: "tbsp", to: "g", ingredient: "cocoa" },
    expected: { result: "5.4" },
    by: "published",
    source: usda(169593, "Cocoa, dry powder, unsweetened, 1 tbsp"),
  },
  {
    given: "A cup in teaspoons",
    inputs: { value: 1, from: "cup", to: "tsp", ingredient: "water" },
    expected: { result: "48" },
    by: "published",
    source: OPENSTAX,
  },
  {
    given: "A cup in tablespoons",
    inputs: { value: 1, from: "cup", to: "tbsp", ingredient: "water" },
    expected: { result: "16" },
    by: "published",
    source: { ...OPENSTAX, place: "section 7.5, table of the U.S. system" },
  },
  {
    given: "A cup in fluid ounces",
    inputs: { value: 1, from: "cup", to: "fl_oz", ingredient: "water" },
    expected: { result: "8" },
    by: "published",
    source: { ...OPENSTAX, place: "section 7.5, table of the U.S. system" },
  },
  {
    given: "A US cup in millilitres, whatever is in it",
    inputs: { value: 1, from: "cup", to: "ml", ingredient: "salt" },
    expected: { result: "236.5882365" },
    by: "software",
    source: GNU_UNITS,
  },
  {
    given: "A cup on a US food label",
    inputs: { value: 1, from: "cup", to: "ml", ingredient: "flour", measures: "us_label" },
    expected: { result: "240" },
    by: "law",
    source: LABELS,
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
