import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { reasonToBuild } from "./freshness.mjs";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), ".fresh-"));
  write("app/page.tsx", 10);
  write("lib/math/round.ts", 10);
  write("package.json", 10);
  write(".next/BUILD_ID", 20);
  for (const folder of ["app", "lib", "lib/math"]) touch(folder, 10);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, time: number) {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), "");
  touch(path, time);
}

function touch(path: string, time: number) {
  utimesSync(join(root, path), time, time);
}

test("a build that is newer than its sources serves", () => {
  expect(reasonToBuild(root)).toBeUndefined();
});

test("without a build there must be one", () => {
  rmSync(join(root, ".next"), { recursive: true });
  expect(reasonToBuild(root)).toBe("There is no build yet.");
});

test.each(["app/page.tsx", "lib/math/round.ts", "package.json", "lib/math"])("%s may be newer", (path) => {
  touch(path, 30);
  expect(reasonToBuild(root)).toBe(`${join(path)} is newer than the build.`);
});

test("a source that came or went is seen by its folder", () => {
  rmSync(join(root, "lib/math/round.ts"));
  expect(reasonToBuild(root)).toBe(`${join("lib/math")} is newer than the build.`);
});

test.each([
  "lib/math/round.test.ts",
  "lib/math/__snapshots__/a.snap",
  "lib/math/.DS_Store",
  "e2e/run.mjs",
  "README.md",
])("%s is not in the build", (path) => {
  write(path, 30);
  for (const folder of ["lib/math", "lib"]) touch(folder, 10);
  expect(reasonToBuild(root)).toBeUndefined();
});
