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

const MEASURES = {
  cup: "{value:cups} cups?",
  tbsp: "{value:plain} (tablespoons?|tbsps?)",
  tsp: "{value:plain} (teaspoons?|tsps?)",
} as const;

const asks: Asks = Object.entries(INGREDIENTS).flatMap(([ingredient, name]) => [
  ...Object.entries(MEASURES).map(([from, measure]) => ({
    example: `2 ${from}s of ${ingredient} to grams`,
    says: [
      `${measure} (of)? ${name} (to|in) (grams|g)`,
      `how many grams (are|is)? (there)? (in)? ${measure} (of)? ${name}`,
    ],
    inputs: { ingredient, from, to: "g" },
    assumed: { "": "US cups and spoons" },
  })),
  {
    example: `200 g ${ingredient} in cups`,
    says: [`{value:side} (grams|g) (of)? ${name} (to|in) cups`],
    inputs: { ingredient, from: "g", to: "cup" },
    assumed: { "": "US cups" },
  },
]);

export default asks;
