// What the search looks through, of each calculator.
import { CATEGORIES, type Entry } from "#lib/catalogue";
import { shortName } from "../page/short-name.ts";
import type { Findable } from "./find.ts";

export const findableOf = ({ calculator: { slug, name, category }, words }: Entry): Findable => ({
  slug,
  name: shortName(name),
  category: CATEGORIES[category].name,
  words: words.synonyms.map((synonym) => synonym.toLowerCase()),
});
