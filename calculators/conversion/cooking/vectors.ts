import { PREALGEBRA_7_5_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type cooking from "./cooking.ts";

export default [
  {
    title: "US Department of Agriculture, FoodData Central, SR Legacy",
    url: "https://fdc.nal.usda.gov/food-details/173410/measures",
    read: "2026-11-20",
    rows: [["Butter, salted, 1 tbsp", { value: 1, from: "tbsp", to: "g", ingredient: "butter" }, { result: "14.2" }]],
  },
  {
    title: "US Department of Agriculture, FoodData Central, SR Legacy",
    url: "https://fdc.nal.usda.gov/food-details/169640/measures",
    read: "2026-11-20",
    rows: [["Honey, 1 tbsp", { value: 1, from: "tbsp", to: "g", ingredient: "honey" }, { result: "21" }]],
  },
  {
    title: "US Department of Agriculture, FoodData Central, SR Legacy",
    url: "https://fdc.nal.usda.gov/food-details/169655/measures",
    read: "2026-11-20",
    rows: [["Sugars, granulated, 1 tsp", { value: 1, from: "tsp", to: "g", ingredient: "sugar" }, { result: "4.2" }]],
  },
  {
    title: "US Department of Agriculture, FoodData Central, SR Legacy",
    url: "https://fdc.nal.usda.gov/food-details/171413/measures",
    read: "2026-11-20",
    rows: [["Oil, olive, salad or cooking, 1 tsp", { value: 1, from: "tsp", to: "g", ingredient: "olive_oil" }, { result: "4.5" }]],
  },
  {
    title: "US Department of Agriculture, FoodData Central, SR Legacy",
    url: "https://fdc.nal.usda.gov/food-details/171265/measures",
    read: "2026-11-22",
    rows: [["Milk, whole, 3.25% milkfat, with added vitamin D, 1 fl oz", { value: 1, from: "fl_oz", to: "g", ingredient: "milk" }, { result: "30.5" }]],
  },
  {
    title: "US Department of Agriculture, FoodData Central, SR Legacy",
    url: "https://fdc.nal.usda.gov/food-details/169593/measures",
    read: "2026-11-20",
    rows: [["Cocoa, dry powder, unsweetened, 1 tbsp", { value: 1, from: "tbsp", to: "g", ingredient: "cocoa" }, { result: "5.4" }]],
  },
  {
    ...PREALGEBRA_7_5_PAGE,
    read: "2026-11-22",
    place: "section 7.5",
    always: { value: 1, from: "cup", ingredient: "water" },
    rows: [
      ["teaspoons in a cup", { to: "tsp" }, { result: "48" }],
      ["table of the U.S. system", { to: "tbsp" }, { result: "16" }],
      ["table of the U.S. system", { to: "fl_oz" }, { result: "8" }],
    ],
  },
  {
    title: "GNU units 2.22, definitions",
    url: "https://www.gnu.org/software/units/",
    read: "2026-11-20",
    by: "software",
    rows: [["units '1 cup' ml", { value: 1, from: "cup", to: "ml", ingredient: "salt" }, { result: "236.5882365" }]],
  },
  {
    title: "US Code of Federal Regulations, 21 CFR 101.9",
    url: "https://www.ecfr.gov/current/title-21/section-101.9",
    read: "2026-11-20",
    by: "law",
    rows: [["paragraph (b)(5)(viii), 1 cup means 240 mL", { value: 1, from: "cup", to: "ml", ingredient: "flour", measures: "us_label" }, { result: "240" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "250 × 125 ÷ 236.5882365 = 132.0860…",
        { value: 1, from: "cup", to: "g", ingredient: "flour", measures: "metric" },
        { result: "132.0860" },
        { edge: "A metric cup holds more flour than the US cup that was weighed" },
      ],
      [
        "250 ÷ 20 = 12.5",
        { value: 1, from: "cup", to: "tbsp", ingredient: "water", measures: "australia" },
        { result: "12.5" },
        { edge: "An Australian cup is 12.5 tablespoons, not 16" },
      ],
      [
        "8 × 28.349523125 = 226.796185 g; 226.796185 ÷ 0.6 ÷ 236.5882365 = 1.59769",
        { value: 8, from: "oz", to: "cup", ingredient: "own", density: 0.6 },
        { result: "1.59769", "units.9.value": "8" },
        { given: "Something of 0.6 g/mL: 8 oz of it in cups, and back again" },
      ],
    ],
  },
] satisfies Vectors<typeof cooking>;
