// Prints what each page costs over the wire, from the build: `node e2e/budget.mjs`, after `npm run build`.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const root = join(import.meta.dirname, "..");
const pages = join(root, ".next", "server", "app");
const BUDGET = { scripts: 165_000, styles: 10_000, html: 14_000 };

const gzipped = (bytes) => gzipSync(bytes).length;
const asset = (path) => gzipped(readFileSync(join(root, ".next", path.replace(/^\/_next\//, "").split("?")[0])));

/** Every script that the page names, its calculator's own chunk included; `noModule` ones are for browsers long gone. */
function costOf(name) {
  const html = readFileSync(join(pages, name), "utf8");
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"([^>]*)>/g)].filter(
    ([, , rest]) => !/nomodule/i.test(rest),
  );
  const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)];
  const sum = (found) => [...new Set(found.map(([, path]) => path))].reduce((total, path) => total + asset(path), 0);
  return { page: `/${name.replace(/\.html$/, "")}`, scripts: sum(sources), styles: sum(styles), html: gzipped(html) };
}

const names = readdirSync(pages, { recursive: true }).filter((name) => name.endsWith(".html") && !name.startsWith("_"));
const costs = names.map(costOf).sort((a, b) => b.scripts + b.html - a.scripts - a.html);
const column = (value) => String(value).padStart(10);
console.log(`${"page".padEnd(44)}${["scripts", "styles", "html"].map(column).join("")}`);
for (const { page, ...cost } of costs) {
  const over = Object.entries(cost).filter(([what, bytes]) => bytes > BUDGET[what]);
  const told = over.map(([what]) => ` ${what} over ${BUDGET[what]}`).join("");
  console.log(`${page.padEnd(44)}${Object.values(cost).map(column).join("")}${told}`);
}
