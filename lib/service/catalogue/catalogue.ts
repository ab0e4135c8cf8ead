// Which calculators are published, and which of them are open to AI. A draft is in none of the lists that this is made from.
import type { AnyContent, FormerName, FormerNames, ListedCalculator } from "#engine";
import { type Words, withHistory } from "./history.ts";

/** A calculator and the words around it. Found by a former name, it says so. */
export type Entry = {
  readonly calculator: ListedCalculator;
  readonly words: Words;
  readonly former?: FormerName;
};

/** As much of it as a calculation needs. */
export type Answering = Pick<Entry, "calculator" | "former"> & { readonly words: Pick<Words, "assumptions"> };

/** The day of its newest change, which a calculator always has. */
export const changedOn = ({ words }: Entry): string =>
  words.changes
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? "";

export type Catalogue = {
  /** For pages: any published calculator, by its slug or a former one. */
  find(slug: string): Promise<Entry | undefined>;
  /** For machines: published, and left open to AI by its author and by the site's owner. */
  findOpen(slug: string): Promise<Entry | undefined>;
  all(): Promise<readonly Entry[]>;
  allOpen(): Promise<readonly Entry[]>;
};

type Lazy<T> = Readonly<Record<string, () => Promise<{ readonly default: T }>>>;

/** A calculator's module that does not load is our fault, and makes that calculator unavailable, not unknown. */
export class CatalogueUnavailable extends Error {}

export function catalogueOf(
  calculators: Lazy<ListedCalculator>,
  contents: Lazy<AnyContent>,
  closed: readonly string[],
  formerNames: Readonly<Record<string, FormerNames>> = {},
): Catalogue {
  const slugs = Object.keys(calculators);
  const loaded = new Map<string, Entry>();
  const load = async (slug: string): Promise<Entry | undefined> => {
    const known = loaded.get(slug);
    if (known) return known;
    const [calculator, words] = [own(calculators, slug), own(contents, slug)];
    if (!calculator || !words) return undefined;
    const entry = { calculator: await defaultOf(slug, calculator), words: withHistory(await defaultOf(slug, words)) };
    loaded.set(slug, entry);
    return entry;
  };
  const find = async (name: string): Promise<Entry | undefined> => {
    const renamed = ofToday(formerNames, name);
    if (!renamed) return load(name);
    const entry = await load(renamed.slug);
    return entry && { ...entry, former: renamed.former };
  };
  const isOpen = ({ calculator }: Entry) => calculator.ai !== "closed" && !closed.includes(calculator.slug);
  const all = async () => (await Promise.all(slugs.map(load))).filter((entry) => entry !== undefined);
  return {
    find,
    async findOpen(slug) {
      const entry = await find(slug);
      return entry && isOpen(entry) ? entry : undefined;
    },
    all,
    allOpen: async () => (await all()).filter(isOpen),
  };
}

/** The slug that a former name has become, and what goes with it. */
function ofToday(formerNames: Readonly<Record<string, FormerNames>>, name: string) {
  for (const [slug, names] of Object.entries(formerNames)) {
    const former = Object.hasOwn(names, name) && names[name];
    if (former) return { slug, former };
  }
  return undefined;
}

async function defaultOf<T>(slug: string, load: () => Promise<{ readonly default: T }>): Promise<T> {
  try {
    return (await load()).default;
  } catch (cause) {
    throw new CatalogueUnavailable(`the calculator ${slug} does not load`, { cause });
  }
}

/** The slug comes from the address: "constructor" is no calculator. */
const own = <T>(lazy: Lazy<T>, slug: string) => (Object.hasOwn(lazy, slug) ? lazy[slug] : undefined);
