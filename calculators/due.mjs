// Which calculators have their whole proof in this run. `PROOF=due`, as .ci/run sets it: those that changed since the last
// release, and a twelfth of the others, which the commit chooses, so that each has its turn. Otherwise all of them.
// `node calculators/due.mjs` says it in a sentence.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const PARTS = 12;
/** None in a bundle, such as that of the page of drafts, which proves all of each. */
const root = import.meta.dirname && join(import.meta.dirname, "..");
const history = root && process.env.PROOF === "due" ? historyOf(root) : undefined;

/** What belongs to no calculator is always due. @type {(slug: string | undefined) => boolean} */
export const isDue = (slug) => !history || slug === undefined || isIn(history, slug);

/** @type {(history: { commit: string, changed: readonly string[] }, slug: string) => boolean} */
export const isIn = ({ commit, changed }, slug) => changed.includes(slug) || partOf(slug) === partOf(commit);

const partOf = (text) => createHash("sha256").update(text).digest().readUInt32BE() % PARTS;

/** @type {(folder: string) => { commit: string, changed: readonly string[], since: string | undefined }} */
export function historyOf(folder) {
  const git = (...words) => output("git", words, folder);
  const commit = git("rev-parse", "HEAD") ?? "";
  // Before the first release, and where only the newest commits are here: what the last commit changed.
  const since = git("describe", "--tags", "--abbrev=0", "--match=v*") ?? git("rev-parse", "--short", "HEAD~1");
  const files = (since && git("diff", "--name-only", since, "--", "calculators")) || "";
  const folders = files.split("\n").flatMap((file) => file.split("/")[2] ?? []);
  return { commit, since, changed: [...new Set(folders)] };
}

function output(command, words, cwd) {
  try {
    return execFileSync(command, words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
}

function sentence() {
  if (!history) return "Every calculator has its whole proof.";
  const { commit, since } = history;
  const slugs = readdirSync(join(root, "calculators"), { recursive: true })
    .filter((file) => basename(file) === "tool.json")
    .map((file) => basename(dirname(file)));
  const changed = since
    ? `those that changed since ${since}`
    : "none as changed, because there is no earlier commit here";
  const chosen = commit
    ? `the twelfth that ${commit.slice(0, 8)} chooses`
    : "always the same twelfth, because git knows no commit here";
  const count = slugs.filter(isDue).length;
  return `${count} of ${slugs.length} calculators have their whole proof: ${changed}, and ${chosen}. \`npm run everything\` proves all.`;
}

if (process.argv[1] === import.meta.filename) console.log(sentence());
