// A service really built as an owner in Germany would, with a draft, a closed and a broken calculator: a copy of a folder each.
import { cp, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { post } from "./ask.ts";
import { type Service, startService } from "./service.ts";
import { CI_ONLY } from "./sets.ts";
import { buildVariant } from "./variant.ts";

const GERMAN = { REGION: "de-DE" };

let service: Service;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const dir = await buildVariant(
    "kinds",
    async (dir) => {
      await addCopy(dir, "tip-draft", (source) => source.replace("\n  inputs:", '\n  status: "draft",\n  inputs:'));
      await addCopy(dir, "tip-closed", (source) => source.replace("\n  inputs:", '\n  ai: "closed",\n  inputs:'));
      await addCopy(dir, "tip-broken", (source) => `if (process.env.BROKEN) throw new Error("secret");\n${source}`);
    },
    GERMAN,
  );
  service = await startService({ ...GERMAN, BROKEN: "1" }, { dir });
});
test.afterAll(() => service?.stop());

/** The tip calculator again under another slug: one folder, as for any calculator. */
async function addCopy(dir: string, slug: string, change: (source: string) => string) {
  const folder = join(dir, "calculators", "everyday", slug);
  await cp(join(dir, "calculators", "everyday", "tip"), folder, { recursive: true });
  await rename(join(folder, "tip.ts"), join(folder, `${slug}.ts`));
  await rewrite(join(folder, `${slug}.ts`), (source) => change(source));
  for (const file of ["content.ts", "vectors.ts", "laws.ts"]) {
    await rewrite(join(folder, file), (source) => source.replace("./tip.ts", `./${slug}.ts`));
  }
}

async function rewrite(file: string, change: (source: string) => string) {
  await writeFile(file, change(await readFile(file, "utf8")));
}

test("a draft is nowhere", CI_ONLY, async () => {
  const { url } = service;
  const kinds = ["", "/proof", "/picture.png"].map((kind) => `/calculators/tip-draft${kind}`);
  for (const path of [...kinds, "/embed/tip-draft", "/api/ai/tools/tip-draft"]) {
    expect((await fetch(url + path)).status, path).toBe(404);
  }
  expect((await post(url, "tip-draft", '{"bill":1}')).status).toBe(404);
  expect(await (await fetch(url)).text()).not.toContain("tip-draft");
});

test("a calculator closed to AI has its page and is 404 to machines", CI_ONLY, async () => {
  const { url } = service;
  for (const path of ["/calculators/tip-closed", "/embed/tip-closed"]) {
    expect((await fetch(url + path)).status, path).toBe(200);
  }
  expect((await fetch(`${url}/api/ai/tools/tip-closed`)).status).toBe(404);
  const answer = await post(url, "tip-closed", '{"bill":1}');
  expect([answer.status, (await answer.json()).error.code]).toEqual([404, "TOOL_NOT_FOUND"]);
});

test(
  "a calculator whose module does not load is unavailable, and so is the list; the others work",
  CI_ONLY,
  async () => {
    const { url } = service;
    for (const answer of [
      await post(url, "tip-broken", '{"bill":1}'),
      await fetch(`${url}/api/ai/tools/tip-broken`),
      await fetch(`${url}/api/ai/tools`),
    ]) {
      const text = await answer.text();
      expect([answer.status, JSON.parse(text).error.code]).toEqual([503, "CATALOGUE_UNAVAILABLE"]);
      expect(text).not.toContain("secret");
    }
    expect((await post(url, "tip", '{"bill":1}')).status).toBe(200);
  },
);

test("the owner's region is in pages, in the search and in the notebook", CI_ONLY, async ({ page }) => {
  const { url } = service;
  const html = await (await fetch(`${url}/calculators/tip`)).text();
  expect(html).toContain("94,40\u00a0€");
  await page.goto(`${url}/calculators/tip`, { waitUntil: "networkidle" });
  await page.getByLabel("Bill").fill("1.000,50");
  await expect(page.locator("[data-output=total]")).toHaveText("1.180,59\u00a0€");
  await page.goto(`${url}/calculators#${new URLSearchParams({ q: "20% tip on 58,40" })}`, { waitUntil: "networkidle" });
  await expect(page.locator('[data-answer="tip"]')).toContainText("11,68\u00a0€");
  const lines = "rent = 1.200,50\nrent * 12\n20% tip on 58,40";
  await page.goto(`${url}/notebook#${new URLSearchParams({ lines })}`, { waitUntil: "networkidle" });
  for (const answer of ["1.200,5", "14.406", "11,68\u00a0€"]) await expect(page.getByText(answer)).toBeVisible();
});
