// No fault that axe can find, on a narrow phone, in light and dark, and with text at 200 %.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { open } from "./awake.ts";
import { CI_ONLY, isAll, pagesDue } from "./sets.ts";
import { pagesOf } from "./weight.mjs";

test.describe.configure({ mode: "parallel" });

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const PHONE = { width: 320, height: 640 };
/** The pages with most on them that differs. */
const SAMPLE = ["/", "/notebook", "/calculators/mortgage", "/calculators/gpa", "/embed/bmi"];
/** In no sitemap. */
const NOT_LISTED = ["/nothing", "/calculators/morgage", "/embed/tip"];
/** So that the machine's processors share the work. */
const SHARES = [0, 1, 2, 3];

async function faults(page: Page, rules?: readonly string[]) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true); // no page of ours holds a frame
  const { violations } = await (rules ? axe.withRules([...rules]) : axe.withTags(RULES)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Colors are all that dark changes. */
async function expectNoFaults(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(path);
  expect.soft(await faults(page), path).toEqual([]);
  await expectNoSidewaysScroll(page, path);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect.soft(await faults(page, ["color-contrast"]), `${path} in dark`).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, path: string) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(PHONE.width);
}

for (const share of SHARES) {
  test(`axe finds nothing on pages, part ${share + 1}`, async ({ page, baseURL }) => {
    const all = isAll ? new Set([...pagesDue(await pagesOf(baseURL)), ...SAMPLE, ...NOT_LISTED]) : SAMPLE;
    const paths = [...all].filter((_, place) => place % SHARES.length === share);
    test.setTimeout(20_000 + paths.length * 10_000);
    await page.setViewportSize(PHONE);
    for (const path of paths) await expectNoFaults(page, path);
  });
}

test("axe finds nothing in what is folded away", CI_ONLY, async ({ page }) => {
  for (const path of ["/developers", "/calculators/tip"]) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    // Of those that share a name only one can be open.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) {
        fold.removeAttribute("name");
        fold.open = true;
      }
    });
    expect.soft(await faults(page), path).toEqual([]);
    await expectNoSidewaysScroll(page, path);
  }
});

test("axe finds nothing in the search, open on a page and over one", CI_ONLY, async ({ page }) => {
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
  await open(page, "/calculators/bmi#region=en-AU");
  await expect(page.getByLabel("Height", { exact: true })).toHaveValue("175");
  await page.getByLabel("Height", { exact: true }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByLabel("Height", { exact: true })).toHaveValue("176");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "m", exact: true })).toBeChecked();
  await expect(page.getByLabel("Height", { exact: true })).toHaveValue("1.76");
  await expect(page.locator("[data-output=bmi]")).toHaveText("22.6");
});
