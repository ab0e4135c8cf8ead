import { readdirSync, statSync } from "node:fs";
import { basename, join, relative } from "node:path";

const SOURCES = [
  "app",
  "lib",
  "calculators",
  "public",
  "instrumentation.ts",
  "next.config.ts",
  "package.json",
  "package-lock.json",
];
const NOT_BUILT = /^\.|^__snapshots__$|\.test\.tsx?$/;

/** Why there must be a build first, in words, or undefined. A folder counts as changed when a name in it came or went. */
export function reasonToBuild(root) {
  const built = timeOf(join(root, ".next", "BUILD_ID"));
  if (built === undefined) return "There is no build yet.";
  const newer = SOURCES.flatMap((name) => within(join(root, name))).find((path) => timeOf(path) > built);
  return newer && `${relative(root, newer)} is newer than the build.`;
}

function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

/** The path and, if it is a folder, all that is in it. */
function within(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || NOT_BUILT.test(basename(path))) return [];
  if (!found.isDirectory()) return [path];
  return [path, ...readdirSync(path).flatMap((name) => within(join(path, name)))];
}
