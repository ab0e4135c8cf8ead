// What the search looks through, of each calculator.
import { isComparable } from "#engine";
import { type Findable, shortName } from "#lib/questions/find";
import type { Entry } from "./catalogue.ts";
import { categoryOf } from "./categories.ts";

const made = new WeakMap<Entry, Findable>();

/** The same for the same calculator: its words are cut once, not at every question. */
export function findableOf(entry: Entry): Findable {
  const found = made.get(entry) ?? written(entry);
  made.set(entry, found);
  return found;
}

const written = ({ calculator, words }: Entry): Findable => ({
  ...named(calculator, words.synonyms),
  ...(isComparable(calculator.inputs) ? {} : { isAlone: true }),
});

type Name = Pick<Entry["calculator"], "slug" | "name" | "category">;

/** What its name and other words for it say. */
export const named = (calculator: Name, synonyms: readonly string[]): Findable => ({
  slug: calculator.slug,
  name: shortName(calculator.name),
  category: categoryOf(calculator).name,
  words: synonyms.map((synonym) => synonym.toLowerCase()),
});
