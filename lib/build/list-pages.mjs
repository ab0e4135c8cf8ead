// Tells the server that `npm start` runs which pages are whole files, by what Next tells its adapter.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Writes .build/pages.json: each page's address, its file and, unless it is HTML, its headers. */
export function listPages({ outputs: { prerenders } }, root) {
  const pages = prerenders.filter(isWholePage).map(({ pathname, fallback }) => [pathname, placeOf(fallback, root)]);
  if (pages.length === 0) throw new Error("The build lists no page. Has Next changed what it tells its adapter?");
  const texts = prerenders.filter(isText).map(({ pathname, fallback }) => {
    return [pathname, { ...placeOf(fallback, root), headers: headersOf(fallback) }];
  });
  mkdirSync(join(root, ".build"), { recursive: true });
  writeFileSync(join(root, ".build", "pages.json"), JSON.stringify(Object.fromEntries([...pages, ...texts])));
}

/** Next's own pages for errors have statuses that only Next knows. */
export const isWholePage = ({ pathname, fallback }) =>
  fallback?.filePath?.endsWith(".html") &&
  (fallback.initialStatus ?? 200) === 200 &&
  fallback.postponedState === undefined &&
  !/^\/(_|404$|500$)/.test(pathname);

/** What a route wrote when the site was built. Embeds have headers of their own (next.config.ts), and pictures are packed already. */
const isText = ({ pathname, fallback }) =>
  fallback?.filePath?.endsWith(".body") &&
  (fallback.initialStatus ?? 200) === 200 &&
  TEXT.test(fallback.initialHeaders?.["content-type"] ?? "") &&
  !pathname.startsWith("/embed/");

const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b)/;

const placeOf = ({ filePath }, root) => ({ file: relative(root, filePath) });

/** Without Next's notes to itself. */
const headersOf = ({ initialHeaders }) =>
  Object.fromEntries(Object.entries(initialHeaders).filter(([name]) => !name.startsWith("x-next-")));
