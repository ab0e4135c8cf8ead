// What must hold for every calculator. Its folder is found on disk, so that none is forgotten in a list.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { calculators } from "#calculators";
import { asks } from "#calculators/asks";
import { contents } from "#calculators/content";
import { formerNames } from "#calculators/former-names";
import { CHECKS } from "#calculators/suite/checks";
import { loadCalculator, loadLaws } from "#calculators/suite/folders";
import type { Subject } from "#calculators/suite/subject";
import { noLaws } from "#engine";
import { withHistory } from "#lib/service/catalogue";

const NOT_CATEGORIES = ["second", "shared", "suite"];
const here = import.meta.dirname;

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name);
const folders = foldersIn(here)
  .filter((category) => !NOT_CATEGORIES.includes(category))
  .flatMap((category) => foldersIn(join(here, category)).map((slug) => [category, slug] as const));
const loaded = await Promise.allSettled(folders.map(subjectOf));
const listed = loaded.flatMap((load) => (load.status === "fulfilled" && load.value ? [load.value] : []));
const isDraft = ({ calculator }: (typeof listed)[number]) => calculator.status === "draft";
const drafts = listed.filter(isDraft).map(({ folder }) => folder);
const published = listed.filter((subject) => !isDraft(subject)).map(({ folder }) => folder);

it("every folder is a calculator that loads", () => {
  expectNone(
    loaded.flatMap((load, i) => {
      const path = `calculators/${folders[i]?.join("/")}`;
      if (load.status === "rejected") return `${path} does not load: ${String(load.reason)}`;
      return load.value ? [] : `${path} has no ${folders[i]?.[1]}.ts, or no content.ts.`;
    }),
  );
});

it("what is published is in the lists, and a draft in none; npm run lists mends it", () => {
  expect(Object.keys(calculators)).toEqual([...published].sort());
  expect(Object.keys(contents)).toEqual([...published].sort());
  const named = [...Object.keys(asks), ...Object.keys(formerNames)];
  expect(named.filter((slug) => drafts.includes(slug))).toEqual([]);
});

describe.each(listed.map((subject) => [subject.folder, subject] as const))("calculators/%s", (_folder, subject) => {
  it.each(Object.entries(CHECKS))("%s", (_, check) => {
    expectNone(check({ ...subject, published }));
  });
});

async function subjectOf([category, folder]: readonly [string, string]): Promise<
  Omit<Subject, "published"> | undefined
> {
  const loaded = await loadCalculator(category, folder);
  if (!loaded) return undefined;
  const files = readdirSync(join(here, category, folder)).filter((file) => !file.startsWith("."));
  const laws = (await loadLaws(folder, loaded.calculator)) ?? noLaws("");
  return { folder, files, calculator: loaded.calculator, words: withHistory(loaded.words), laws };
}

function expectNone(complaints: readonly string[]): void {
  if (complaints.length > 0) expect.fail(complaints.join("\n"));
}
