// What an answer rests on is named beside it, and a page says so when that has run out.
import { expect, test } from "@playwright/test";
import { open } from "./awake.ts";

test("an answer names its facts, with their dates and source", async ({ page }) => {
  await open(page, "/calculators/inflation");
  const answer = page.locator(".answer");
  await expect(answer).toContainText("Uses US Consumer Price Index (CPI-U), January 1913 to");
  await expect(answer.getByRole("link", { name: /CUUR0000SA0/ })).toBeVisible();
  await page.getByLabel("Price index").selectOption("uk_rpi");
  await expect(answer).toContainText("Uses UK Retail Prices Index (RPI), June 1947 to");
});

test("a fact that has run out by the visitor's clock gives a notice, and a page without facts has none", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date("2100-01-01T12:00:00Z"));
  await open(page, "/calculators/inflation");
  await expect(page.locator(".answer .notice")).toContainText("US Consumer Price Index (CPI-U): current until");
  await page.locator(".answer .notice").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Facts and their dates");
  await open(page, "/calculators/tip");
  await expect(page.locator(".answer .notice")).toHaveCount(0);
});
