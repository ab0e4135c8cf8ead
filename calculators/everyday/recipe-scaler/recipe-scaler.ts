import { asTyped, choice, defineCalculator, noAnswer, number, rows, step, table, text, toldAsTyped } from "#engine";
import { fromDecimal, over, type Rational, times, toDecimal } from "#numbers/rational";
import { firstAmount, LINE, rewritten } from "./ingredient-line.ts";
import { type Measures, writeAmount } from "./kitchen-amount.ts";

const servings = { min: 0.01, max: 10000 } as const;
const MOST_STEPS = 10;

export default defineCalculator({
  name: "Recipe scaler",
  summary: "Doubles, halves or scales a whole recipe, in cups and spoons you can measure.",

  inputs: {
    recipe_servings: number("Servings in the recipe", { ...servings, example: 4 }),
    servings: number("Servings you want", { ...servings, example: 6 }),
    ingredients: rows(
      "Ingredients",
      {
        line: {
          kind: "text",
          label: "Ingredient",
          pattern: LINE,
          like: "an ingredient such as “2 cups flour”",
          maxLength: 120,
        },
      },
      {
        least: 1,
        most: 60,
        between: "|",
        example: "2 cups flour; 1 1/2 tsp baking powder; 3 eggs; 1/3 cup milk; salt to taste",
        help: "One per line, amount first. You can paste the whole list.",
      },
    ),
    measures: choice(
      "Cups and spoons",
      {
        us: "US (16 tablespoons to a cup)",
        metric: "Metric (cup of 250 mL)",
        australia: "Australian (tablespoon of 20 mL)",
      },
      { default: "us", beginsIn: { "en-AU": "australia", elsewhere: "metric" } },
    ),
  },

  outputs: {
    factor: number("Multiply each amount by", { significant: 6 }),
    recipe: text("Scaled recipe"),
    scaled: table("Scaled recipe", {
      scaled: text("You need"),
      line: text("In the recipe"),
      exact: number("Exact amount", { significant: 4, optional: true }),
    }),
  },
  primary: "factor",
  groups: { "For other amounts": ["factor"] },
  formula: "factor = servings you want ÷ servings in the recipe; new amount = amount × factor",

  compute({ recipe_servings, servings, ingredients, measures }) {
    const factor = over(fromDecimal(servings), fromDecimal(recipe_servings));
    const lines = ingredients.map(({ line }) => ({ line, first: firstAmount(line) }));
    if (lines.every(({ first }) => first === undefined)) {
      return noAnswer("Begin at least one ingredient with an amount, such as “2 cups flour”.");
    }
    const scaled = lines.map(({ line, first }) => ({
      scaled: toldAsTyped(scaledLine(line, factor, measures)),
      line: toldAsTyped(line),
      exact: first ? toDecimal(times(first, factor)) : null,
    }));
    return {
      factor: toDecimal(factor),
      recipe: (currency) => scaled.map(({ scaled }) => scaled(currency)).join("; "),
      scaled,
    };
  },

  headline: ({ servings }, { recipe }) => [`For ${servings} servings`, recipe.replaceAll("; ", "\n")],

  sentence: ({ recipe_servings, servings }, { factor }) =>
    `For ${servings} servings instead of ${recipe_servings}, multiply each amount by ${factor}.`,

  working({ recipe_servings, servings, ingredients }, { factor }, show) {
    const steps = ingredients.value.flatMap(({ line }) => {
      const first = firstAmount(line);
      if (!first) return [];
      const amount = show("number", toDecimal(first), { significant: 4 });
      const found = show("number", toDecimal(first).times(servings.value).div(recipe_servings.value), {
        significant: 4,
      });
      return [step`${asTyped(line, show.notation)}: ${amount} × ${servings} ÷ ${recipe_servings} = ${found}`];
    });
    const more = steps.length > MOST_STEPS && "And so on, for each ingredient";
    return [step`Factor: ${servings} ÷ ${recipe_servings} = ${factor}`, ...steps.slice(0, MOST_STEPS), more];
  },

  notes({ ingredients }) {
    const left = ingredients.value.filter(({ line }) => !firstAmount(line)).length;
    return [
      left > 0 &&
        `${left === 1 ? "One line doesn't" : `${left} lines don't`} begin with an amount and ${left === 1 ? "stays" : "stay"} as ${left === 1 ? "it is" : "they are"}.`,
    ];
  },
});

/** As it was written where nothing changes. */
const scaledLine = (line: string, factor: Rational, measures: Measures): string =>
  factor.top === factor.bottom ? line : rewritten(line, (amount) => writeAmount(amount, factor, measures));
