// What a release needs before its tag: one version everywhere, and notes, which the workflow publishes.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const { version } = JSON.parse(read("package.json"));
const notes = `docs/releases/${version}.md`;

it("the changelog begins with the version of package.json, or with what comes after it", () => {
  const headings = [...read("CHANGELOG.md").matchAll(/^## \[(.+?)\]/gm)].map(([, name]) => name);
  expect(headings.filter((name) => name !== "Unreleased")[0]).toBe(version);
});

it("has notes that say how it is begun and upgraded, and name files that exist", () => {
  const text = read(notes);
  expect(text).toMatch(new RegExp(`^# Ready Reckoner ${version.replaceAll(".", "\\.")}\n`));
  expect(text).toContain(`--branch v${version} `);
  const named = [...text.matchAll(/`((?:docs\/)?[\w-]+\.(?:md|mjs))`/g)].map(([, file = ""]) => file);
  expect(named).toContain("docs/owner.md");
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it("the workflow publishes these notes", () => {
  expect(read(".github/workflows/release.yml")).toMatch(/--notes-file "docs\/releases\/\$\{GITHUB_REF_NAME#v\}\.md"/);
});
