// The search answers questions: in the browser alone, with the page behind the answer one key away.
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { CI_ONLY } from "./sets.ts";

test("a question is answered while it is typed, and Enter opens the page with it filled in", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const field = page.getByRole("combobox", { name: "Search calculators" });
  await field.fill("20% tip on 58.40");
  const answer = page.locator('[data-answer="tip"]');
  await expect(answer.locator("[data-value]")).toHaveAttribute("data-value", "11.68");
  await expect(answer).toContainText("$11.68");
  await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("status").filter({ hasText: "$70.08" })).toHaveCount(1);
  await field.press("Enter");
  await expect(page).toHaveURL(/\/calculators\/tip#/);
  await expect(page.locator('input[name="bill"]')).toHaveValue("58.40");
  await expect(page.locator('[data-output="total"]').first()).toHaveText("$70.08");
});

test("Enter opens the answer even before it could be shown", CI_ONLY, async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const field = page.getByRole("combobox", { name: "Search calculators" });
  await field.fill("180 lb in kg");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/calculators\/weight#value=180&from=lb&to=kg/);
});

test("a question in pounds is answered in pounds, and so is the page behind it", CI_ONLY, async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const field = page.getByRole("combobox", { name: "Search calculators" });
  await field.fill("20% tip on £58.40");
  await expect(page.locator('[data-answer="tip"] [data-value]')).toHaveText("£11.68");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/calculators\/tip#.*currency=GBP/);
  await expect(page.locator('[data-output="total"]').first()).toHaveText("£70.08");
});

test("an answer on the page one is on fills that page in and puts the search away", async ({ page }) => {
  await page.goto("/calculators/tip", { waitUntil: "networkidle" });
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Calculator, or what you want to know" }).fill("20% tip on 58.40");
  await expect(page.locator('[data-answer="tip"]')).toContainText("$11.68");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator('[data-output="total"]').first()).toHaveText("$70.08");
});

test("what is assumed, another reading and what is missing are said", async ({ page }) => {
  await page.goto("/calculators#q=5%20gallons%20in%20liters", { waitUntil: "networkidle" });
  const field = page.getByRole("main").getByRole("combobox");
  await expect(field).toHaveValue("5 gallons in liters");
  await expect(page.locator("[data-answer]")).toHaveCount(2);
  await field.fill("mortgage 400k 6.5%");
  await expect(page.locator('[data-answer="mortgage"]')).toContainText("Loan term: 30 years assumed");
  await field.fill("bmi 30 kg 170 cm");
  await expect(page.locator('[data-answer="bmi"]')).toContainText("please see a doctor today.");
  await field.fill("mortgage 400k 30 years");
  await expect(page.getByRole("option").first()).toContainText("Still needed: Interest rate.");
  await expect(page.locator("[data-answer]")).toHaveCount(0);
  await field.fill("mortgage 400k 30 years 6.5% zorp");
  await expect(page.getByRole("option").first().locator("s")).toHaveText("zorp");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/calculators\/mortgage#/);
  await expect(page.locator('input[name="price"]')).toHaveValue("400k");
});

test("the last questions are kept once that is wanted, and forgotten at once", CI_ONLY, async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const field = page.getByRole("main").getByRole("combobox");
  await field.fill("15% of 240");
  await expect(page.locator("[data-answer]")).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole("button", { name: "Keep my last questions on this device" }).click();
  await field.press("Enter");
  await expect(page).toHaveURL(/\/calculators\/percentage#/);
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByRole("option")).toHaveCount(0);
  await field.focus();
  await expect(page.getByRole("option")).toHaveText([/^15% of 240/]);
  await field.press("Enter");
  await expect(page).toHaveURL(/\/calculators#q=/);
  await expect(field).toHaveValue("15% of 240");
  await expect(page.locator('[data-answer="percentage"]')).toContainText("36");
  await page.getByRole("button", { name: "Forget my last questions" }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("no question leaves the browser, and the answer is accessible in both schemes", CI_ONLY, async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ""}`));
  await page.getByRole("combobox", { name: "Search calculators" }).fill("loan 14000 at 8.9% for 4 years");
  await expect(page.locator('[data-answer="loan"]')).toContainText("$347.73");
  expect(sent.filter((request) => request.includes("14000"))).toEqual([]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
});

test("browsers can ask from their address bar", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="search"]').getAttribute("href");
  const answer = await request.get(href ?? "");
  expect(answer.headers()["content-type"]).toContain("application/opensearchdescription+xml");
  expect(await answer.text()).toContain("/calculators#q={searchTerms}");
});
