import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { calculatorsIn, listsOf, writeLists } from "./lists.mjs";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lists-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
function define(category: string, slug: string, definition = {}, content = {}) {
  write(`${category}/${slug}/${slug}.ts`, `export default ${JSON.stringify(definition)} as const;\n`);
  write(`${category}/${slug}/content.ts`, `export default ${JSON.stringify(content)} as const;\n`);
}
const listed = (file: string) => readFileSync(join(folder, ".lists", file), "utf8");

it("a calculator is in the list of its folder's category and in that of words, in alphabetical order", async () => {
  define("health", "due-date");
  define("health", "bmi", {}, { changes: [{ version: "1.2.0" }, { version: "1.1.0" }] });
  define("dates", "age");
  write("health/due-date/asks.ts", "");
  write("suite/checks.ts", "");
  await writeLists(folder);
  expect(readdirSync(join(folder, ".lists"))).toEqual([
    "asks.ts",
    "by-category.ts",
    "content.ts",
    "dates.ts",
    "former-names.ts",
    "health.ts",
    "index.ts",
    "published.json",
  ]);
  expect(listed("health.ts")).toBe(`import { listed } from "../listed.ts";

export default listed("health", {
  bmi: ["1.2.0", () => import("../health/bmi/bmi.ts")],
  "due-date": ["1.0.0", () => import("../health/due-date/due-date.ts")],
});
`);
  expect(listed("content.ts")).toContain(
    '  bmi: () => import("../health/bmi/content.ts"),\n  "due-date": () => import("../health/due-date/content.ts"),',
  );
  expect(listed("asks.ts")).toContain(
    'import dueDate from "../health/due-date/asks.ts";\n\nexport const asks: Readonly<Record<string, Asks>> = {\n  "due-date": dueDate,\n};',
  );
  expect(listed("index.ts")).toContain("const all: List = { ...dates, ...health };");
});

it("a draft is in no list", async () => {
  define("health", "bmi");
  const before = await listsOf(folder);
  define("health", "due-date", { status: "draft", formerly: { term: {} } });
  write("health/due-date/asks.ts", "");
  expect(await listsOf(folder)).toEqual(before);
});

it("an owner's choice leaves the others out of every list, and a name that is none is refused", async () => {
  define("health", "bmi");
  define("health", "due-date");
  define("dates", "age");
  await writeLists(folder, { only: ["health"], without: ["due-date"] });
  expect(listed("published.json")).toContain('"bmi"');
  for (const file of readdirSync(join(folder, ".lists"))) expect(listed(file)).not.toMatch(/due-date|\bage[:"/]/);
  expect(listed("dates.ts")).toContain('listed("dates", {})');
  for (const setting of ["only", "without", "first", "closed"])
    await expect(writeLists(folder, { [setting]: ["bmy"] })).rejects.toThrow(`calculators.${setting} names "bmy"`);
});

it("an owner's own calculator stands beside ours, and takes the place of one by its slug", async () => {
  const calculators = join(folder, "calculators");
  mkdirSync(calculators);
  define("calculators/health", "bmi");
  define("calculators/health", "due-date");
  define("site/calculators/health", "bmi", {}, { changes: [{ version: "2.0.0" }] });
  define("site/calculators/finance", "dues");
  const lists = await listsOf(calculators, {}, join(folder, "site", "calculators"));
  expect(lists["health.ts"]).toContain('bmi: ["2.0.0", () => import("../../site/calculators/health/bmi/bmi.ts")]');
  expect(lists["health.ts"]).toContain('"due-date": ["1.0.0", () => import("../health/due-date/due-date.ts")]');
  expect(lists["finance.ts"]).toContain('dues: ["1.0.0", () => import("../../site/calculators/finance/dues/dues.ts")]');
});

it("names that a calculator had before are in a list of their own", async () => {
  const formerly = { "birth-date": { since: "2026-11-22", granted: { by: "period" } } };
  define("dates", "due-date", { formerly });
  define("health", "bmi");
  expect((await calculatorsIn(folder)).map((one) => one.formerly)).toEqual([undefined, formerly]);
  expect((await listsOf(folder))["former-names.ts"]).toContain(`= {\n  "due-date": ${JSON.stringify(formerly)},\n};`);
});

it("a list that is right already is left alone, and one of a category that is gone goes", async () => {
  define("health", "bmi");
  await writeLists(folder);
  const before = statSync(join(folder, ".lists", "health.ts")).mtimeMs;
  write(".lists/medicine.ts", "");
  await writeLists(folder);
  expect(statSync(join(folder, ".lists", "health.ts")).mtimeMs).toBe(before);
  expect(readdirSync(join(folder, ".lists"))).not.toContain("medicine.ts");
});
