// Which calculators are due: those that changed, and each of the others at one commit in twelve.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { historyOf, isDue, isIn } from "#calculators/due";

const folder = mkdtempSync(join(tmpdir(), "due-"));
afterAll(() => rmSync(folder, { recursive: true }));

const slugs = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => basename(file) === "tool.json")
  .map((file) => basename(dirname(file)));
const commits = Array.from({ length: 120 }, (_, i) => `commit ${i}`);
const dueAt = (commit: string) => slugs.filter((slug) => isIn({ commit, changed: [] }, slug));

it("all are due unless .ci/run asks for fewer", () => {
  expect(slugs.every(isDue)).toBe(process.env.PROOF !== "due");
});

it("a commit chooses about a twelfth, and a hundred and twenty commits choose every calculator", () => {
  for (const commit of commits) {
    expect(dueAt(commit).length).toBeGreaterThan(slugs.length / 24);
    expect(dueAt(commit).length).toBeLessThan(slugs.length / 8);
  }
  expect(new Set(commits.flatMap(dueAt)).size).toBe(slugs.length);
});

it("what changed is due whatever the commit", () => {
  expect(commits.every((commit) => isIn({ commit, changed: ["tip"] }, "tip"))).toBe(true);
});

const hasGit = spawnSync("git", ["--version"]).status === 0;

it.runIf(hasGit)("what changed counts from the newest release, before the first one from the commit before", () => {
  expect(historyOf(folder)).toEqual({ commit: "", since: undefined, changed: [] });
  git("init", "-q");
  const first = commit("tip");
  expect(historyOf(folder)).toEqual({ commit: first, since: undefined, changed: [] });
  git("tag", "v1.0.0");
  commit("loan");
  const last = commit("apr");
  expect(historyOf(folder)).toEqual({ commit: last, since: "v1.0.0", changed: ["apr", "loan"] });
  git("tag", "-d", "v1.0.0");
  expect(historyOf(folder)).toMatchObject({ commit: last, changed: ["apr"] });
});

function git(...words: string[]): string {
  const who = ["-c", "user.name=test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...who, ...words], { cwd: folder, encoding: "utf8" }).trim();
}

function commit(slug: string): string {
  mkdirSync(join(folder, "calculators", "category", slug), { recursive: true });
  writeFileSync(join(folder, "calculators", "category", slug, `${slug}.ts`), slug);
  git("add", ".");
  git("commit", "-q", "-m", slug);
  return git("rev-parse", "HEAD");
}
