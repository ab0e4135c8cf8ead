// How each category is called, and the plain caution that goes with its figures.
import { ownCategories } from "#calculators/own-categories";
import type { Category } from "#engine";

const GENERAL = "For general information. Check a figure before you rely on it.";
const MONEY = "Estimates for general information only. Not financial, tax or legal advice.";
const HEALTH = "For general information only. Not medical advice. Ask a doctor before you act on it.";

type Named = {
  readonly name: string;
  readonly disclaimer: string;
  /** What an owner says of a category of theirs. */
  readonly description?: string;
};

const OURS: Readonly<Record<Category, Named>> = {
  finance: { name: "Money", disclaimer: MONEY },
  everyday: { name: "Everyday", disclaimer: GENERAL },
  health: { name: "Health", disclaimer: HEALTH },
  dates: { name: "Dates and time", disclaimer: GENERAL },
  conversion: { name: "Conversion", disclaimer: GENERAL },
  mathematics: { name: "Mathematics", disclaimer: GENERAL },
  building: { name: "Building", disclaimer: GENERAL },
  science: { name: "Science and network", disclaimer: GENERAL },
  study: { name: "Study", disclaimer: GENERAL },
};

/** By slug, in the order in which they are listed. */
export const CATEGORIES = withOwn(OURS, ownCategories);

/** The one that a calculator is in. */
export function categoryOf({ slug, category }: { readonly slug: string; readonly category: string }): Named {
  const found = CATEGORIES[category];
  if (!found) throw new Error(`${slug} is in ${category}, which is no category.`);
  return found;
}

export function withOwn(ours: Readonly<Record<string, Named>>, own: typeof ownCategories) {
  const order = Object.keys(ours);
  for (const [slug, { before }] of Object.entries(own)) {
    order.splice(before ? order.indexOf(before) : order.length, 0, slug);
  }
  const named = { ...ours, ...own };
  return Object.fromEntries(
    order.flatMap((slug) => (named[slug] ? [[slug, { disclaimer: GENERAL, ...named[slug] }]] : [])),
  );
}
