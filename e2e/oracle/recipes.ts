// Lines of recipes for the oracle: amounts as people write them, and some that only look like one.
import * as fc from "fast-check";
import type { Raw } from "#engine";

const NUMBERS = [
  "2",
  "1 1/2",
  "1-1/2",
  "½",
  "1½",
  "2 ¾",
  "0.5",
  ".25",
  "2.",
  "2,",
  "1,5",
  "1,500",
  "1,2345",
  "12/5",
  "1/0",
  "1 2/0",
  "3/4/5",
  "1234567",
  "10 1/16",
];
const BETWEEN = [" ", "  ", "", "-", " – ", " to ", " (", "/"];
const WORDS = [
  "cups",
  "Tbsp",
  "tsp.",
  "g",
  "fl. oz",
  "lb",
  "eggs",
  "(14 oz) can",
  "a",
  "1⁄2",
  "salt to taste",
  "plus 2 tbsp",
];

const line = fc
  .array(fc.oneof(fc.constantFrom(...NUMBERS), fc.constantFrom(...BETWEEN), fc.constantFrom(...WORDS)), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(""))
  .filter((text) => text.trim() !== "");
const servings = fc.constantFrom(1, 2, 3, 4, 6, 10, 0.75, 7.5);

export const recipes: fc.Arbitrary<Raw> = fc.record({
  recipe_servings: servings,
  servings,
  ingredients: fc.array(line, { minLength: 1, maxLength: 5 }).map((lines) => lines.join("; ")),
});
