// The scripts that a calculator's page asks for once it runs: the list of its category, then its own code. They are told
// by what is in them, for no list of the build names them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every script of the build. */
export function builtScripts(root) {
  const chunks = join(root, ".next", "static", "chunks");
  return readdirSync(chunks, { recursive: true })
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, path: join(chunks, name) }))
    .map((script) => ({ ...script, source: readFileSync(script.path, "utf8") }));
}

/** Their names, in the order in which they are asked for. */
export function ownChunks(scripts, path) {
  const slug = /^\/?calculators\/([^/]+)$/.exec(path)?.[1];
  if (!slug) return [];
  const list = listOf(scripts, slug);
  return [list, ...scripts.filter(({ source }) => source.includes(`slug:"${slug}"`))].map(({ name }) => name);
}

/** The shortest that names it is the list of one category; others hold them all. */
function listOf(scripts, slug) {
  const naming = new RegExp(`[{,"]${slug}"?:\\(\\)=>\\w+\\.A\\(`);
  const [list] = scripts.filter(({ source }) => naming.test(source)).sort((a, b) => a.source.length - b.source.length);
  if (!list) throw new Error(`No script of the build lists ${slug}.`);
  return list;
}
