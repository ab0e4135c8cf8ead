// The tables of nutrients: their shares of the calories, and what adults are recommended.
import { number, percent, table, text } from "#engine";

export const KCAL = { unit: "kcal", digits: 0 } as const;
export const GRAMS = { unit: "g", digits: 0 } as const;

export const NUTRIENT_SHARES = table(
  "Share of each nutrient",
  {
    nutrient: text("Nutrient"),
    share: percent("Share", { upTo: 1 }),
    energy: number("Calories", KCAL),
    grams: number("Grams", GRAMS),
  },
  { chart: { kind: "bars", x: "nutrient", y: "energy" } },
);

export const RECOMMENDED = table("Recommended for adults at these calories", {
  nutrient: text("Nutrient"),
  least: number("At least", GRAMS),
  most: number("At most", GRAMS),
});
