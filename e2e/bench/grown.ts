// The service with as many calculators as asked for: each is the tip calculator, under another name, in its own folder.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "#e2e/service";
import { buildVariant } from "#e2e/variant";

/** With more than this, only some of the pages are made: a thousand would take longer than all the rest. */
const MOST_PAGES = 100;

export async function buildGrown(count: number): Promise<{ readonly dir: string; readonly seconds: number }> {
  const began = performance.now();
  const dir = await buildVariant(`grown-${count}`, async (dir) => {
    const slugs = ["tip", ...Array.from({ length: count - 1 }, (_, i) => `tip-${i + 1}`)];
    for (const slug of slugs) await addCopy(dir, slug);
    await list(dir, "index.ts", slugs, (slug) => `${slug}.ts`);
    await list(dir, "content.ts", slugs, () => "content.ts");
    await mkdir(join(dir, "e2e"));
    await cp(join(repository, "e2e", "budget.mjs"), join(dir, "e2e", "budget.mjs"));
    if (count > MOST_PAGES) for (const made of MADE_AT_BUILD) await makeFewer(join(dir, made));
  });
  return { dir, seconds: (performance.now() - began) / 1000 };
}

const MADE_AT_BUILD = ["app/calculators/[slug]/page.tsx", "app/calculators/[slug]/proof/route.ts"];

async function addCopy(dir: string, slug: string): Promise<void> {
  const [tip, folder] = [join(dir, "calculators", "tip"), join(dir, "calculators", slug)];
  if (slug !== "tip") await cp(tip, folder, { recursive: true });
  const definition = (await readFile(join(tip, "tip.ts"), "utf8")).replace('slug: "tip"', `slug: "${slug}"`);
  if (slug !== "tip") await rm(join(folder, "tip.ts"));
  await writeFile(join(folder, `${slug}.ts`), definition);
  const words = (await readFile(join(folder, "content.ts"), "utf8"))
    .replace(/related: \[[^\]]*\]/, 'related: ["tip"]')
    .replaceAll("./tip.ts", `./${slug}.ts`);
  await writeFile(join(folder, "content.ts"), words);
}

/** The head of the list stays as it is; its lines are these slugs'. */
async function list(dir: string, name: string, slugs: readonly string[], file: (slug: string) => string) {
  const path = join(dir, "calculators", name);
  const [head] = (await readFile(path, "utf8")).split(/= \{\n/);
  const lines = slugs.map((slug) => `  "${slug}": () => import("./${slug}/${file(slug)}"),`);
  await writeFile(path, `${head}= {\n${lines.join("\n")}\n};\n`);
}

async function makeFewer(path: string): Promise<void> {
  const source = await readFile(path, "utf8");
  await writeFile(
    path,
    source.replace("(await catalogue().all()).map", `(await catalogue().all()).slice(0, ${MOST_PAGES / 10}).map`),
  );
}
