// What must hold for every calculator. Its folder is found on disk, so that none is forgotten in a list.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { calculators } from "#calculators";
import { contents } from "#calculators/content";
import { CHECKS } from "#calculators/suite/checks";
import { loadLaws } from "#calculators/suite/folders";
import type { Subject } from "#calculators/suite/subject";
import { noLaws } from "#engine";
import { withHistory } from "#lib/catalogue";

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
const published = listed.filter(({ calculator }) => calculator.status !== "draft").map(({ folder }) => folder);

it("every folder is a calculator that loads", () => {
  expectNone(
    loaded.flatMap((load, i) => {
      const path = `calculators/${folders[i]?.join("/")}`;
      if (load.status === "rejected") return `${path} does not load: ${String(load.reason)}`;
      return load.value ? [] : `${path} is in no list; is ${folders[i]?.[1]}.ts there? Then npm run lists.`;
    }),
  );
});

describe.each(listed.map((subject) => [subject.folder, subject] as const))("calculators/%s", (_folder, subject) => {
  it.each(Object.entries(CHECKS))("%s", (_, check) => {
    expectNone(check({ ...subject, published }));
  });
});

async function subjectOf([category, folder]: readonly [string, string]): Promise<
  Omit<Subject, "published"> | undefined
> {
  const [calculator, words] = [await calculators[folder]?.(), await contents[folder]?.()];
  if (!calculator || !words) return undefined;
  const files = readdirSync(join(here, category, folder)).filter((file) => !file.startsWith("."));
  const laws = (await loadLaws(folder)) ?? noLaws("");
  return { folder, files, calculator: calculator.default, words: withHistory(words.default), laws };
}

function expectNone(complaints: readonly string[]): void {
  if (complaints.length > 0) expect.fail(complaints.join("\n"));
}
