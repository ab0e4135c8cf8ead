// What the search looks through, of each calculator.
import { type Findable, shortName } from "#lib/questions/find";
import type { Entry } from "./catalogue.ts";
import { CATEGORIES } from "./categories.ts";

type Named = {
  readonly calculator: Pick<Entry["calculator"], "slug" | "name" | "category">;
  readonly words: Pick<Entry["words"], "synonyms">;
};

const made = new WeakMap<Named, Findable>();

/** The same for the same calculator: its words are cut once, not at every question. */
export function findableOf(entry: Named): Findable {
  const found = made.get(entry) ?? written(entry);
  made.set(entry, found);
  return found;
}

const written = ({ calculator: { slug, name, category }, words }: Named): Findable => ({
  slug,
  name: shortName(name),
  category: CATEGORIES[category].name,
  words: words.synonyms.map((synonym) => synonym.toLowerCase()),
});
