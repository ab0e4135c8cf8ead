// Charts as a visitor reads them: by eye, with keys, and while the form changes.
import { expect, type Page, test } from "@playwright/test";
import { open } from "./awake.ts";
import { CI_ONLY } from "./sets.ts";

const reader = (page: Page) => page.locator("#at-schedule");

test("a chart says what it shows, and its values are read with keys", async ({ page }) => {
  await open(page, "/calculators/mortgage");
  await expect(page.locator(".answer figcaption")).toHaveText(/^Through year \d+, interest exceeds principal$/);
  const still = await reader(page).elementHandle();
  await reader(page).focus();
  await page.waitForFunction((before) => !before?.isConnected, still);
  await page.keyboard.press("Home");
  await expect(page.getByText("Year 1", { exact: true }).first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".answer output")).toContainText("$20,");
  await expect(page.locator("#table-schedule .plot")).toHaveCount(0);
});

test("who has reached a chart before its views were loaded keeps the place", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/mortgage");
  const still = await reader(page).elementHandle();
  await reader(page).focus();
  await page.waitForFunction((before) => !before?.isConnected, still);
  await expect(reader(page)).toBeFocused();
});

test("picture, working, chart and table follow the form", async ({ page }) => {
  await open(page, "/calculators/mortgage#annual_rate=6.5&property_tax=1200&home_insurance=600");
  await page.getByLabel("Home price").fill("100000");
  await expect(page.locator(".answer output")).toContainText("$7,584.84");
  await expect(page.locator("#working li").first()).toContainText("$100,000.00 - $0.00");
  await expect(page.locator("#table-schedule tbody tr").first()).toContainText("7,584.84");
});

test("what a whole consists of is one bar, and two parts are left to the sentence", async ({ page }) => {
  await open(page, "/calculators/income-tax#income=90000&year=2026");
  await expect(page.locator(".answer figcaption")).toHaveText("Take-home pay per year: 80.2% of the income");
  await expect(page.locator(".legend li")).toHaveCount(4);
  await open(page, "/calculators/tip");
  await expect(page.locator(".answer .chart")).toHaveCount(0);
});

test("the place on a scale follows the bands that are chosen", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/bmi#region=en-AU");
  const headline = page.locator(".answer figcaption");
  await expect(headline).toHaveText("22.9: healthy weight, 18.5 up to 25");
  await page.getByRole("radio", { name: "For Asian adults" }).check();
  await expect(headline).toHaveText("22.9: acceptable risk, 18.5 up to 23");
  await page.getByLabel("Weight", { exact: true }).fill("130");
  await expect(headline).toHaveText("42.4: high risk, 27.5 and over");
});

test("a picture that a calculator declares follows the form", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/triangle");
  await expect(page.getByRole("img", { name: /^Triangle: .*side c = 9, opposite angle C = 78/ })).toBeVisible();
  await page.getByRole("textbox", { name: "Side c" }).fill("10");
  await expect(page.getByRole("img", { name: /^Triangle: .*side c = 10, opposite angle C = 90°/ })).toBeVisible();
  await open(page, "/calculators/quadratic");
  await page.getByLabel("Coefficient c").fill("4");
  await expect(page.locator(".answer figcaption")).toHaveText(
    /^Opens upward from the vertex \(2, 0\), where it touches/,
  );
  await open(page, "/calculators/statistics");
  await expect(page.getByRole("img", { name: /^Histogram: 1 value from 2 up to 4, / })).toBeVisible();
});
