// A calculator in the hand: one row above it, the answer in sight, and the rest a few screens long.
import { expect, test } from "@playwright/test";
import { CI_ONLY } from "./sets.ts";
import { pagesOf } from "./weight.mjs";

const SCREEN = 844;
const MOST_SCREENS = 5;

test.use({ viewport: { width: 390, height: SCREEN }, hasTouch: true, isMobile: true });

test("the header is one row, and the answer is in sight", async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: SCREEN });
    await page.goto("/calculators/mortgage");
    expect((await page.locator(".top").boundingBox())?.height).toBeLessThanOrEqual(60);
    await expect(page.locator(".primary .number")).toBeInViewport();
  }
});

test("the parts under the answer open when they are pressed or linked to", async ({ page }) => {
  await page.goto("/calculators/tip");
  const steps = page.locator("#working .steps");
  await expect(steps).toBeHidden();
  await page.locator("#working summary").click();
  await expect(steps).toBeVisible();
  await page.getByRole("link", { name: /^Checked against/ }).click();
  await expect(page.getByRole("button", { name: /^Run all/ })).toBeVisible();
  await page.goto("/calculators/tip#questions");
  await expect(page.locator("#questions h3").first()).toBeVisible();
});

test("the links and the region wait behind a key", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("link", { name: "Notebook" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Region: / })).toBeVisible();
});

test("half of all calculators are at most five screens long", CI_ONLY, async ({ page, baseURL }) => {
  const paths = (await pagesOf(baseURL ?? "")).filter((path) => /^\/calculators\/[^/]+$/.test(path));
  const heights: number[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
  }
  const median = heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)];
  expect(median).toBeLessThanOrEqual(MOST_SCREENS * SCREEN);
});
