// All calculators by name. Each is loaded when it is first asked for, and so is what reads questions.
import type { FormerName, FormerNames } from "#engine";
import { meantSlug } from "#lib/service";
import type { Answering, Words } from "#lib/service/catalogue";
import type { Site } from "#lib/site";
import { type Answer, calculating, describing, solving, tabling } from "./calculator.ts";
import type { Asked, Description, Listed, Options, Refused } from "./types.ts";

/** What the build puts on the shelf: see lib/build/package.mjs. */
export type Shelf = {
  readonly site: Site;
  readonly entries: Readonly<Record<string, () => Promise<{ readonly entry: Answering }>>>;
  readonly list: () => Promise<{ readonly default: readonly OnShelf[] }>;
  readonly formerNames: Readonly<Record<string, FormerNames>>;
};

/** What is said around each calculator, which only its description has. */
export type AllWords = Readonly<Record<string, () => Promise<{ readonly default: Words }>>>;

export type OnShelf = {
  readonly listed: Listed & { readonly category: string };
  /** Other words that people search for. */
  readonly synonyms: readonly string[];
};

/** The calculator of this name, today's or a former one; else which one was probably meant. */
export async function findNamed({ entries, formerNames }: Shelf, name: string): Promise<Answering | Refused> {
  const { slug, former } = ofToday(formerNames, name);
  const load = Object.hasOwn(entries, slug) ? entries[slug] : undefined;
  if (!load) return noneSuch(meantSlug(String(name), Object.keys(entries)));
  const { entry } = await load();
  return former ? { ...entry, former } : entry;
}

function noneSuch(meant: string | undefined): Refused {
  const message = meant ? `There is no such calculator; did you mean ${meant}?` : "There is no such calculator.";
  return { error: { code: "TOOL_NOT_FOUND", message } };
}

type Today = { readonly slug: string; readonly former?: FormerName };

function ofToday(formerNames: Shelf["formerNames"], name: string): Today {
  for (const [slug, names] of Object.entries(formerNames)) {
    const former = Object.hasOwn(names, name) && names[name];
    if (former) return { slug, former };
  }
  return { slug: name };
}

type ByName<T> = (name: string, sent: unknown, options?: Options) => Promise<T | Refused>;

const byName =
  <T>(shelf: Shelf, making: (entry: Answering, site: Site) => Answer<T>): ByName<T> =>
  async (name, sent, options) => {
    const entry = await findNamed(shelf, name);
    return "error" in entry ? entry : making(entry, shelf.site)(sent, options);
  };

export const calculateNamed = (shelf: Shelf) => byName(shelf, calculating);
export const tableNamed = (shelf: Shelf) => byName(shelf, tabling);
export const solveNamed = (shelf: Shelf) => byName(shelf, solving);

export const describeNamed =
  (shelf: Shelf, words: AllWords) =>
  async (name: string, options?: Options): Promise<Description | Refused> => {
    const entry = await findNamed(shelf, name);
    if ("error" in entry) return entry;
    const own = await words[entry.calculator.slug]?.();
    if (!own) throw new Error(`the words of ${name} are missing`);
    return describing(entry, own.default, shelf.site, Object.keys(shelf.entries))(options);
  };

export const listAll = (shelf: Shelf) => async (): Promise<readonly Listed[]> =>
  (await shelf.list()).default.map(({ listed }) => listed);

/** A question in words, answered as the search box of the site does. */
export const askAll =
  (shelf: Shelf) =>
  async (question: string, options: Options = {}): Promise<Asked | Refused> => {
    const [{ answerTo }, { default: all }] = await Promise.all([import("./ask.ts"), shelf.list()]);
    return answerTo(question, all, shelf.site, options);
  };
