import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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
    "drafts.ts",
    "former-names.ts",
    "health.ts",
    "index.ts",
    "own-categories.ts",
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
  expect(listed("index.ts")).toContain("const all: List = { ...datesList, ...healthList };");
});

it("a draft is in no list but its own, which is empty without a preview", async () => {
  define("health", "bmi");
  const before = await listsOf(folder);
  define("health", "due-date", { status: "draft", formerly: { term: {} } });
  write("health/due-date/asks.ts", "");
  expect(await listsOf(folder)).toEqual(before);
  const { "drafts.ts": drafts, ...others } = await listsOf(folder, { preview: true });
  expect({ ...others, "drafts.ts": before["drafts.ts"] }).toEqual(before);
  expect(drafts).toContain('definition: () => import("../health/due-date/due-date.ts")');
  expect(drafts).not.toContain("bmi");
  expect(before["drafts.ts"]).toContain("= {};");
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
  define("calculators/finance", "loan");
  define("site/calculators/health", "bmi", {}, { changes: [{ version: "2.0.0" }] });
  define("site/calculators/finance", "dues");
  const lists = await listsOf(calculators, {}, join(folder, "site", "calculators"));
  expect(lists["health.ts"]).toContain('bmi: ["2.0.0", () => import("../../site/calculators/health/bmi/bmi.ts")]');
  expect(lists["health.ts"]).toContain('"due-date": ["1.0.0", () => import("../health/due-date/due-date.ts")]');
  expect(lists["finance.ts"]).toContain('dues: ["1.0.0", () => import("../../site/calculators/finance/dues/dues.ts")]');
});

describe("an owner's own category", () => {
  const own = () => join(folder, "site", "calculators");
  const club = { name: "Club", description: "For members.", before: "health" };
  beforeEach(() => define("calculators/health", "bmi"));

  it("is a list like ours once it has a name", async () => {
    define("site/calculators/club", "dues");
    const lists = await listsOf(join(folder, "calculators"), { categories: { club }, only: ["club"] }, own());
    expect(lists["club.ts"]).toContain('dues: ["1.0.0", () => import("../../site/calculators/club/dues/dues.ts")]');
    expect(lists["by-category.ts"]).toContain('club: () => import("./club.ts")');
    expect(lists["own-categories.ts"]).toContain(`= ${JSON.stringify({ club })};`);
  });

  it.each([
    ["club/dues/dues.ts", /site\/calculators\/club\/dues has no content\.ts\. Write it, or delete the folder\.$/],
    ["club/dues/content.ts", /site\/calculators\/club\/dues has no dues\.ts\./],
    [
      "dues.yaml",
      /site\/calculators\/dues\.yaml is not where calculators are: .* such as .*finance\/share-certificate\.yaml\.$/,
    ],
    ["Club/Dues.yaml", /site\/calculators\/Club\/Dues\.yaml is not where calculators are/],
  ])("a stray file %s is named, with what to do", async (file, complaint) => {
    write(`site/calculators/${file}`, "");
    await expect(listsOf(join(folder, "calculators"), { categories: { club } }, own())).rejects.toThrow(complaint);
  });

  it("without a name, or with one address for two calculators, stops the build", async () => {
    define("site/calculators/club", "dues");
    const lists = (choice = {}) => listsOf(join(folder, "calculators"), choice, own());
    await expect(lists()).rejects.toThrow(
      /site\/calculators\/club\/dues is in the category club, which has no name\. Move it to one of health, or name it in reckoner\.config\.ts: categories: \{ club: /,
    );
    define("site/calculators/health", "dues");
    await expect(lists({ categories: { club } })).rejects.toThrow(
      /club\/dues and .*site\/calculators\/health\/dues would have the same address\. Rename one of them\./,
    );
  });
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
