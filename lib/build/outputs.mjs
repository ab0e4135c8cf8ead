// What Next tells an adapter of a build, read from the build itself: for the older way of packaging, which has no adapter.
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Pages by their addresses, and the files that pages load; `index.html` is the page at "/". */
export function outputsOf(distDir) {
  const app = join(distDir, "server", "app");
  const assets = join(distDir, "static");
  const prerenders = namesIn(app)
    .filter((name) => name.endsWith(".html"))
    .map((name) => ({ pathname: addressOf(name), fallback: { filePath: join(app, name) } }));
  const staticFiles = namesIn(assets).map((name) => ({
    pathname: `/_next/static/${name}`,
    filePath: join(assets, name),
  }));
  return { prerenders, staticFiles };
}

function namesIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
}

const addressOf = (name) => (name === "index.html" ? "/" : `/${name.slice(0, -".html".length)}`);
