import { isRefusal } from "#engine";
import type { Entry } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { calculation } from "./calculation.ts";

/** A calculator with its worked example and the answer to it. */
export type Shown = {
  readonly category: string;
  readonly slug: string;
  readonly name: string;
  readonly inputs: object;
  readonly answer: object;
};

/** Of a category the one that says most briefly what an answer looks like, so that a document of examples stays small. */
export function shownBy(entries: readonly Entry[], category: string, site: Site): Shown | undefined {
  return entries
    .filter(({ calculator }) => calculator.category === category)
    .map((entry) => show(entry, site))
    .sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length)
    .at(0);
}

/** As of the build: each process of a site must serve the same document. */
function show(entry: Entry, site: Site): Shown {
  const { category, slug, name } = entry.calculator;
  const { inputs } = entry.words.example;
  const answer = calculation(entry, inputs, site, new Date(site.builtAt));
  if (isRefusal(answer)) throw new Error(`the worked example of ${slug} is refused`);
  return { category, slug, name, inputs, answer };
}
