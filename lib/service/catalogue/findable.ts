// What the search looks through, of each calculator.
import { isComparable } from "#engine";
import { type Findable, shortName } from "#lib/questions/find";
import type { Entry } from "./catalogue.ts";
import { CATEGORIES } from "./categories.ts";

const made = new WeakMap<Entry, Findable>();

/** The same for the same calculator: its words are cut once, not at every question. */
export function findableOf(entry: Entry): Findable {
  const found = made.get(entry) ?? written(entry);
  made.set(entry, found);
  return found;
}

const written = ({ calculator: { slug, name, category, inputs }, words }: Entry): Findable => ({
  slug,
  name: shortName(name),
  category: CATEGORIES[category].name,
  ...(isComparable(inputs) ? {} : { isAlone: true }),
  words: words.synonyms.map((synonym) => synonym.toLowerCase()),
});
