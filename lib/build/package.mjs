// The package that developers install: every calculator as a module, the command line, and types. Made from the same sources as
// the site, a module of ours staying a module, so that a bundle takes what it calls and no more.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { load, writeLists } from "#calculators/lists";
import { choiceOf, ownFolder, readOwner } from "./owner.mjs";
import { entriesOf } from "./package-entries.mjs";
import { writeProof } from "./package-proof.mjs";
import { typesOf, typesOfAll } from "./package-types.mjs";
import { recordSite } from "./site.mjs";

/** Writes .build/package, as `npm pack` takes it. */
export async function makePackage(root) {
  const folder = join(root, ".build", "package");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const owner = await readOwner(root);
  await writeLists(join(root, "calculators"), choiceOf(owner), ownFolder(root));
  const all = await published(join(root, "calculators", ".lists"));
  const record = await recordSite(root, owner);
  await bundle(root, folder, entriesOf(root, all, JSON.parse(record), readManifest(root).version));
  await writeProof(root, folder, record);
  await writeTypes(root, folder, all);
  writeManifest(root, folder);
  cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
  cpSync(join(root, "docs", "library.md"), join(folder, "README.md"));
  return folder;
}

/** The calculators that the lists have, with what they say of themselves. */
async function published(lists) {
  const all = JSON.parse(readFileSync(join(lists, "published.json"), "utf8"));
  const definitions = await load(all.map(({ slug, at }) => join(lists, at, slug)));
  const words = await load(all.map(({ at }) => join(lists, at, "content")));
  return all.map(({ at, ...one }, i) => {
    const { name, summary } = definitions[i];
    return { ...one, name, summary, words: words[i], file: join(lists, at, `${one.slug}.ts`) };
  });
}

async function bundle(root, folder, entries) {
  const modules = await open(root, entries, (name) => name !== "cli");
  await modules.write({
    dir: folder,
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: ({ name }) => `${name.replace("package:", "")}.js`,
  });
  // The command begins with few files, because Node takes about a millisecond for each.
  const command = await open(root, entries, (name) => name === "cli");
  await command.write({
    dir: join(folder, "cli"),
    minify: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: { groups: [{ name: "engine", test: /lib.engine/ }] },
  });
}

function open(root, entries, isWanted) {
  const names = Object.keys(entries).filter((name) => !name.startsWith("apart/") && isWanted(name));
  const idOf = (id) => (id.startsWith("package:") ? id.slice("package:".length) : undefined);
  return rolldown({
    cwd: root,
    input: Object.fromEntries(names.map((name) => [name, `package:${name}`])),
    platform: "neutral",
    external: ["decimal.js", /^node:/],
    plugins: [
      {
        name: "entries",
        resolveId: (id) => (idOf(id) === undefined ? null : id),
        load: (id) => entries[idOf(id)] ?? null,
      },
    ],
  });
}

async function writeTypes(root, folder, all) {
  const { describe } = await import(`${pathToFileURL(join(folder, "index.js")).href}?${Date.now()}`);
  cpSync(join(root, "lib", "library", "types.ts"), join(folder, "types.d.ts"));
  writeFileSync(join(folder, "index.d.ts"), typesOfAll(all.map(({ slug }) => slug)));
  for (const { slug } of all) writeFileSync(join(folder, "calculator", `${slug}.d.ts`), typesOf(await describe(slug)));
}

function writeManifest(root, folder) {
  const { name, version, description, license, dependencies } = readManifest(root);
  const manifest = {
    name,
    version,
    description,
    license,
    type: "module",
    sideEffects: false,
    engines: { node: ">=20" },
    bin: { [name]: "cli/cli.js" },
    exports: {
      ".": { types: "./index.d.ts", default: "./index.js" },
      "./proof": { types: "./proof.d.ts", default: "./proof.js" },
      "./*": { types: "./calculator/*.d.ts", default: "./calculator/*.js" },
      "./package.json": "./package.json",
    },
    dependencies: { "decimal.js": dependencies["decimal.js"] },
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

const readManifest = (root) => JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

if (process.argv[1] === import.meta.filename) console.log(await makePackage(process.cwd()));
