import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calculate, isRefusal, presentTables, type Raw, USD } from "#engine";
import { type Rational, rational, times, toDecimal } from "#numbers/rational";
import { rewritten } from "./ingredient-line.ts";
import { type Measures, SPOONS, writeAmount } from "./kitchen-amount.ts";
import recipeScaler from "./recipe-scaler.ts";

function scaled(ingredients: string, to: number, more: Raw = {}) {
  const answer = calculate(recipeScaler, { recipe_servings: 4, servings: to, ingredients, ...more });
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return presentTables(recipeScaler, answer, USD).flatMap(({ rows }) => rows.map(([text]) => text));
}

test.each([
  ["2 cups flour", 6, "3 cups flour"],
  ["1 cup sugar", 2, "1/2 cup sugar"],
  ["1 1/2 tsp salt", 8, "1 tbsp salt"],
  ["1-1/2 tsp salt", 8, "1 tbsp salt"],
  ["1½ cups milk", 8, "3 cups milk"],
  ["½ cup milk", 5, "1/2 cup + 2 tbsp milk"],
  ["1 ¼ tsp vanilla", 2, "5/8 tsp vanilla"],
  ["1/3 cup oil", 5, "1/4 cup + 2 tbsp + 2 tsp oil"],
  ["1/4 cup oil", 2, "2 tbsp oil"],
  ["1/4 tsp salt", 0.4, "0.025 tsp salt"],
  ["4 tbsp butter", 4.4, "1/4 cup + 1 tsp butter"],
  ["2 Tablespoons butter, melted", 6, "3 tbsp butter, melted"],
  ["2-3 cloves garlic", 8, "4 to 6 cloves garlic"],
  ["2 – 2 1/2 cups stock", 8, "4 to 5 cups stock"],
  ["2 to 3 tbsp stock", 8, "1/4 cup to 1/4 cup + 2 tbsp stock"],
  ["6 tsp oil", 12, "1/4 cup + 2 tbsp oil"],
  ["1 pint cream", 6, "1 1/2 pints cream"],
  ["8 fl oz water", 6, "12 fl oz water"],
  ["3 eggs", 6, "4 1/2 eggs"],
  ["1 egg", 5.4, "1 1/3 egg"],
  ["250 g butter", 6, "375 g butter"],
  ["200g rice", 5, "250 g rice"],
  ["7 g yeast", 5, "8.8 g yeast"],
  ["1 kg beef", 5, "1.25 kg beef"],
  ["2 lb potatoes", 6, "3 lb potatoes"],
  ["1 stick butter", 8, "2 sticks butter"],
  ["2 sticks butter", 2, "1 stick butter"],
  ["1 (14 oz) can tomatoes", 8, "2 (14 oz) can tomatoes"],
  ["1 cup (8 oz) cream cheese", 8, "2 cups (16 oz) cream cheese"],
  ["1 cup plus 2 tbsp sugar", 8, "2 cups plus 1/4 cup sugar"],
  ["1 cup milk and 2 lemons", 8, "2 cups milk and 2 lemons"],
  ["salt to taste", 8, "salt to taste"],
  ["10 1/2 inch tortillas", 8, "21 inch tortillas"],
  ["1,5 kg Mehl", 8, "3 kg Mehl"],
  ["1,500 g flour", 8, "3000 g flour"],
  ["2, chopped", 8, "4, chopped"],
  ["1/0 cup", 8, "1/0 cup"],
])("%s for %s instead of 4", (line, to, expected) => {
  expect(scaled(`${line}; 1 pinch`, to)[0]).toBe(expected);
});

test("a metric cup has fifty teaspoons, and an Australian tablespoon four", () => {
  expect(scaled("1/2 cup milk", 5, { measures: "metric" })).toEqual(["1/2 cup + 2 tbsp + 1/2 tsp milk"]);
  expect(scaled("1 tbsp oil", 5, { measures: "australia" })).toEqual(["1 tbsp + 1 tsp oil"]);
});

/** What a text such as "1 1/4 cups + 2 tsp" measures, in teaspoons. */
function teaspoonsIn(text: string, measures: Measures): number {
  let all = 0;
  const sizes: Readonly<Record<string, bigint>> = { ...SPOONS[measures], tsp: 1n };
  rewritten(text, ({ low, unit }) => {
    all += toDecimal(times(low, rational(sizes[unit ?? ""] ?? 0n))).toNumber();
    return "";
  });
  return all;
}

/** The smallest step below so many teaspoons. */
const STEPS = [
  [3, 1 / 8],
  [12, 1 / 4],
] as const;

test("cups and spoons measure what was asked for, to half a step of the smallest of them", () => {
  const part: fc.Arbitrary<Rational> = fc
    .tuple(fc.bigInt(1n, 400n), fc.constantFrom(1n, 2n, 3n, 4n, 7n, 8n, 10n))
    .map(([top, bottom]) => rational(top, bottom));
  const units = fc.constantFrom("cup", "tbsp", "tsp");
  fc.assert(
    fc.property(part, part, units, fc.constantFrom("us", "metric", "australia"), (low, factor, unit, measures) => {
      const sizes = { ...SPOONS[measures], tsp: 1n };
      const exact = toDecimal(times(times(low, factor), rational(sizes[unit]))).toNumber();
      const [, step = 1 / 2] = STEPS.find(([below]) => exact < below) ?? [];
      const text = writeAmount({ low, unit, word: unit }, factor, measures);
      return Math.abs(teaspoonsIn(text, measures) - exact) <= step / 2 + 1e-9;
    }),
    { numRuns: 2000 },
  );
});
