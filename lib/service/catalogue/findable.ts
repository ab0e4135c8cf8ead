// What the search looks through, of each calculator.
import { type Findable, shortName } from "#lib/questions/find";
import type { Entry } from "./catalogue.ts";
import { CATEGORIES } from "./categories.ts";

export const findableOf = ({ calculator: { slug, name, category }, words }: Entry): Findable => ({
  slug,
  name: shortName(name),
  category: CATEGORIES[category].name,
  words: words.synonyms.map((synonym) => synonym.toLowerCase()),
});
