// What the build must keep to: a chunk of its own for each calculator, no words in scripts, an answer before any script.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { repository } from "./service.ts";
import { CI_ONLY } from "./sets.ts";
import { loadParts } from "./weight.mjs";

const chunks = join(repository, ".next", "static", "chunks");
const scripts = readdirSync(chunks, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, source: readFileSync(join(chunks, name), "utf8") }));

/** A sentence inside a script's quotes. */
const asWritten = (sentence: string) => JSON.stringify(sentence).slice(1, -1);

type Tool = { readonly slug: string; readonly description: string; readonly purpose: string };

// The search loads calculators beside other parts than their pages do, so a script of its own may hold one too.
test("each calculator is in scripts of its own, and words are in none", CI_ONLY, async ({ request }) => {
  const { tools } = await (await request.get("/api/ai/tools")).json();
  const holders = new Map<string, string>();
  for (const { slug, description } of tools as Tool[]) {
    const holding = scripts.filter(({ source }) => source.includes(asWritten(description)));
    expect(holding.length, slug).toBeGreaterThan(0);
    for (const { name } of holding) {
      expect(holders.get(name), `${slug} in ${name}`).toBeUndefined();
      holders.set(name, slug);
    }
    const { purpose } = await (await request.get(`/api/ai/tools/${slug}`)).json();
    expect(scripts.filter(({ source }) => source.includes(purpose))).toEqual([]);
  }
});

test("what talks to stores of limits is in no script of a page", () => {
  const telling = ["@upstash/ratelimit", "allow-key-locking", "enableOfflineQueue"];
  expect(scripts.filter(({ source }) => telling.some((word) => source.includes(word)))).toEqual([]);
});

test("a page asks for its own calculator alone", CI_ONLY, async ({ page, request }) => {
  const { tools } = (await (await request.get("/api/ai/tools")).json()) as { tools: readonly Tool[] };
  for (const slug of ["tip", "mortgage"]) {
    const loaded = (await loadParts(page, `/calculators/${slug}`)).filter(({ kind }) => kind === "script");
    const isIn = ({ description }: Tool) => loaded.some(({ text }) => text.includes(asWritten(description)));
    expect(tools.filter(isIn).map((tool) => tool.slug)).toEqual([slug]);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the first answer, its picture, working, chart, table and formula are there", async ({ page }) => {
    await page.goto("/calculators/mortgage");
    await expect(page.locator(".answer .plot")).toBeVisible();
    await expect(page.locator("#method math").first()).toBeVisible();
    await expect(page.locator("[data-output=monthly_total]")).toBeVisible();
    await expect(page.locator("[data-output=monthly_total]")).toHaveText(/^\$[\d,]+\.\d\d$/);
    await expect(page.locator("#working li").first()).toBeVisible();
    await expect(page.locator("#table-schedule tbody tr")).toHaveCount(30);
  });
});
