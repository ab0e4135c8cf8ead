// What forms in a chat consist of (MCP Apps): the embed's style sheet, and each calculator's scripts. The host allows no
// request, so all of it is put inline into one file: lib/mcp/app-document.ts does that when it is asked for. Inline modules
// can't import each other, but CommonJS needs no more than a function for each.
import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openEntries, scriptsOf, styleOf, withEveryLaw } from "./embeds.mjs";

/** Writes .build/apps: shared texts once, and for each calculator a list of the texts it needs, in order, with their hashes. */
export async function bundleApps(root) {
  const folder = join(root, ".build", "apps");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const keep = (file, text) => {
    writeFileSync(join(folder, file), text);
    return { file, hash: `sha256-${createHash("sha256").update(text).digest("base64")}` };
  };
  const chunks = await bundle(root);
  const style = keep("style.css", styleOf(root));
  const loader = keep("loader.js", LOADER);
  const kept = new Map(chunks.map((chunk) => [chunk.fileName, keep(chunk.fileName, inlineScript(chunk))]));
  for (const [slug, names] of Object.entries(scriptsOf(chunks))) {
    const scripts = [loader, ...names.toReversed().map((name) => kept.get(name))];
    writeFileSync(join(folder, `${slug}.json`), JSON.stringify({ style, scripts }));
  }
}

async function bundle(root) {
  const bundled = await openEntries(root, join(root, "app", "embed", "in-chat", "start.ts"), withEveryLaw(root));
  const { output } = await bundled.generate({
    format: "cjs",
    minify: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: { groups: [{ name: "engine", test: SHARED }] },
  });
  return output;
}

const SHARED = /decimal\.(?:js|ts)|lib.engine|app.(embed|_components)/;

const LOADER = `const makers = {}, made = {};
function require(path) {
  if (!made[path]) makers[path]((made[path] = {}), require);
  return made[path];
}`;

/** The entry starts itself: it is the last. */
function inlineScript({ fileName, code, isEntry }) {
  const path = JSON.stringify(`./${fileName}`);
  const maker = `makers[${path}]=(exports,require)=>{${withoutTags(code)}\n};`;
  return isEntry ? `${maker}require(${path});` : maker;
}

/** Only a string or a pattern can hold what would end the script, and there \x3C means the same. */
const withoutTags = (code) => code.replace(/<(?=\/script|!--)/gi, "\\x3C");

if (process.argv[1] === import.meta.filename) await bundleApps(process.cwd());
