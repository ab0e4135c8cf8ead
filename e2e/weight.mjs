// What each page weighs over the wire, from the build alone: gzipped, as it is served.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const root = join(import.meta.dirname, "..", ".next");
const pages = join(root, "server", "app");
const chunks = join(root, "static", "chunks");

/** Of the scripts the framework takes 135 kB. */
const BUDGET = { scripts: 165_000, own: 32_000, styles: 10_000, html: 14_000 };
/** The page for developers holds the whole reference. */
export const budgetOf = (path) => (path === "/developers" ? { ...BUDGET, html: 33_000 } : BUDGET);
/** What one more calculator may add to a page. */
export const GROWTH = 35;

const gzipped = (bytes) => gzipSync(bytes).length;
const scripts = readdirSync(chunks, { recursive: true })
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, source: readFileSync(join(chunks, name), "utf8") }));

/** Every page that is an HTML file of the build, by its path. */
export function builtPages() {
  const names = readdirSync(pages, { recursive: true }).filter((name) => name.endsWith(".html"));
  const isPage = (name) => !name.startsWith("_") && !name.includes("global-error");
  return names
    .filter(isPage)
    .map((name) => (name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`))
    .sort();
}

/** `own` is what a calculator's page has beyond one of words alone. */
export function weights() {
  const floor = scriptsOf("/about");
  return builtPages().map((path) => {
    const all = scriptsOf(path);
    const own = all.filter((name) => !floor.includes(name));
    const html = read(path);
    const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="[^"]*\/([^"/]+)"/g)].map(([, name]) => name);
    return { path, scripts: total(all), own: total(own), styles: total(styles), html: gzipped(html) };
  });
}

/** The bytes that a line of the list of calculators takes in a page: with all of them, and with a third taken out. */
export function growth() {
  const [{ source }] = scripts
    .filter(({ source }) => /[{,"]mortgage"?:\(\)=>\w+\.A\(/.test(source))
    .sort((a, b) => a.source.length - b.source.length);
  const lines = [...source.matchAll(/"?([a-z-]+)"?:\(\)=>\w\.A\((\d+)\),/g)].filter((_, i) => i % 3 === 0);
  const without = lines.reduce(
    (rest, [line, , id]) =>
      rest.replace(line, "").replace(new RegExp(`,${id},\\w=>\\{\\w\\.v\\(.*?\\}\\)?(?=,\\d+,|\\]\\))`, "s"), ""),
    source,
  );
  return Math.round((gzipped(source) - gzipped(without)) / lines.length);
}

const read = (path) => readFileSync(join(pages, path === "/" ? "index.html" : `${path}.html`), "utf8");

/** Those that its first script asks for. */
function scriptsOf(path) {
  const names = [...read(path).matchAll(/"\/_next\/static\/chunks\/([^"/]+\.js)"/g)].map(([, name]) => name);
  if (names.length === 0) throw new Error(`${path} asks for no scripts.`);
  return names;
}

const total = (names) => [...new Set(names)].reduce((sum, name) => sum + gzipped(readFileSync(join(chunks, name))), 0);
