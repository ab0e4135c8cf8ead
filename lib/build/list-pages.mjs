// Tells the server that `npm start` runs which pages are whole files, by what Next tells its adapter.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Writes .build/pages.json: each page's address, and its file. */
export function listPages({ outputs: { prerenders } }, root) {
  const pages = prerenders.filter(isWholePage).map(({ pathname, fallback }) => [pathname, fallback.filePath]);
  if (pages.length === 0) throw new Error("The build lists no page. Has Next changed what it tells its adapter?");
  const files = Object.fromEntries(pages.map(([pathname, path]) => [pathname, relative(root, path)]));
  mkdirSync(join(root, ".build"), { recursive: true });
  writeFileSync(join(root, ".build", "pages.json"), JSON.stringify(files));
}

/** Next's own pages for errors have statuses that only Next knows. */
export const isWholePage = ({ pathname, fallback }) =>
  fallback?.filePath?.endsWith(".html") &&
  (fallback.initialStatus ?? 200) === 200 &&
  fallback.postponedState === undefined &&
  !/^\/(_|404$|500$)/.test(pathname);
