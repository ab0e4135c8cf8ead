// The lists of published calculators, made from their folders: one for each category, one of all words for the server, one of
// questions, and one of the names that calculators had before. What isn't in them is nowhere: a draft is in none.
// `npm run new`, `npm run dev` and `npm run build` write them; the suite compares them with the folders.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes what differs, and no more: a build is as old as its newest source. */
export function writeLists(folder = import.meta.dirname) {
  const stale = Object.entries(listsOf(folder)).filter(([file, text]) => contentsOf(join(folder, file)) !== text);
  for (const [file, text] of stale) writeFileSync(join(folder, file), text);
}

/** Each list as text, by the name of its file. */
export function listsOf(folder) {
  const slugs = slugsIn(folder).filter((slug) => !isDraft(folder, slug));
  const calculators = slugs.map((slug) => ({ slug, category: categoryOf(folder, slug) }));
  const categories = categoriesIn(folder);
  const stray = calculators.find(({ category }) => !categories.includes(category));
  if (stray) throw new Error(`calculators/${stray.slug}/${stray.slug}.ts names no category of by-category.ts.`);
  const lists = categories.map((category) => {
    const own = calculators.filter((calculator) => calculator.category === category);
    return [`${category}.ts`, listOfCategory(own.map(({ slug }) => line(slug, slug)))];
  });
  return {
    ...Object.fromEntries(lists),
    "content.ts": listOfWords(calculators.map(({ slug }) => line(slug, "content"))),
    "asks.ts": listOfAsks(slugs.filter((slug) => existsSync(join(folder, slug, "asks.ts")))),
    "former-names.ts": listOfFormerNames(calculators.flatMap(({ slug }) => formerNamesOf(folder, slug))),
  };
}

const listOfCategory = (lines) => `import type { List } from "./by-category.ts";

export default {${block(lines)}} satisfies List;
`;

const listOfWords = (lines) => `// The words and vectors of every calculator, by slug. For the server only.
import type { AnyContent } from "#engine";

type Load = () => Promise<{ readonly default: AnyContent }>;

export const contents: Readonly<Record<string, Load>> = {${block(lines)}};
`;

const listOfAsks = (
  slugs,
) => `// How people ask for each answer in words. Read by lib/ask, which a page loads when someone begins to type in the search.
import type { Asks } from "#engine";
${slugs.map((slug) => `import ${named(slug)} from "./${slug}/asks.ts";\n`).join("")}
export const asks: Readonly<Record<string, Asks>> = {${block(slugs.map((slug) => (slug === named(slug) ? `  ${slug},` : `  "${slug}": ${named(slug)},`)))}};
`;

/** "date-add" → dateAdd */
const named = (slug) => slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const listOfFormerNames = (
  lines,
) => `// Names that calculators had before, by the slug of today: each with what a question under that name takes for granted.
type FormerName = { readonly since: string; readonly granted: Readonly<Record<string, string>> };

export const formerNames: Readonly<Record<string, Readonly<Record<string, FormerName>>>> = {${block(lines)}};
`;

const block = (lines) => (lines.length > 0 ? `\n${lines.join("\n")}\n` : "");

const line = (slug, file) => `  ${keyOf(slug)}: () => import("./${slug}/${file}.ts"),`;

const keyOf = (slug) => (slug.includes("-") ? `"${slug}"` : slug);

/** A folder with a definition of its own name is a calculator. */
const slugsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, `${name}.ts`)))
    .sort();

const categoryOf = (folder, slug) => /^ {2}category: "(\w+)",$/m.exec(definition(folder, slug))?.[1] ?? "";

const isDraft = (folder, slug) => /^ {2}status: "draft",$/m.test(definition(folder, slug));

const definition = (folder, slug) => readFileSync(join(folder, slug, `${slug}.ts`), "utf8");

/** As the definition says them, on one line. */
function formerNamesOf(folder, slug) {
  const said = /^ {2}formerly: (\{.*\}),$/m.exec(definition(folder, slug))?.[1];
  return said ? [`  ${keyOf(slug)}: ${said},`] : [];
}

const categoriesIn = (folder) =>
  Array.from(
    readFileSync(join(folder, "by-category.ts"), "utf8").matchAll(/^ {2}(\w+): \(\) => import/gm),
    ([, name]) => name,
  );

const contentsOf = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

if (process.argv[1] === import.meta.filename) writeLists();
