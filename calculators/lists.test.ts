import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listsOf, writeLists } from "./lists.mjs";

const real = import.meta.dirname;
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lists-"));
  write("by-category.ts", '  dates: () => import("./dates.ts"),\n  health: () => import("./health.ts"),\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const define = (slug: string, category: string) =>
  write(`${slug}/${slug}.ts`, `export default defineCalculator({\n  slug: "${slug}",\n  category: "${category}",\n`);

it.each(Object.entries(listsOf(real)))(
  "calculators/%s is what the folders give; npm run lists mends it",
  (file, text) => {
    expect(readFileSync(join(real, file), "utf8")).toBe(text);
  },
);

it("a calculator is in the list of its category and in that of words, in alphabetical order", () => {
  define("due-date", "health");
  define("bmi", "health");
  write("due-date/asks.ts", "");
  write("suite/checks.ts", "");
  writeLists(folder);
  expect(readdirSync(folder).filter((name) => name.endsWith(".ts"))).toEqual([
    "asks.ts",
    "by-category.ts",
    "content.ts",
    "dates.ts",
    "former-names.ts",
    "health.ts",
  ]);
  expect(readFileSync(join(folder, "health.ts"), "utf8")).toBe(`import type { List } from "./by-category.ts";

export default {
  bmi: () => import("./bmi/bmi.ts"),
  "due-date": () => import("./due-date/due-date.ts"),
} satisfies List;
`);
  expect(readFileSync(join(folder, "content.ts"), "utf8")).toContain(
    '  bmi: () => import("./bmi/content.ts"),\n  "due-date"',
  );
  expect(readFileSync(join(folder, "asks.ts"), "utf8")).toContain(
    'import dueDate from "./due-date/asks.ts";\n\nexport const asks: Readonly<Record<string, Asks>> = {\n  "due-date": dueDate,\n};',
  );
  expect(readFileSync(join(folder, "dates.ts"), "utf8")).toContain("export default {} satisfies List;");
});

it("a draft is in no list", () => {
  define("bmi", "health");
  const before = listsOf(folder);
  write(
    "due-date/due-date.ts",
    'export default defineCalculator({\n  slug: "due-date",\n  category: "health",\n  status: "draft",\n  formerly: { term: {} },\n',
  );
  write("due-date/asks.ts", "");
  expect(listsOf(folder)).toEqual(before);
});

it("names that a calculator had before are in a list of their own, as its definition says them", () => {
  write(
    "due-date/due-date.ts",
    '  category: "health",\n  formerly: { "birth-date": { since: "2026-11-22", granted: { by: "period" } } },\n',
  );
  define("bmi", "health");
  expect(listsOf(folder)["former-names.ts"]).toContain(
    '= {\n  "due-date": { "birth-date": { since: "2026-11-22", granted: { by: "period" } } },\n};',
  );
});

it("a list that is right already is left alone", () => {
  define("bmi", "health");
  writeLists(folder);
  const before = statSync(join(folder, "health.ts")).mtimeMs;
  writeLists(folder);
  expect(statSync(join(folder, "health.ts")).mtimeMs).toBe(before);
});

it("a category that does not exist is named", () => {
  define("bmi", "medicine");
  expect(() => listsOf(folder)).toThrow("calculators/bmi/bmi.ts names no category of by-category.ts.");
});
