// The form in two or three columns: filled in side by side, named, in the address, and on this device.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { open } from "./awake.ts";
import { CI_ONLY } from "./sets.ts";

const openKey = (page: Page) => page.getByRole("button", { name: "Compare", exact: true });
const key = (page: Page, name: string) => page.locator(".compare").getByRole("button", { name, exact: true });
const table = (page: Page) => page.getByRole("form", { name: "Figures to compare" }).getByRole("table");
const field = (page: Page, label: string, column: string) =>
  table(page).getByRole("textbox", { name: `${label}, ${column}`, exact: true });
const row = (page: Page, label: string) => page.locator(".compared tr").filter({ hasText: label }).first();
const cell = (page: Page, label: string, column: number) => row(page, label).locator("td").nth(column);
const columnName = (page: Page, column: number) => page.getByLabel(`Name of column ${column}`);

async function compare(page: Page, path: string) {
  await open(page, path);
  await openKey(page).click();
  await expect(table(page)).toBeVisible();
}

test("two columns are filled in on one screen, with how far the second is from the first", async ({ page }) => {
  await compare(page, "/calculators/loan#amount=25000&payments=60&annual_rate=7.5");
  await expect(page.locator(".compare")).toBeFocused();
  await expect(page.locator(".calc")).toBeHidden();
  await field(page, "Interest rate", "B").fill("6");
  // 25000 at 7.5% and at 6% over 60 months, by the textbook's formula: 500.95 and 483.32.
  await expect(cell(page, "Payment", 0)).toHaveText("$500.95");
  await expect(cell(page, "Payment", 1)).toHaveText("$483.32$17.63 less");
  await field(page, "Interest rate", "A").fill("6");
  await expect(cell(page, "Payment", 0)).toHaveText("$483.32");
  await expect(cell(page, "Payment", 1)).toHaveText("$483.32");
  await field(page, "Loan amount", "B").fill("x");
  await field(page, "Loan amount", "B").blur();
  await expect(cell(page, "Payment", 1)).toContainText("–Loan amount must be a number");
  await expect(field(page, "Loan amount", "B")).toHaveAttribute("aria-invalid", "true");
});

test("a column has its own warnings", async ({ page }) => {
  await compare(page, "/calculators/bmi#height=180&height_unit=cm&weight=75&weight_unit=kg");
  await expect(row(page, "Warnings")).toHaveCount(0);
  await field(page, "Weight", "B").fill("40");
  await expect(cell(page, "Warnings", 0)).toHaveText("–");
  await expect(cell(page, "Warnings", 1)).toContainText("dangerously low");
});

test("names and figures are in the address, and it opens the same again", async ({ page }) => {
  await compare(page, "/calculators/loan#annual_rate=7.25");
  await columnName(page, 1).fill("Bank");
  await columnName(page, 2).fill("Credit union");
  await field(page, "Interest rate", "Credit union").fill("6");
  await expect(page).toHaveURL(/annual_rate=7.25&1=Bank&2=Credit\+union&2\.annual_rate=6$/);
  const link = page.url();
  await open(page, "/calculators/tip");
  await open(page, link.replace("#", "?"));
  await expect(columnName(page, 2)).toHaveValue("Credit union");
  await expect(field(page, "Interest rate", "Bank")).toHaveValue("7.25");
  await expect(field(page, "Interest rate", "Credit union")).toHaveValue("6");
  await expect(cell(page, "Payment", 1)).toContainText("less");
});

test("it is kept on this device until it is removed, and a form goes on with what is left", async ({ page }) => {
  await compare(page, "/calculators/tip#bill=80");
  await field(page, "Tip", "B").fill("25");
  await key(page, "Add a column").click();
  await columnName(page, 3).fill("Generous");
  await field(page, "Tip", "Generous").fill("40");
  await expect(page).toHaveURL(/3\.tip_rate=40/);
  await key(page, "Close").click();
  await expect(openKey(page)).toBeFocused();
  await expect(page).toHaveURL(/tip$|tip#bill=80$/);
  await page.getByLabel("Bill").fill("90");
  await openKey(page).click();
  await expect(field(page, "Tip", "Generous")).toHaveValue("40");
  await expect(field(page, "Bill", "A")).toHaveValue("90");
  await expect(field(page, "Bill", "B")).toHaveValue("80");
  await key(page, "Remove A").click();
  await expect(field(page, "Bill", "B")).toHaveValue("80");
  await key(page, "Remove B").click();
  await expect(page.getByLabel("Tip", { exact: true })).toHaveValue("40");
  await openKey(page).click();
  await expect(columnName(page, 2)).toHaveValue("B");
  await expect(columnName(page, 3)).toHaveCount(0);
});

test("one press compares with the law of the year before, where there is one", async ({ page }) => {
  await compare(page, "/calculators/income-tax#income=90000&year=2026");
  await key(page, "Compare with 2025").click();
  await expect(columnName(page, 1)).toHaveValue("2026");
  await expect(page.getByRole("combobox", { name: "Tax year, 2025" })).toHaveValue("2025");
  await expect(cell(page, "Take-home pay per year", 0)).toHaveText("$72,145.00");
  await expect(cell(page, "Take-home pay per year", 1)).toContainText(" less");
  await compare(page, "/calculators/tip");
  await expect(page.getByRole("button", { name: "Compare with" })).toHaveCount(0);
});

test("a region writes it in its notation, and changes it while it is open", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/loan?2=B&2.amount=30000.5&region=de-DE");
  await expect(field(page, "Loan amount", "B")).toHaveValue("30.000,5");
  await expect(cell(page, "Payment", 1)).toContainText(/\d,\d\d\s€ more/);
  await field(page, "Interest rate", "B").fill("6,25");
  await expect(page).toHaveURL(/2\.annual_rate=6\.25/);
});

test("the search opens it, and a link to a part of the page leaves it open", CI_ONLY, async ({ page }) => {
  await page.goto("/about", { waitUntil: "networkidle" });
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill("compare two loans");
  await page.getByRole("option", { name: "Loan, side by side" }).first().click();
  await expect(page).toHaveURL(/\/calculators\/loan#2=/);
  await expect(columnName(page, 2)).toHaveValue("B");
  await page
    .locator(".title")
    .getByRole("link", { name: /Checked/ })
    .click();
  await expect(page).toHaveURL(/#checked$/);
  await expect(columnName(page, 2)).toHaveValue("B");
});

test(
  "lists are the same in every column, and a calculator of lists alone has no such key",
  CI_ONLY,
  async ({ page }) => {
    await compare(page, "/calculators/debt-payoff");
    await expect(row(page, "Your debts")).toContainText("The same in every column");
    await open(page, "/calculators/unit-price#2=B");
    await expect(openKey(page)).toHaveCount(0);
  },
);

for (const width of [320, 390, 1280]) {
  test(`it is read without sideways scroll, and by screen readers, at ${width} pixels`, CI_ONLY, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/calculators/mortgage#price=400000&2=Bank%20B&2.annual_rate=6&3=C&3.years=15");
    await expect(table(page)).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expect(page.getByRole("rowheader", { name: "Interest rate" })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include(".compare").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test("nothing that is typed leaves the page", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/mortgage");
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openKey(page).click();
  await field(page, "Interest rate", "B").fill("5.125");
  await expect(page).toHaveURL(/2\.annual_rate=5\.125/);
  expect(asked.filter((url) => !/\.(?:js|css|svg)$/.test(url))).toEqual([]);
});
