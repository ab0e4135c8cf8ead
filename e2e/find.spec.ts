// Finding a calculator: by search from every page, by lists, and by what machines read.
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { holdScripts } from "./awake.ts";
import { CI_ONLY, sampleOf } from "./sets.ts";

for (const [typed, slug] of sampleOf(
  [
    ["mort", "mortgage"],
    ["gratuity", "tip"],
    ["body mass", "bmi"],
    ["percentge", "percentage"],
  ] as const,
  4,
)) {
  test(`"${typed}" leads to ${slug}, by keyboard alone`, async ({ page }) => {
    await page.goto("/about", { waitUntil: "networkidle" });
    await page.keyboard.press("/");
    await page.getByRole("combobox").fill(typed);
    const option = page.getByRole("option").first();
    await expect(option).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/calculators/${slug}$`));
  });
}

test("the key for the search is not lost where it is pressed before the scripts arrive", async ({ page }) => {
  for (const [path, place] of [
    ["/about", "dialog"],
    ["/", "main"],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("/");
    release();
    await expect(page.locator(place).getByRole("combobox")).toBeFocused();
    await page.unroute("**/*.js");
  }
});

test("nor is it where React, still taking over the page, keeps keys to itself", CI_ONLY, async ({ page }) => {
  await page.addInitScript(() => document.addEventListener("keydown", (event) => event.stopPropagation(), true));
  await page.goto("/about");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
});

test("the search says when it finds nothing, and Escape leaves", async ({ page }) => {
  await page.goto("/calculators/tip", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("dialog").getByRole("combobox").fill("zzzzzz");
  await expect(page.getByText("We have no calculator for that.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.mouse.click(5, 500);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a sum leads to the calculator that works it out", async ({ page }) => {
  await page.goto("/calculators/tip", { waitUntil: "networkidle" });
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("combobox").fill("12*7");
  await page.getByRole("option").first().click();
  await expect(page.locator("[data-output=value]")).toHaveText("84");
});

test("arrows move through the list and around its ends, and screen readers hear it", async ({ page }) => {
  await page.goto("/calculators/tip", { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  const field = page.getByRole("dialog").getByRole("combobox");
  await expect(field).toBeFocused();
  await expect(page.getByRole("dialog").getByRole("option").first()).toContainText("Mortgage");
  await field.fill("interest");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  const options = page.getByRole("dialog").getByRole("option");
  const active = async () => page.locator(`[id="${await field.getAttribute("aria-activedescendant")}"]`).innerText();
  await page.keyboard.press("ArrowDown");
  expect(await active()).toBe(await options.nth(1).innerText());
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  expect(await active()).toBe(await options.last().innerText());
});

test("the search costs nothing until it is used, and then 6 kB and 70 bytes a calculator", async ({ page }) => {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => bodies.set(new URL(response.url()).pathname, response.body()));
  await page.goto("/privacy", { waitUntil: "networkidle" });
  expect([...bodies.keys()]).not.toContain("/search.json");
  const before = new Set(bodies.keys());
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill("tip");
  await expect(page.getByRole("option").first()).toBeVisible();
  const used = [...bodies].filter(([path]) => !before.has(path));
  const sizes = await Promise.all(used.map(async ([path, body]) => [path, gzipSync(await body).length] as const));
  console.log(`The search: ${sizes.map(([path, size]) => `${path} ${size} B`).join(", ")}`);
  const { calculators } = JSON.parse(String(await bodies.get("/search.json")));
  expect(calculators.length).toBeGreaterThan(100);
  expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(6_000 + 70 * calculators.length);
});

test("the home page asks first, finds as one types, and takes the slash", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Search calculators" });
  await expect(field).toBeFocused();
  await field.fill("car loan");
  await expect(page.getByRole("option").first()).toContainText("Auto loan");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await field.fill("morgage");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/calculators\/mortgage$/);
});

test("what the home page counts is what there is", async ({ page, request }) => {
  const slugs = async (path: string) =>
    new Set(
      Array.from(
        (await (await request.get(path)).text()).matchAll(/href="\/calculators\/([\w-]+)"/g),
        ([, slug]) => slug,
      ),
    );
  const all = await slugs("/calculators");
  await page.goto("/");
  await expect(page.locator(".trust b").first()).toHaveText(String(all.size));
  const counts = await page.locator(".count").allInnerTexts();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(all.size);
  for (const link of await page.locator(".contents h2 a").all()) {
    const path = (await link.getAttribute("href")) ?? "";
    const count = await page.locator(`.contents h2:has(a[href="${path}"]) .count`).innerText();
    expect((await slugs(path)).size, path).toBe(Number(count));
  }
});

const NOT_THERE = [
  ["/calculators/morgage", "Mortgage"],
  ["/calculators/compound_intrest", "Compound interest"],
  ["/bmi", "BMI"],
] as const;

for (const [path, name] of sampleOf(NOT_THERE, 3)) {
  test(`${path} leads nowhere, and the page offers ${name}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  });
}

test("a page that is not there leads on without scripts too", CI_ONLY, async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${baseURL}/calculators/morgage`);
  await page.getByRole("link", { name: "Health" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Health calculators");
  await page.goto(`${baseURL}/`);
  await page.getByRole("combobox").fill("tip");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All calculators");
});

test(
  "every list has every calculator, and the sitemap has every page, all of which open",
  CI_ONLY,
  async ({ request, baseURL }) => {
    const { tools } = await (await request.get("/api/ai/tools")).json();
    const [all, sitemap, llms] = await Promise.all(
      ["/calculators", "/sitemap.xml", "/llms.txt"].map(async (path) => (await request.get(path)).text()),
    );
    for (const { slug, url } of tools) {
      expect(all).toContain(`href="/calculators/${slug}"`);
      expect(sitemap).toContain(`<loc>${url}</loc>`);
      expect(llms).toContain(`(${url}.md)`);
    }
    const pages = Array.from(sitemap?.matchAll(/<loc>([^<]*)<\/loc>/g) ?? [], ([, url = ""]) => new URL(url).pathname);
    expect(pages.length).toBeGreaterThan(tools.length);
    for (const path of pages) expect((await fetch(baseURL + path)).status, path).toBe(200);
  },
);

test("a page in Markdown says what the page says", async ({ request }) => {
  const answer = await request.get("/calculators/tip.md");
  expect(answer.headers()["content-type"]).toContain("text/markdown");
  const text = await answer.text();
  for (const part of ["# Tip calculator", "## Formula", "## When not to rely on it", "$23.60"])
    expect(text).toContain(part);
  expect((await request.get("/calculators/nothing.md")).status()).toBe(404);
  const page = await (await request.get("/calculators/tip")).text();
  expect(page).toContain('type="text/markdown"');
});
