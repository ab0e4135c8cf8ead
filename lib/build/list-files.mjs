// What a visitor gets who asks for all calculators to be kept on the device: every whole page, and every file that pages load.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Writes public/offline.json. `version` is on every page too. */
export function listFiles({ outputs: { prerenders, staticFiles } }, root, version) {
  const pages = prerenders.filter(isWholePage).map(({ pathname, fallback }) => [pathname, fallback.filePath]);
  const files = staticFiles.filter(({ pathname }) => SCRIPT_OR_STYLE.test(pathname));
  if (files.length === 0) throw new Error("The build lists no file. Has Next changed what it tells its adapter?");
  const parts = [...pages, ...files.map(({ pathname, filePath }) => [pathname, filePath])];
  const bytes = parts.reduce((sum, [, path]) => sum + gzipSync(readFileSync(path)).length, 0);
  const everything = {
    version,
    pages: pages.map(([pathname]) => pathname),
    files: files.map(({ pathname }) => pathname),
    bytes,
  };
  writeFileSync(join(root, "public", "offline.json"), JSON.stringify(everything));
}

/** Next's own pages for errors have statuses that only Next knows. */
const isWholePage = ({ pathname, fallback }) =>
  fallback?.filePath?.endsWith(".html") &&
  (fallback.initialStatus ?? 200) === 200 &&
  fallback.postponedState === undefined &&
  !/^\/(_|404$|500$)/.test(pathname);

const SCRIPT_OR_STYLE = /^\/_next\/static\/.*\.(?:js|css)$/;
