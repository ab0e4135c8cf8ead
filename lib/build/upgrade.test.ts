// A merge of a made-up release into a made-up owner's repository: what is theirs is no file of ours, so nothing conflicts.
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

const script = join(import.meta.dirname, "upgrade.mjs");
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "upgrade-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** npm only says what it was asked for. */
function fakeNpm() {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "npm"), '#!/bin/sh\necho "npm $* ($RECKONER_CONFIG)"\n');
  chmodSync(join(bin, "npm"), 0o755);
  return `${bin}:${process.env.PATH}`;
}

const ME = ["-c", "user.name=Test", "-c", "user.email=test@calc.example"];

function git(at: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync("git", [...ME, ...words], { cwd: join(folder, at), encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${words.join(" ")}: ${stderr}`);
  return stdout;
}

function commit(at: string, files: Readonly<Record<string, string>>, tag?: string) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, at, file, ".."), { recursive: true });
    writeFileSync(join(folder, at, file), text);
  }
  git(at, "add", ".");
  git(at, "commit", "-qm", "A change");
  if (tag) git(at, "tag", tag);
}

it("merges the newest release beside the owner's files, and says what is new", () => {
  mkdirSync(join(folder, "ours"));
  git("ours", "init", "-q", "-b", "main");
  commit("ours", { "CHANGELOG.md": "# Changelog\n\n## 1.0.0\n", "lib/a.ts": "1\n" }, "v1.0.0");
  git("", "clone", "-q", "-o", "upstream", "ours", "owner");
  commit("owner", { "reckoner.config.ts": "mine\n", "site/logo.svg": "<svg/>\n" });
  commit(
    "ours",
    { "CHANGELOG.md": "# Changelog\n\n## 1.10.0\n\n- New things.\n\n## 1.0.0\n", "lib/a.ts": "2\n" },
    "v1.10.0",
  );
  git("ours", "tag", "v1.9.0", "v1.0.0");
  const env = {
    ...process.env,
    PATH: fakeNpm(),
    GIT_AUTHOR_NAME: "T",
    GIT_AUTHOR_EMAIL: "t@c.example",
    GIT_COMMITTER_NAME: "T",
    GIT_COMMITTER_EMAIL: "t@c.example",
  };
  const run = () => spawnSync(process.execPath, [script], { cwd: join(folder, "owner"), encoding: "utf8", env });
  const { status, stdout, stderr } = run();
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toContain("Merged v1.10.0");
  expect(stdout).toContain("- New things.");
  expect(stdout).toContain("npm ci (none)\nnpm run check (none)\nnpm run unit (none)\n");
  expect(readFileSync(join(folder, "owner", "lib/a.ts"), "utf8")).toBe("2\n");
  expect(existsSync(join(folder, "owner", "site/logo.svg"))).toBe(true);
  expect(run().stderr).toContain("has v1.10.0 already");
  cpSync(join(folder, "owner", "lib/a.ts"), join(folder, "owner", "CHANGELOG.md"));
  expect(run().stderr).toContain("not committed");
});
