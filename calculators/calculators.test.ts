// What must hold for every calculator. Its folder is found on disk, so that none is forgotten in a list.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CHECKS } from "#calculators/suite/checks";
import { loadCalculator, loadLaws } from "#calculators/suite/folders";
import type { Subject } from "#calculators/suite/subject";
import { noLaws } from "#engine";
import { withHistory } from "#lib/catalogue";
import { asks } from "./asks.ts";
import { contents } from "./content.ts";
import { formerNames } from "./former-names.ts";
import { calculators } from "./index.ts";

const NOT_CALCULATORS = ["second", "shared", "suite"];
const here = import.meta.dirname;

const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_CALCULATORS.includes(entry.name))
  .map(({ name }) => name);
const loaded = await Promise.allSettled(folders.map(subjectOf));
const listed = loaded.flatMap((load) => (load.status === "fulfilled" && load.value ? [load.value] : []));
const isDraft = ({ calculator }: (typeof listed)[number]) => calculator.status === "draft";
const drafts = listed.filter(isDraft).map(({ folder }) => folder);
const published = listed.filter((subject) => !isDraft(subject)).map(({ folder }) => folder);

it("every folder is a calculator that loads", () => {
  expectNone(
    loaded.flatMap((load, i) => {
      if (load.status === "rejected") return `calculators/${folders[i]} does not load: ${String(load.reason)}`;
      return load.value ? [] : `calculators/${folders[i]} has no ${folders[i]}.ts, or no content.ts.`;
    }),
  );
});

it("what is published is in the lists, and a draft in none; npm run lists mends it", () => {
  expect(Object.keys(calculators)).toEqual(published);
  expect(Object.keys(contents)).toEqual(published);
  const named = [...Object.keys(asks), ...Object.keys(formerNames)];
  expect(named.filter((slug) => drafts.includes(slug))).toEqual([]);
});

describe.each(listed.map((subject) => [subject.folder, subject] as const))("calculators/%s", (_folder, subject) => {
  it.each(Object.entries(CHECKS))("%s", (_, check) => {
    expectNone(check({ ...subject, published }));
  });
});

async function subjectOf(folder: string): Promise<Omit<Subject, "published"> | undefined> {
  const loaded = await loadCalculator(folder);
  if (!loaded) return undefined;
  const files = readdirSync(join(here, folder)).filter((file) => !file.startsWith("."));
  const laws = (await loadLaws(folder)) ?? noLaws("");
  return { folder, files, calculator: loaded.calculator, words: withHistory(loaded.words), laws };
}

function expectNone(complaints: readonly string[]): void {
  if (complaints.length > 0) expect.fail(complaints.join("\n"));
}
