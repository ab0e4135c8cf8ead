// The lists of published calculators in .lists/, made from their folders: one for each category, one of them all, one of all words
// for the server, and those of questions and former names. What isn't in them is nowhere: a draft is in none. `npm run new`, `npm run dev` and `npm run build` write them; a test compares
// them with the folders.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";

const FIRST = "1.0.0";

/** Writes what differs, and no more: a build is as old as its newest source. */
export async function writeLists(folder = import.meta.dirname) {
  const home = join(folder, ".lists");
  mkdirSync(home, { recursive: true });
  const lists = await listsOf(folder);
  for (const file of readdirSync(home)) if (!(file in lists)) rmSync(join(home, file));
  const stale = Object.entries(lists).filter(([file, text]) => contentsOf(join(home, file)) !== text);
  for (const [file, text] of stale) writeFileSync(join(home, file), text);
}

/** Each list as text, by the name of its file. */
export async function listsOf(folder) {
  const all = await calculatorsIn(folder);
  const categories = [...new Set(all.map(({ category }) => category))].sort();
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
    "asks.ts": listOfAsks(all.filter(({ slug, category }) => existsSync(join(folder, category, slug, "asks.ts")))),
    "former-names.ts": listOfFormerNames(all.filter(({ formerly }) => formerly)),
  };
}

/** Every published calculator, by slug: its folder's name, its category, its version, how it is called, and its words. */
export async function calculatorsIn(folder) {
  const found = foldersIn(folder);
  const loaded = await load(found.map(({ category, slug }) => join(folder, category, slug, slug)));
  const words = await load(found.map(({ category, slug }) => join(folder, category, slug, "content")));
  return found.flatMap((one, i) => {
    const { status, name, summary, formerly } = loaded[i];
    if (status === "draft") return [];
    return [{ ...one, name, summary, version: words[i].changes?.[0]?.version ?? FIRST, formerly, words: words[i] }];
  });
}

/** A folder in a category's folder, with a definition of its own name. */
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: category }) => readdirSync(join(folder, category)).map((slug) => ({ category, slug })))
    .filter(({ category, slug }) => existsSync(join(folder, category, slug, `${slug}.ts`)))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));

/** What the modules export. Node 20 reads no TypeScript, so they are bundled first. */
async function load(paths) {
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

export default listed("${category}", {${block(all.map(({ slug, version }) => `  ${keyOf(slug)}: ["${version}", () => import("../${category}/${slug}/${slug}.ts")],`))}});
`;

const listByCategory = (
  categories,
) => `// The calculators of each category. A page loads the list of its own: further calculators elsewhere add nothing to it.
import type { Category } from "#engine";
import type { List } from "../listed.ts";

export const byCategory: Readonly<Record<Category, () => Promise<{ readonly default: List }>>> = {${block(categories.map((category) => `  ${category}: () => import("./${category}.ts"),`))}};
`;

const listOfAll = (categories) => `// Every calculator, by slug, in alphabetical order.
import type { List } from "../listed.ts";
${categories.map((category) => `import ${category} from "./${category}.ts";`).join("\n")}

const all: List = { ${categories.map((category) => `...${category}`).join(", ")} };

export const calculators: List = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
`;

const listOfWords = (all) => `// The words and vectors of every calculator, by slug. For the server only.
import type { AnyContent } from "#engine";

type Load = () => Promise<{ readonly default: AnyContent }>;

export const contents: Readonly<Record<string, Load>> = {${block(all.map(({ slug, category }) => `  ${keyOf(slug)}: () => import("../${category}/${slug}/content.ts"),`))}};
`;

const listOfAsks = (
  all,
) => `// How people ask for each answer in words. Read by lib/questions/ask, which a page loads when someone begins to type in the search.
import type { Asks } from "#engine";
${all.map(({ slug, category }) => `import ${named(slug)} from "../${category}/${slug}/asks.ts";\n`).join("")}
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

if (process.argv[1] === import.meta.filename) await writeLists();
