// What the build must keep to: a chunk of its own for each calculator, no words in scripts, an answer before any script.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { repository } from "./service.ts";
import { budgetOf, GROWTH, growth, weights } from "./weight.mjs";

const chunks = join(repository, ".next", "static", "chunks");
const scripts = readdirSync(chunks, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".js"))
  .map((name) => ({ name, source: readFileSync(join(chunks, name), "utf8") }));

type Tool = { readonly slug: string; readonly description: string; readonly purpose: string };

test("each calculator is in one script, alone, and words are in none", async ({ request }) => {
  const { tools } = await (await request.get("/api/ai/tools")).json();
  const holders = new Map<string, string>();
  for (const { slug, description } of tools as Tool[]) {
    const holding = scripts.filter(({ source }) => source.includes(JSON.stringify(description).slice(1, -1)));
    expect(
      holding.map(({ name }) => name),
      slug,
    ).toHaveLength(1);
    expect(holders.get(holding[0]?.name ?? ""), slug).toBeUndefined();
    holders.set(holding[0]?.name ?? "", slug);
    const { purpose } = await (await request.get(`/api/ai/tools/${slug}`)).json();
    expect(scripts.filter(({ source }) => source.includes(purpose))).toEqual([]);
  }
});

test("what talks to stores of limits is in no script of a page", () => {
  const telling = ["@upstash/ratelimit", "allow-key-locking", "enableOfflineQueue"];
  expect(scripts.filter(({ source }) => telling.some((word) => source.includes(word)))).toEqual([]);
});

test("no page weighs more than its budget, and a further calculator adds little to it", () => {
  for (const { path, ...weight } of weights()) {
    const over = Object.entries(budgetOf(path)).filter(([what, most]) => Number(Reflect.get(weight, what)) > most);
    expect.soft(over, `${path}: ${JSON.stringify(weight)}`).toEqual([]);
  }
  expect(growth()).toBeGreaterThan(0);
  expect(growth()).toBeLessThanOrEqual(GROWTH);
});

test("a page asks for its own calculator alone", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/calculators/tip", { waitUntil: "networkidle" });
  const loaded = scripts.filter(({ name }) => asked.some((path) => path.endsWith(`/${name}`)));
  const holding = (summary: string) => loaded.filter(({ source }) => source.includes(summary)).length;
  expect(holding("The tip, the total, and what each person pays.")).toBe(1);
  expect(holding("What a fixed-rate home loan costs each month")).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the first answer, its picture, working, chart, table and formula are there", async ({ page }) => {
    await page.goto("/calculators/mortgage");
    await expect(page.locator(".answer .ringed")).toBeVisible();
    await expect(page.locator("#table-schedule .plot")).toBeVisible();
    await expect(page.locator("#method math").first()).toBeVisible();
    await expect(page.locator("[data-output=monthly_total]")).toBeVisible();
    await expect(page.locator("[data-output=monthly_total]")).toHaveText(/^\$[\d,]+\.\d\d$/);
    await expect(page.locator("#working li").first()).toBeVisible();
    await expect(page.locator("#table-schedule tbody tr")).toHaveCount(30);
  });
});
