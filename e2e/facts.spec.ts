// What an answer rests on is named beside it, and a page says so when that has run out.
import { expect, test } from "@playwright/test";
import { open } from "./awake.ts";
import { CI_ONLY } from "./sets.ts";

test("an answer names its facts, with their dates and source", async ({ page }) => {
  await open(page, "/calculators/inflation");
  const answer = page.locator(".answer");
  await expect(answer).toContainText("Uses US Consumer Price Index (CPI-U), January 1913 to");
  await expect(answer.getByRole("link", { name: /CUUR0000SA0/ })).toBeVisible();
  await page.getByLabel("Price index").selectOption("uk_rpi");
  await page.getByLabel("End month", { exact: true }).fill("2025-06");
  await expect(answer).toContainText("Uses UK Retail Prices Index (RPI), June 1947 to");
});

test(
  "a fact that has run out by the visitor's clock gives a notice, and a page without facts has none",
  CI_ONLY,
  async ({ page }) => {
    await page.clock.setFixedTime(new Date("2100-01-01T12:00:00Z"));
    await open(page, "/calculators/inflation");
    await expect(page.locator(".answer .notice")).toContainText("US Consumer Price Index (CPI-U)");
    await page.locator(".answer .notice").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Facts and their dates");
    await open(page, "/calculators/tip");
    await expect(page.locator(".answer .notice")).toHaveCount(0);
  },
);

test(
  "days off are read in the usual ways of writing, and a holiday that is worked counts",
  CI_ONLY,
  async ({ page }) => {
    await open(page, "/calculators/business-days#from=2026-12-21&to=2026-12-31&count_ends=both&calendar=us");
    const [days, table] = [page.locator("[data-output=business_days]"), page.locator("#table-days_off tbody tr")];
    await expect(days).toHaveText("8 days");
    await page.getByLabel("Other days off").fill("Dec 24 2026, 28/12/2026");
    await expect(days).toHaveText("6 days");
    await expect(table).toHaveCount(3);
    await expect(page.getByText("Read as 2026-12-24, 2026-12-28")).toBeVisible();
    await page.getByLabel("Holidays you work").fill("25 December 2026");
    await expect(days).toHaveText("7 days");
    await page.getByLabel("Other days off").fill("05/06/2026");
    await page.getByLabel("Other days off").blur();
    await expect(page.locator(".field .wrong")).toContainText(
      "Other days off has 05/06/2026, which could be 2026-05-06 or 2026-06-05",
    );
  },
);
