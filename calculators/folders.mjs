// Every calculator's folder, ours and the owner's, found on disk.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { rolldown } from "rolldown";
import { fromYaml } from "./from-yaml.mjs";

const FIRST = "1.0.0";
/** Where no owner's calculators are wanted. */
export const NONE = "";

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

/** Ours and the owner's: one of those takes the place of ours by the same slug. `at` is where it is imported from, and `from` is where an owner finds theirs. */
function foldersIn(folder, own) {
  const owners = existsSync(own) ? [...withCode(folder, own), ...withoutCode(folder, own)] : [];
  const twice = owners.find(({ slug }, i) => owners.findIndex((one) => one.slug === slug) < i);
  if (twice) {
    const [one, other] = owners.filter(({ slug }) => slug === twice.slug).map(({ from }) => from);
    throw new Error(`${one} and ${other} would have the same address. Rename one of them.`);
  }
  const ours = definitionsIn(folder).filter(({ slug }) => !owners.some((one) => one.slug === slug));
  return [...ours, ...owners].sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** A folder in a category's folder, with a definition of its own name. */
function definitionsIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: category }) => readdirSync(join(folder, category)).map((slug) => ({ category, slug })))
    .filter(({ category, slug }) => existsSync(join(folder, category, slug, `${slug}.ts`)))
    .map(({ category, slug }) => ({ category, slug, at: `../${category}/${slug}` }));
}

/** An owner's folders. One that lacks a file would be missing from the site, or break the build without saying why. */
function withCode(folder, own) {
  const folders = readdirSync(own, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(own, join(entry.parentPath, entry.name)).split(sep))
    .filter(({ length }) => length === 2);
  return folders.map(([category, slug]) => {
    const lacking = [`${slug}.ts`, "content.ts"].find((file) => !existsSync(join(own, category, slug, file)));
    if (lacking) throw new Error(`${shown(own, category, slug)} has no ${lacking}. Write it, or delete the folder.`);
    const at = `${relative(home(folder), own)}/${category}/${slug}`;
    return { category, slug, at, from: shown(own, category, slug) };
  });
}

/** An owner's YAML files, as the folders that they stand for. */
function withoutCode(folder, own) {
  const files = readdirSync(own, { recursive: true }).filter((path) => /\.ya?ml$/.test(path));
  const astray = files.find((path) => !/^[a-z]+\/[a-z][a-z0-9]*(-[a-z0-9]+)*\.ya?ml$/.test(path));
  if (astray)
    throw new Error(
      `${shown(own, astray)} is not where calculators are: give it a category's folder and a name in small letters, such as ${shown(own, "finance", "share-certificate.yaml")}.`,
    );
  return files.map((path) => {
    const [category, slug] = path.replace(/\.ya?ml$/, "").split("/");
    const at = `./made/${category}/${slug}`;
    const { definition, content } = fromYaml(shown(own, path));
    mkdirSync(join(home(folder), at), { recursive: true });
    writeIfOther(join(home(folder), at, `${slug}.ts`), definition);
    writeIfOther(join(home(folder), at, "content.ts"), content);
    return { category, slug, at, from: shown(own, path) };
  });
}

/** As an owner finds it. */
const shown = (own, ...path) => relative(process.cwd(), join(own, ...path));

export const writeIfOther = (file, text) => contentsOf(file) !== text && writeFileSync(file, text);

export const home = (folder) => join(folder, ".lists");

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

/** Ours and the owner's, by slug. One that is neither has no name on any page, so it stops the build. */
export function categoriesOf(known, ownCategories) {
  const ours = known.filter(({ from }) => !from).map(({ category }) => category);
  const named = new Set([...ours, ...Object.keys(ownCategories)]);
  const stray = known.find(({ category }) => !named.has(category));
  if (stray) {
    const { category, from } = stray;
    throw new Error(
      `${from} is in the category ${category}, which has no name. Move it to one of ${[...named].join(", ")}, ` +
        `or name it in reckoner.config.ts: categories: { ${category}: { name: "…", description: "…" } }`,
    );
  }
  return [...named].sort();
}

const contentsOf = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
