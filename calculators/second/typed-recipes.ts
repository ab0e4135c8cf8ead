// Lines of recipes: amounts as people write them, and some that only look like one.
import type { Made, Pick } from "./given.ts";

const NUMBERS = "2|1 1/2|1-1/2|½|1½|2 ¾|0.5|.25|2.|2,|1,5|1,500|1,2345|12/5|1/0|1 2/0|3/4/5|1234567|10 1/16".split("|");
const BETWEEN = [" ", "  ", "", "-", " – ", " to ", " (", "/"];
const WORDS = "cups|Tbsp|tsp.|g|fl. oz|lb|eggs|(14 oz) can|a|1⁄2|salt to taste|plus 2 tbsp".split("|");
const SERVINGS = ["1", "2", "3", "4", "6", "10", "0.75", "7.5"] as const;

function line(pick: Pick): string {
  const length = pick([1, 2, 3, 4, 5, 6]);
  const parts = Array.from({ length }, () => pick(pick([NUMBERS, BETWEEN, WORDS])));
  return parts.join("").trim() || "2 cups";
}

export const made: Made = (pick) => ({
  recipe_servings: pick(SERVINGS),
  servings: pick(SERVINGS),
  ingredients: Array.from({ length: pick([1, 2, 3, 4, 5]) }, () => line(pick)).join("; "),
});
