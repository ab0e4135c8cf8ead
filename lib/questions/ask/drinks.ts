// Drinks as people count them, in the usual US sizes: "3 beers and a glass of wine". A bottle may be one of beer or five of wine.
import type { Kind } from "./kind.ts";

/** Fluid ounces and percent of alcohol: each has 0.6 fluid ounces of alcohol. */
const SIZES: Readonly<Record<string, string>> = { beer: "12:5", wine: "5:12", shot: "1.5:40", drink: "12:5" };
const ONE = "(an?|\\d{1,2})(?: standard)? (?:glass(?:es)? of |cans? of )?(beer|wine|shot|drink)s?(?![a-z])";

export const DRINKS: Kind = {
  needs: ["beer", "wine", "shot", "drink"],
  pattern: `(?<![\\w.,])${ungrouped(ONE)}(?:(?:, | and | & |, and )${ungrouped(ONE)}){0,3}`,
  read(text, input) {
    const drinks = Array.from(text.matchAll(new RegExp(ONE, "gi")), ([, number = "", drink = ""]) =>
      [/^a/i.test(number) ? "1" : number, SIZES[drink.toLowerCase()]].join(":"),
    );
    return { [input]: drinks.join("; ") };
  },
};

function ungrouped(pattern: string): string {
  return pattern.replace(/\((?!\?)/g, "(?:");
}
