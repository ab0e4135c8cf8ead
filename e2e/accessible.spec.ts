// No fault that axe can find, on every page, in light and dark, on a narrow phone and with text at 200 %.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { open } from "./awake.ts";
import { builtPages } from "./weight.mjs";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function faults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in ${colorScheme}, at 320 pixels`, async ({ page }) => {
    const embeds = ["tip", "bmi", "grade"].map((slug) => `/embed/${slug}`);
    const pages = [...builtPages(), "/nothing", "/calculators/morgage", ...embeds];
    test.setTimeout(20_000 + pages.length * 10_000);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of pages) {
      await page.goto(path);
      expect.soft(await faults(page), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(320);
    }
  });
}

test("axe finds nothing in what is folded away", async ({ page }) => {
  for (const path of ["/developers", "/calculators/tip"]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    // Of those that share a name only one can be open.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) {
        fold.removeAttribute("name");
        fold.open = true;
      }
    });
    expect.soft(await faults(page), path).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(320);
  }
});

test("axe finds nothing in the search, open on a page and over one", async ({ page }) => {
  for (const [path, place] of [
    ["/", "main"],
    ["/about", "dialog"],
  ] as const) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.keyboard.press("/");
    await page.locator(place).getByRole("combobox").fill("interest");
    await expect(page.getByRole("option").first()).toBeVisible();
    expect(await faults(page), path).toEqual([]);
  }
});

test("axe finds nothing where a field is at fault, and at 200 % text", async ({ page }) => {
  await open(page, "/calculators/bmi");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await page.getByLabel("Weight", { exact: true }).fill("heavy");
  await page.getByLabel("Weight", { exact: true }).blur();
  await expect(page.locator(".wrong")).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test("the whole calculator works by keyboard", async ({ page }) => {
  await open(page, "/calculators/bmi");
  await page.getByLabel("Height", { exact: true }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByLabel("Height", { exact: true })).toHaveValue("176");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "m", exact: true })).toBeChecked();
  await expect(page.getByLabel("Height", { exact: true })).toHaveValue("1.76");
  await expect(page.locator("[data-output=bmi]")).toHaveText("22.6");
});
