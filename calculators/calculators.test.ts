// What must hold for every calculator. Its folder is found on disk, so that none is forgotten in a list.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CHECKS } from "#calculators/suite/checks";
import { loadLaws } from "#calculators/suite/folders";
import { listing, misplaced } from "#calculators/suite/place";
import type { Subject } from "#calculators/suite/subject";
import { noLaws } from "#engine";
import { byCategory } from "./by-category.ts";
import { contents } from "./content.ts";
import { calculators } from "./index.ts";

// A thousand corners take a second, and more where others use the machine.

const NOT_CALCULATORS = ["second", "suite"];
const here = import.meta.dirname;

const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_CALCULATORS.includes(entry.name))
  .map(({ name }) => name);
const loaded = await Promise.allSettled(folders.map(subjectOf));
const listed = loaded.flatMap((load) => (load.status === "fulfilled" && load.value ? [load.value] : []));
const published = listed.filter(({ calculator }) => calculator.status !== "draft").map(({ folder }) => folder);

it("every folder has its line in both lists, in alphabetical order", () => {
  const lists = {
    "The list of its category": Object.keys(calculators),
    "calculators/content.ts": Object.keys(contents),
  };
  expectNone(listing(folders, lists));
});

it.each(Object.entries(byCategory))(
  "the list of %s has its own calculators, in alphabetical order",
  async (category, load) => {
    const { default: list } = await load();
    const calculators = await Promise.all(Object.values(list).map(async (load) => (await load()).default));
    expectNone([
      ...listing([], { [`calculators/${category}.ts`]: Object.keys(list) }),
      ...misplaced(category, calculators),
    ]);
  },
);

it("every calculator that is listed loads", () => {
  expectNone(
    loaded.flatMap((load, i) =>
      load.status === "rejected" ? [`calculators/${folders[i]} does not load: ${String(load.reason)}`] : [],
    ),
  );
});

describe.each(listed.map((subject) => [subject.folder, subject] as const))("calculators/%s", (_folder, subject) => {
  it.each(Object.entries(CHECKS))("%s", (_, check) => {
    expectNone(check({ ...subject, published }));
  });
});

async function subjectOf(folder: string): Promise<Omit<Subject, "published"> | undefined> {
  const [calculator, words] = [await calculators[folder]?.(), await contents[folder]?.()];
  if (!calculator || !words) return undefined;
  const files = readdirSync(join(here, folder)).filter((file) => !file.startsWith("."));
  const laws = (await loadLaws(folder)) ?? noLaws("");
  return { folder, files, calculator: calculator.default, words: words.default, laws };
}

function expectNone(complaints: readonly string[]): void {
  if (complaints.length > 0) expect.fail(complaints.join("\n"));
}
