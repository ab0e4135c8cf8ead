// What embeds load: one small script for each calculator over one shared engine, and the site's style sheet. Next can emit no
// page without its runtime, so this runs before it.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { rolldown } from "rolldown";

/** Writes public/embed, and apart from it a list of what each embed loads: in public it would tell of drafts. */
export async function bundleEmbeds(root) {
  const folder = join(root, "public", "embed");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const chunks = await bundle(root, folder);
  const style = styleOf(root);
  const styleName = `embed-${createHash("sha256").update(style).digest("hex").slice(0, 8)}.css`;
  writeFileSync(join(folder, styleName), style);
  const scripts = Object.entries(scriptsOf(chunks)).map(([slug, names]) => [slug, names.map(address)]);
  const assets = { style: address(styleName), scripts: Object.fromEntries(scripts) };
  mkdirSync(join(root, ".build"), { recursive: true });
  writeFileSync(join(root, ".build", "embeds.json"), JSON.stringify(assets));
}

const address = (name) => `/embed/${name}`;

async function bundle(root, folder) {
  const bundled = await openEntries(root, join(root, "app", "embed", "embed.ts"));
  const { output } = await bundled.write({
    dir: folder,
    minify: true,
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: { groups: [{ name: "engine", test: SHARED }] },
  });
  // Other people's pages name these two, so their names stay.
  const element = await openModules(root, elementOf(root), withEveryLaw(root));
  await element.write({
    dir: folder,
    minify: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: { groups: [{ name: "element-engine", test: SHARED }] },
  });
  const fit = await rolldown({ cwd: root, input: join(root, "app", "embed", "fit.ts"), platform: "browser" });
  await fit.write({ file: join(folder, "fit.js"), minify: true });
  return output;
}

/** One script for each calculator, which hands it to the `run` of a module in the browser. */
export const openEntries = (root, runner, resolve) => openModules(root, entriesOf(root, runner), resolve);

/** For what can't load a law later, or answers at once: every law is there from the start. */
export const withEveryLaw = (root) => ({ alias: { "#laws": join(root, "lib", "facts", "tax", "owed", "laws.ts") } });

/** Sources by name, which may import "definition:/tip". */
async function openModules(root, entries, resolve = {}) {
  const modules = { ...entries, ...definitionsOf(root) };
  return rolldown({
    cwd: root,
    input: Object.fromEntries(Object.keys(entries).map((id) => [basename(id), id])),
    platform: "browser",
    resolve,
    plugins: [{ name: "entries", resolveId: (id) => (id in modules ? id : null), load: (id) => modules[id] ?? null }],
  });
}

/** Not what only an embed in another region asks for. */
const SHARED =
  /decimal\.(?:js|ts)|lib.engine(?!.regions.(?!home))|app.(embed(?!.(in-region|form))|_components(?!.region))/;

/** One for each calculator that is listed: it runs that one, and knows of no other. */
function entriesOf(root, runner) {
  const entries = publishedIn(root).map(({ slug }) => [
    `embed:/${slug}`,
    `import { run } from ${JSON.stringify(runner)};
     import calculator from "definition:/${slug}";
     run(calculator);`,
  ]);
  return Object.fromEntries(entries);
}

function definitionsOf(root) {
  const definitions = publishedIn(root).map(({ slug, category, version, at }) => [
    `definition:/${slug}`,
    `import definition from ${JSON.stringify(join(root, LISTS, at, `${slug}.ts`))};
     export default { ...definition, ...${JSON.stringify({ slug, category, version })} };`,
  ]);
  return Object.fromEntries(definitions);
}

/** The script of <reckoner-calculator>, which loads a calculator when it is named. */
function elementOf(root) {
  const { url, name, currency } = JSON.parse(process.env.BUILT_SITE ?? "{}");
  const style = inItsOwnWidth(styleOf(root)).replaceAll(":root", ":host");
  const calculators = publishedIn(root).map(
    ({ slug }) => `${JSON.stringify(slug)}: () => import("definition:/${slug}"),`,
  );
  const source = `import { define } from ${JSON.stringify(join(root, "app", "embed", "element", "element.ts"))};
    define({ calculators: {${calculators.join("")}}, site: ${JSON.stringify({ url, name, currency })}, style: ${JSON.stringify(style)} });`;
  return { "embed:/element": source };
}

/** In a narrow column of a wide window, what counts is the column. A host can't ask for its own width, but what is in it can. */
const inItsOwnWidth = (style) =>
  style
    .replaceAll(/@media (\(min-width: [^)]*\)) \{ :root/g, "@media $1 { .embed")
    .replaceAll(/@media (?=\((?:min|max)-width)/g, "@container reckoner ");

const LISTS = join("calculators", ".lists");
const publishedIn = (root) => JSON.parse(readFileSync(join(root, LISTS, "published.json"), "utf8"));

/** By slug: the entry, then what it imports, so that a page can ask for all of it at once. */
export function scriptsOf(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = (name) => [name, ...byName.get(name).imports.flatMap(needed)];
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return Object.fromEntries(entries.map(({ name, fileName }) => [name, [...new Set(needed(fileName))]]));
}

/** Without its comments, as Next serves it to pages. */
export function styleOf(root) {
  const read = (...path) => readFileSync(join(root, "app", ...path), "utf8");
  const ours = `${read("look.css")}${read("embed", "embed.css")}`.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s+/g, " ");
  return ours + (JSON.parse(process.env.BUILT_SITE ?? "{}").own?.themeCss ?? "");
}

if (process.argv[1] === import.meta.filename) await bundleEmbeds(process.cwd());
