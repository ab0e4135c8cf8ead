import type { Asks } from "#engine";

/** The ingredients that people ask about most, with the words for them. */
const INGREDIENTS = {
  flour: "(all-purpose)? flour",
  sugar: "(white|granulated)? sugar",
  butter: "butter",
  rice: "(uncooked)? rice",
  milk: "milk",
  honey: "honey",
} as const;

const MEASURES = { cup: "cups?", tbsp: "(tablespoons?|tbsps?)", tsp: "(teaspoons?|tsps?)" } as const;

const asks: Asks = Object.entries(INGREDIENTS).flatMap(([ingredient, name]) =>
  Object.entries(MEASURES).map(([from, measure]) => ({
    example: `2 ${from}s of ${ingredient} to grams`,
    says: [`{value:plain} ${measure} (of)? ${name} (to|in) (grams|g)`],
    inputs: { ingredient, from, to: "g" },
    assumed: { "": "US cups and spoons" },
  })),
);

export default asks;
