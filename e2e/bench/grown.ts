// The service with as many calculators as asked for: each is the tip calculator, under another name, in its own folder, and
// the categories have them in turns.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { calculators } from "#calculators";
import { byCategory } from "#calculators/by-category";
import { repository } from "#e2e/service";
import { buildVariant } from "#e2e/variant";

/** With more than this, only some of the pages are made: a thousand would take longer than all the rest. */
const MOST_PAGES = 100;
const CATEGORIES = Object.keys(byCategory);
/** What tells the weight of a page, which it does of the build that it stands beside. */
const SCALES = ["budget.mjs", "weight.mjs", "timings.mjs", "browser.mjs", "built.mjs"];

export async function buildGrown(count: number): Promise<{ readonly dir: string; readonly seconds: number }> {
  const began = performance.now();
  const slugs = ["tip", ...Array.from({ length: count - 1 }, (_, i) => `tip-${i + 1}`)];
  const dir = await buildVariant(`grown-${count}`, async (dir) => {
    for (const slug of slugs) await addCopy(dir, slug, categoryOf(slugs.indexOf(slug)));
    await removeOthers(dir, slugs);
    await mkdir(join(dir, "e2e"));
    for (const name of SCALES) await cp(join(repository, "e2e", name), join(dir, "e2e", name));
    if (count > MOST_PAGES) await makeFewer(join(dir, "app", "_slugs.ts"));
  });
  return { dir, seconds: (performance.now() - began) / 1000 };
}

/** The first is the tip calculator itself. */
const categoryOf = (place: number) => CATEGORIES[(CATEGORIES.indexOf("everyday") + place) % CATEGORIES.length] ?? "";

async function addCopy(dir: string, slug: string, category: string): Promise<void> {
  const [tip, folder] = [join(dir, "calculators", "tip"), join(dir, "calculators", slug)];
  if (slug === "tip") return replaceIn(join(tip, "content.ts"), RELATED);
  await cp(tip, folder, { recursive: true });
  await rm(join(folder, "tip.ts"));
  await cp(join(tip, "tip.ts"), join(folder, `${slug}.ts`));
  await replaceIn(
    join(folder, `${slug}.ts`),
    ['slug: "tip"', `slug: "${slug}"`],
    ['category: "everyday"', `category: "${category}"`],
  );
  await replaceIn(join(folder, "vectors.ts"), ["./tip.ts", `./${slug}.ts`]);
  await replaceIn(join(folder, "laws.ts"), ["./tip.ts", `./${slug}.ts`]);
  await replaceIn(join(folder, "content.ts"), ["./tip.ts", `./${slug}.ts`], RELATED);
}

const RELATED = [/related: \[[^\]]*\]/, 'related: ["tip-1"]'] as const;

async function replaceIn(path: string, ...changes: readonly (readonly [string | RegExp, string])[]): Promise<void> {
  const source = await readFile(path, "utf8");
  await writeFile(
    path,
    changes.reduce((text, [what, by]) => text.replace(what, by), source),
  );
}

/** The build lists what has a folder. */
async function removeOthers(dir: string, slugs: readonly string[]): Promise<void> {
  const folder = join(dir, "calculators");
  const names = Object.keys(calculators).filter((slug) => !slugs.includes(slug));
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true })));
}

const makeFewer = (path: string) => replaceIn(path, [".map(", `.slice(0, ${MOST_PAGES / 10}).map(`]);
