// The lists of published calculators in .lists/, made from their folders: one for each category, one of them all, one of all words
// for the server, and those of questions and former names. What isn't in them is nowhere: a draft is in none. They are written before whatever needs them (npm run lists), and not kept.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { rolldown } from "rolldown";
import { fromYaml } from "./from-yaml.mjs";

const FIRST = "1.0.0";

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
  const categories = [...new Set(known.map(({ category }) => category))].sort();
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
    "former-names.ts": listOfFormerNames(all.filter(({ formerly }) => formerly)),
    "published.json": `${JSON.stringify(
      all.map(({ slug, category, version, at }) => ({ slug, category, version, at })),
      null,
      1,
    )}\n`,
  };
}

/** Those that the owner wants, without drafts unless they are to be seen. A name that is none would leave in what is meant to be out, so it stops the build. */
function chosen(all, { drafts = false, ...named }) {
  const names = new Set(all.flatMap(({ slug, category }) => [slug, category]));
  for (const [setting, list = []] of Object.entries(named)) {
    const wrong = list.find((name) => !names.has(name));
    if (wrong)
      throw new Error(
        `calculators.${setting} names "${wrong}", and there is no calculator and no category of that name.`,
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

/** Every calculator, by slug: its folder's name, its category, its version and the names that it had before. */
export async function calculatorsIn(folder, own = NONE) {
  const found = foldersIn(folder, own);
  const loaded = await load(found.map(({ at, slug }) => join(home(folder), at, slug)));
  const words = await load(found.map(({ at }) => join(home(folder), at, "content")));
  return found.flatMap((one, i) => {
    const { status, formerly } = loaded[i];
    return [{ ...one, status, version: words[i].changes?.[0]?.version ?? FIRST, formerly }];
  });
}

/** Where no owner's calculators are wanted. */
const NONE = "";

/** Ours and the owner's: one of those takes the place of ours by the same slug. `at` is where it is imported from. */
function foldersIn(folder, own) {
  const owners = existsSync(own)
    ? [...definitionsIn(own, relative(home(folder), own)), ...withoutCode(folder, own)]
    : [];
  const ours = definitionsIn(folder, "..").filter(({ slug }) => !owners.some((one) => one.slug === slug));
  return [...ours, ...owners].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** A folder in a category's folder, with a definition of its own name. */
function definitionsIn(folder, from) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: category }) => readdirSync(join(folder, category)).map((slug) => ({ category, slug })))
    .filter(({ category, slug }) => existsSync(join(folder, category, slug, `${slug}.ts`)))
    .map(({ category, slug }) => ({ category, slug, at: `${from}/${category}/${slug}` }));
}

/** An owner's YAML files, as the folders that they stand for. */
function withoutCode(folder, own) {
  const files = readdirSync(own, { recursive: true }).filter((path) => /^[a-z]+\/[a-z][a-z0-9-]*\.ya?ml$/.test(path));
  return files.map((path) => {
    const [category, slug] = path.replace(/\.ya?ml$/, "").split("/");
    const at = `./made/${category}/${slug}`;
    const { definition, content } = fromYaml(relative(process.cwd(), join(own, path)));
    mkdirSync(join(home(folder), at), { recursive: true });
    writeIfOther(join(home(folder), at, `${slug}.ts`), definition);
    writeIfOther(join(home(folder), at, "content.ts"), content);
    return { category, slug, at };
  });
}

const writeIfOther = (file, text) => contentsOf(file) !== text && writeFileSync(file, text);

const home = (folder) => join(folder, ".lists");

/** What the modules export. Node 20 reads no TypeScript, so they are bundled first. */
export async function load(paths) {
  const imports = paths.map((path, i) => `import m${i} from ${JSON.stringify(`${path}.ts`)};`).join("\n");
  const entry = `${imports}\nexport default [${paths.map((_, i) => `m${i}`)}];`;
  const plugin = {
    name: "all",
    resolveId: (id) => (id === "all" ? id : null),
    load: (id) => (id === "all" ? entry : null),
  };
  const bundled = await rolldown({ cwd: import.meta.dirname, input: "all", platform: "node", plugins: [plugin] });
  const { output } = await bundled.generate({ codeSplitting: false });
  return (await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`)).default;
}

const listOfCategory = (category, all) => `import { listed } from "../listed.ts";

export default listed("${category}", {${block(all.map(({ slug, version, at }) => `  ${keyOf(slug)}: ["${version}", () => import("${at}/${slug}.ts")],`))}});
`;

const listByCategory = (
  categories,
) => `// The calculators of each category. A page loads the list of its own: further calculators elsewhere add nothing to it.
import type { Category } from "#engine";
import type { List } from "../listed.ts";

export const byCategory: Readonly<Record<Category, () => Promise<{ readonly default: List }>>> = {${block(categories.map((category) => `  ${category}: () => import("./${category}.ts"),`))}};
`;

const listOfAll = (categories) => `// Every calculator, by slug, in alphabetical order.
import { type List, whole } from "../listed.ts";
${categories.map((category) => `import ${category} from "./${category}.ts";`).join("\n")}

const all: List = { ${categories.map((category) => `...${category}`).join(", ")} };

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

/** "date-add" → dateAdd */
const named = (slug) => slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const block = (lines) => (lines.length > 0 ? `\n${lines.join("\n")}\n` : "");

const keyOf = (slug) => (slug.includes("-") ? `"${slug}"` : slug);

const contentsOf = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
