// The lists of published calculators in .lists/, made from their folders: one for each category, one of them all, one of all words
// for the server, and those of questions and former names. What isn't in them is nowhere: a draft is in none but its own. They are written before whatever needs them (npm run lists), and not kept.
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, posix } from "node:path";
import { calculatorsIn, categoriesOf, home, NONE, writeIfOther } from "./folders.mjs";

export { calculatorsIn, load } from "./folders.mjs";

/** Writes what differs, and no more: a build is as old as its newest source. `choice` is the owner's. */
export async function writeLists(folder = import.meta.dirname, choice = {}, own = NONE) {
  mkdirSync(home(folder), { recursive: true });
  const lists = await listsOf(folder, choice, own);
  const gone = readdirSync(home(folder)).filter((file) => !(file in lists) && file !== "made");
  for (const file of gone) rmSync(join(home(folder), file), { recursive: true });
  for (const [file, text] of Object.entries(lists)) writeIfOther(join(home(folder), file), text);
}

/** Each list as text, by the name of its file. */
export async function listsOf(folder, choice = {}, own = NONE) {
  const known = await calculatorsIn(folder, own);
  const ownCategories = choice.categories ?? {};
  const categories = categoriesOf(known, ownCategories);
  const all = chosen(known, choice);
  const lists = categories.map((category) => [
    `${category}.ts`,
    listOfCategory(
      category,
      all.filter((one) => one.category === category),
    ),
  ]);
  return {
    ...Object.fromEntries(lists),
    "by-category.ts": listByCategory(categories),
    "index.ts": listOfAll(categories),
    "content.ts": listOfWords(all),
    "asks.ts": listOfAsks(all.filter(({ at }) => existsSync(join(home(folder), at, "asks.ts")))),
    "drafts.ts": listOfDrafts(choice.preview ? draftsIn(folder, known) : []),
    "own-categories.ts": listOfOwnCategories(ownCategories),
    "former-names.ts": listOfFormerNames(all.filter(({ formerly }) => formerly)),
    "published.json": `${JSON.stringify(
      all.map(({ slug, category, version, at }) => ({ slug, category, version, at })),
      null,
      1,
    )}\n`,
  };
}

/** Those that the owner wants, without drafts unless they are to be seen. A name that is none would leave in what is meant to be out, so it stops the build. */
function chosen(all, { drafts = false, preview: _, categories = {}, at = () => "reckoner.config.ts", ...named }) {
  const names = new Set([...all.flatMap(({ slug, category }) => [slug, category]), ...Object.keys(categories)]);
  for (const [setting, list = []] of Object.entries(named)) {
    const wrong = list.findIndex((name) => !names.has(name));
    if (wrong >= 0)
      throw new Error(
        `${at(["calculators", setting, wrong])}: calculators.${setting} names "${list[wrong]}", and there is no calculator and no category of that name. ` +
          "The folders in calculators/ and site/calculators/ have those there are.",
      );
  }
  const { only, without = [] } = named;
  const isNamed =
    (list) =>
    ({ slug, category }) =>
      list.includes(slug) || list.includes(category);
  const isSeen = ({ status }) => drafts || status !== "draft";
  return all.filter((one) => isSeen(one) && (!only || isNamed(only)(one)) && !isNamed(without)(one));
}

/** With the files of each, so that what is missing can be seen where there are none. */
const draftsIn = (folder, all) =>
  all
    .filter(({ status }) => status === "draft")
    .map((one) => ({ ...one, files: readdirSync(join(home(folder), one.at)).sort() }));

const listOfDrafts = (all) => `// The drafts, for /preview alone. Empty where no one may see them.
import type { Draft } from "../listed.ts";

export const drafts: Readonly<Record<string, Draft>> = {${block(all.map((one) => `  ${keyOf(one.slug)}: {${draft(one)}},`))}};
`;

const draft = ({ slug, category, version, files, at }) =>
  block([
    `    ...${JSON.stringify({ category, version, files, path: pathOf(slug, category, at) })},`,
    `    definition: () => import("${at}/${slug}.ts"),`,
    `    words: () => import("${at}/content.ts"),`,
    ...(files.includes("laws.ts") ? [`    laws: () => import("${at}/laws.ts"),`] : []),
  ]);

/** What its author edits. */
const pathOf = (slug, category, at) =>
  at.startsWith("./made/") ? `site/calculators/${category}/${slug}.yaml` : posix.join("calculators", ".lists", at);

const listOfCategory = (category, all) => `import { listed } from "../listed.ts";

export default listed("${category}", {${block(all.map(({ slug, version, at }) => `  ${keyOf(slug)}: ["${version}", () => import("${at}/${slug}.ts")],`))}});
`;

const listByCategory = (
  categories,
) => `// The calculators of each category. A page loads the list of its own: further calculators elsewhere add nothing to it.
import type { List } from "../listed.ts";

export const byCategory: Readonly<Record<string, () => Promise<{ readonly default: List }>>> = {${block(categories.map((category) => `  ${category}: () => import("./${category}.ts"),`))}};
`;

const listOfAll = (categories) => `// Every calculator, by slug, in alphabetical order.
import { type List, whole } from "../listed.ts";
${categories.map((category) => `import ${category}List from "./${category}.ts";`).join("\n")}

const all: List = { ${categories.map((category) => `...${category}List`).join(", ")} };

export const calculators = whole(Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))));
`;

const listOfWords = (all) => `// The words and vectors of every calculator, by slug. For the server only.
import type { AnyContent } from "#engine";

type Load = () => Promise<{ readonly default: AnyContent }>;

export const contents: Readonly<Record<string, Load>> = {${block(all.map(({ slug, at }) => `  ${keyOf(slug)}: () => import("${at}/content.ts"),`))}};
`;

const listOfAsks = (
  all,
) => `// How people ask for each answer in words. Read by lib/questions/ask, which a page loads when someone begins to type in the search.
import type { Asks } from "#engine";
${all.map(({ slug, at }) => `import ${named(slug)} from "${at}/asks.ts";\n`).join("")}
export const asks: Readonly<Record<string, Asks>> = {${block(all.map(({ slug }) => `  ${slug === named(slug) ? slug : `"${slug}": ${named(slug)}`},`))}};
`;

const listOfFormerNames = (
  all,
) => `// Names that calculators had before, by the slug of today: each with what a question under that name takes for granted.
type FormerName = { readonly since: string; readonly granted: Readonly<Record<string, string>> };

export const formerNames: Readonly<Record<string, Readonly<Record<string, FormerName>>>> = {${block(all.map(({ slug, formerly }) => `  ${keyOf(slug)}: ${JSON.stringify(formerly)},`))}};
`;

const listOfOwnCategories = (own) => `// The categories that the owner adds to ours.
import type { OwnCategory } from "../listed.ts";

export const ownCategories: Readonly<Record<string, OwnCategory>> = ${JSON.stringify(own)};
`;

/** "date-add" → dateAdd */
const named = (slug) => slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const block = (lines) => (lines.length > 0 ? `\n${lines.join("\n")}\n` : "");

const keyOf = (slug) => (slug.includes("-") ? `"${slug}"` : slug);
