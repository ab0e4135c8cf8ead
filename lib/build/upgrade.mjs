// What `npm run upgrade` runs: merges the newest release of the repository that this one was copied from, and tries it. What is the
// owner's (reckoner.config.ts, site/, .env) is no file of ours, so a merge touches none of it.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const REMOTE = "upstream";
const RELEASE = /^v(\d+)\.(\d+)\.(\d+)$/;

if (git("status", "--porcelain", "--untracked-files=no") !== "")
  stop("There are changes that are not committed. Commit them, or put them aside, and run it again.");
if (!git("remote").split("\n").includes(REMOTE))
  stop(`Say once where releases come from: git remote add ${REMOTE} https://github.com/OWNER/REPO.git`);
git("fetch", "--quiet", "--tags", REMOTE);
const newest = process.argv[2] ?? newestOf(git("tag", "--list", "v*").split("\n"));
if (!newest) stop(`${REMOTE} has no release.`);
if (isMerged(newest)) stop(`This site has ${newest} already.`, 0);
const before = changelog();
git("merge", "--no-edit", newest);
console.log(`Merged ${newest}. What changed for owners:\n\n${newLines(before, changelog())}`);
for (const command of [["ci"], ["run", "check"], ["run", "unit"]]) run("npm", command);
console.log("All tests pass. Build and look at it: npm start");

function newestOf(tags) {
  const releases = tags.filter((tag) => RELEASE.test(tag));
  const number = (tag) =>
    RELEASE.exec(tag)
      .slice(1)
      .reduce((sum, part) => sum * 1000 + Number(part), 0);
  return releases.sort((one, other) => number(one) - number(other)).at(-1);
}

function isMerged(tag) {
  return spawnSync("git", ["merge-base", "--is-ancestor", tag, "HEAD"]).status === 0;
}

function changelog() {
  return readFileSync("CHANGELOG.md", "utf8").split("\n");
}

function newLines(before, after) {
  return after
    .filter((line) => !before.includes(line))
    .join("\n")
    .trim();
}

function git(...words) {
  const { status, stdout, stderr } = spawnSync("git", words, { encoding: "utf8" });
  if (status !== 0) stop(`git ${words.join(" ")} failed:\n${stderr.trim() || stdout.trim()}`);
  return stdout.trim();
}

function run(command, words) {
  // The tests are of all calculators, whichever the owner has chosen.
  const env = { ...process.env, RECKONER_CONFIG: "none" };
  const { status } = spawnSync(command, words, { stdio: "inherit", env });
  if (status !== 0) stop(`${command} ${words.join(" ")} failed. To go back: git reset --hard ORIG_HEAD`);
}

function stop(sentence, code = 1) {
  console.error(sentence);
  process.exit(code);
}
