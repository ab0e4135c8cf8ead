// What a build was made from: its sources, and the settings that are printed on its pages. `npm start` builds again where they are
// others now, so that an upgrade or a change of .env is seen.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { configName } from "./config-name.mjs";
import { namesFromFile } from "./env-file.mjs";

/** The variables that are fixed when the pages are built. */
export const PRINTED = [
  "SITE_URL",
  "SITE_NAME",
  "SITE_CONTACT",
  "PRIVACY_NOTE",
  "TERMS_NOTE",
  "SUPPORT_NOTE",
  "REGION",
  "CURRENCY",
  "OFFLINE",
  "DRAFTS",
  "AI_CLOSED_CALCULATORS",
];
const sources = () => [
  configName(),
  "app",
  "calculators",
  "instrumentation-node.ts",
  "instrumentation.ts",
  "lib",
  "next.config.ts",
  "package-lock.json",
  "package.json",
  "public",
  join(dirname(configName()), "site"),
  "tsconfig.json",
];
/** Tests and texts about the code change no page, the owner's own do; the rest is written by the build itself. */
const NO_SOURCE =
  /\.test\.tsx?$|^(?!.*\bsite\/).*\.md$|^calculators\/\.lists\/|^public\/(?:embed|offline\.json)(?:\/|$)/;

const recordOf = (root) => join(root, ".build", "made-from.json");

/** To be taken when the lists of calculators are written and before anything is built from them. */
export function takeStock(root, environment) {
  const settings = Object.fromEntries(PRINTED.map((name) => [name, said(environment, name)]));
  const preview = hasPreview(environment);
  return { sources: hashOfSources(root), settings, preview, fromFile: namesFromFile(root, environment) };
}

export function writeStock(root, stock) {
  writeFileSync(recordOf(root), JSON.stringify(stock));
}

/** Why the build has to be made again, as a sentence; undefined where it is good, or where there are no sources to build from. */
export function whyBuild(root, environment) {
  if (!existsSync(join(root, ".build", "server", "index.mjs"))) return "There is no build yet.";
  if (!existsSync(join(root, "app"))) return undefined;
  if (!existsSync(recordOf(root))) return "The build does not say what it was made from.";
  const built = JSON.parse(readFileSync(recordOf(root), "utf8"));
  if (built.sources !== hashOfSources(root)) return "The sources have changed since the last build.";
  if (built.preview !== hasPreview(environment)) return "DRAFTS_SECRET was set or taken away since the last build.";
  const changed = PRINTED.filter((name) => isChanged(name, built, environment));
  return changed.length > 0 ? `Since the last build, these have changed: ${changed.join(", ")}.` : undefined;
}

/** A variable that was given to the build alone keeps its value. One that came from .env and is gone from it doesn't. */
function isChanged(name, { settings, fromFile }, environment) {
  const now = said(environment, name);
  return now !== settings[name] && (now !== undefined || fromFile.includes(name));
}

/** The secret itself is written nowhere. */
const hasPreview = (environment) => said(environment, "DRAFTS_SECRET") !== undefined;

/** A blank variable counts as not set. */
const said = (environment, name) => environment[name]?.trim() || undefined;

function hashOfSources(root) {
  const hash = createHash("sha256");
  for (const path of sources().flatMap((name) => filesIn(root, name))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Paths below the root, in an order that is the same everywhere. */
function filesIn(root, path) {
  if (NO_SOURCE.test(path) || !existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => filesIn(root, `${path}/${name}`));
}
