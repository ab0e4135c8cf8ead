// What the search looks through, of each calculator.
import { CATEGORIES, type Entry } from "#lib/service/catalogue";
import { shortName } from "../page/short-name.ts";
import type { Findable } from "./find.ts";

export const findableOf = ({ calculator: { slug, name, category }, words }: Entry): Findable => ({
  slug,
  name: shortName(name),
  category: CATEGORIES[category].name,
  words: words.synonyms.map((synonym) => synonym.toLowerCase()),
});

/** Pages that people look for by name. */
export const FINDABLE_PAGES: readonly Findable[] = [
  {
    slug: "notebook",
    path: "/notebook",
    name: "Notebook",
    category: "Calculators",
    words: ["notepad calculator", "scratchpad", "several lines", "variables", "sum of lines"],
  },
  {
    slug: "facts",
    path: "/proof/facts",
    name: "Facts and their dates",
    category: "How it is checked",
    words: ["sources", "tax years", "updated", "up to date", "how old are the figures"],
  },
];
