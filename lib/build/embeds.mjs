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
  // Other people's pages name fit.js, so its name stays.
  const fit = await rolldown({ cwd: root, input: join(root, "app", "embed", "fit.ts"), platform: "browser" });
  await fit.write({ file: join(folder, "fit.js"), minify: true });
  return output;
}

/** One script for each calculator, which hands it to the `run` of a module in the browser. */
export async function openEntries(root, runner) {
  const entries = entriesOf(root, runner);
  return rolldown({
    cwd: root,
    input: Object.fromEntries(Object.keys(entries).map((id) => [basename(id), id])),
    platform: "browser",
    // An embed begins with every law: it has no form that could wait for one.
    resolve: { alias: { "#laws": join(root, "lib", "facts", "tax", "owed", "laws.ts") } },
    plugins: [{ name: "entries", resolveId: (id) => (id in entries ? id : null), load: (id) => entries[id] ?? null }],
  });
}

/** Not what only an embed in another region asks for. */
const SHARED = /decimal|lib.engine(?!.regions.(?!home))|app.(embed(?!.(in-region|form))|_components(?!.region))/;

/** One for each calculator that is listed: it runs that one, and knows of no other. */
function entriesOf(root, runner) {
  const lists = join(root, "calculators", ".lists");
  const published = JSON.parse(readFileSync(join(lists, "published.json"), "utf8"));
  const entries = published.map(({ slug, category, version, at }) => [
    `embed:/${slug}`,
    `import { run } from ${JSON.stringify(runner)};
     import definition from ${JSON.stringify(join(lists, at, `${slug}.ts`))};
     run({ ...definition, ...${JSON.stringify({ slug, category, version })} });`,
  ]);
  return Object.fromEntries(entries);
}

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
