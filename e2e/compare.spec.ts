// Up to three sets of figures beside what the form says now.
import { expect, type Page, test } from "@playwright/test";
import { open } from "./awake.ts";
import { CI_ONLY } from "./sets.ts";

const keep = (page: Page) => page.getByRole("button", { name: "Save to compare" });
const columns = (page: Page) => page.locator("#compare thead th");
const row = (page: Page, label: string) => page.locator("#compare tbody tr").filter({ hasText: label }).first();
const cell = (page: Page, label: string, column: number) => row(page, label).locator("td").nth(column);

test("what is kept stands beside the form's own figures, with how far it is from them", async ({ page }) => {
  await open(page, "/calculators/mortgage#annual_rate=6.5");
  await expect(page.locator("#compare")).toHaveCount(0);
  await keep(page).click();
  await expect(cell(page, "Monthly payment", 1)).toHaveText("$2,528.27");
  await expect(page.getByText("1 of 3 kept, under Compare.")).toBeAttached();
  await page.getByLabel("Loan term").fill("15");
  await expect(cell(page, "Loan term", 0)).toHaveText("15 years");
  await expect(cell(page, "Loan term", 1)).toHaveText("30 years");
  await expect(cell(page, "Monthly payment", 0)).toHaveText("$3,484.43");
  await expect(cell(page, "Monthly payment", 1)).toHaveText("$2,528.27-$956.16");
  await page.getByLabel("Interest rate").fill("6");
  await expect(cell(page, "Interest rate", 1)).toHaveText("6.5%");
});

test("one press compares with the law of the year before, where there is one", async ({ page }) => {
  await open(page, "/calculators/income-tax#income=90000&year=2026");
  await page.getByRole("button", { name: "Compare with 2025" }).click();
  await expect(cell(page, "Tax year", 1)).toHaveText("2025");
  await expect(cell(page, "Take-home pay per year", 0)).toHaveText("$72,145.00");
  await expect(cell(page, "Take-home pay per year", 1)).toContainText("-$");
  await page.getByLabel("State", { exact: true }).selectOption("NY");
  await expect(page.getByRole("button", { name: "Compare with 2025" })).toHaveCount(0);
  await open(page, "/calculators/tip");
  await expect(page.getByRole("button", { name: "Compare with" })).toHaveCount(0);
});

test("three are the most, each can be taken up again or removed, and focus is not lost", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/tip");
  for (const rate of ["10", "15", "20"]) {
    await page.getByLabel("Tip", { exact: true }).fill(rate);
    await keep(page).click();
  }
  await expect(columns(page)).toHaveCount(4);
  await page.getByLabel("Tip", { exact: true }).fill("25");
  await expect(keep(page)).toHaveAttribute("aria-disabled", "true");
  await keep(page).click({ force: true });
  await expect(columns(page)).toHaveCount(4);

  await page.getByRole("button", { name: "Use A" }).click();
  await expect(page.getByLabel("Tip", { exact: true })).toHaveValue("10");
  await expect(page).toHaveURL(/tip_rate=10$/);
  await page.getByRole("button", { name: "Remove B" }).click();
  await expect(columns(page)).toHaveCount(3);
  await expect(page.locator("#compare .scroll")).toBeFocused();
  await expect(cell(page, "Tip", 2)).toHaveText("20%");
  await page.getByRole("button", { name: "Remove A" }).click();
  await page.getByRole("button", { name: "Remove A" }).click();
  await expect(page.locator("#compare")).toHaveCount(0);
  await expect(keep(page)).toBeFocused();
});

test("figures that are the same are not kept twice", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/tip");
  await keep(page).click();
  await keep(page).click({ force: true });
  await expect(columns(page)).toHaveCount(2);
});

test("without an answer now, what was kept still stands", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/tip");
  await keep(page).click();
  await page.getByLabel("Bill").fill("");
  await expect(cell(page, "Each person pays", 0)).toHaveText("–");
  await expect(cell(page, "Each person pays", 1)).toContainText("$94.40");
});

test(
  "nothing is stored, nothing leaves, and nothing jumps but for a key that was pressed",
  CI_ONLY,
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { jumped: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("hadRecentInput" in entry && !entry.hadRecentInput) Object.assign(globalThis, { jumped: 1 });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, "/calculators/mortgage#annual_rate=6.5");
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await keep(page).click();
    await page.getByLabel("Home price").fill("312345");
    await keep(page).click();
    await expect(columns(page)).toHaveCount(3);
    expect(asked.filter((url) => !/\.(?:js|css|svg)$/.test(url))).toEqual([]);
    expect(
      await page.evaluate(() => [localStorage.length, sessionStorage.length, Reflect.get(globalThis, "jumped")]),
    ).toEqual([0, 0, 0]);
  },
);
