// What a visitor does with a page beside typing plain numbers.
import { expect, test } from "@playwright/test";
import { holdScripts, open } from "./awake.ts";
import { CI_ONLY } from "./sets.ts";

test("a number is grouped on leaving its field, and read in many ways of writing", async ({ page }) => {
  await open(page, "/calculators/mortgage");
  const price = page.getByLabel("Home price");
  for (const [typed, shown] of [
    ["350000", "350,000"],
    ["$350k", "350,000"],
    ["350 000,50", "350,000.5"],
    ["1.250.000", "1,250,000"],
  ] as const) {
    await price.fill(typed);
    await price.blur();
    await expect(price).toHaveValue(shown);
  }
  await price.fill("35x");
  await price.blur();
  await expect(price).toHaveValue("35x");
  await expect(page.locator(".field").filter({ has: price }).locator(".wrong")).toBeVisible();
});

test("a fault shows once its field is left, never while someone types, and goes as soon as it is mended", async ({
  page,
}) => {
  await open(page, "/calculators/mortgage");
  const price = page.getByLabel("Home price");
  const fault = page.locator(".field").filter({ has: price }).locator(".wrong");
  await price.fill("4 hundred");
  await expect(page.locator(".answer .fault")).toBeVisible();
  await expect(fault).toHaveCount(0);
  await price.blur();
  await expect(fault).toHaveText(/^Home price must be a number/);
  await page.locator(".answer .fault a").click();
  await expect(price).toBeFocused();
  await price.fill("400");
  await expect(fault).toHaveCount(0);
  await price.blur();
  await expect(fault).toHaveText("Home price must be at least 1,000.");
});

test("a common conversion fills in the form, and the form comes into view", async ({ page }) => {
  await open(page, "/calculators/length");
  await page.getByRole("link", { name: "1 in is 2.54 cm" }).click();
  await expect(page.locator("[data-output=result]")).toHaveText("2.54");
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("in");
  await expect(page.getByLabel("Length", { exact: true })).toBeInViewport();
});

test("a unit switch converts the value and keeps the answer", async ({ page }) => {
  await open(page, "/calculators/bmi#region=en-AU");
  const [height, weight] = [page.getByLabel("Height", { exact: true }), page.getByLabel("Weight", { exact: true })];
  const answer = page.locator("[data-output=bmi]");
  await expect(height).toHaveValue("175");
  const before = await answer.textContent();
  await height.fill("176");
  await weight.fill("70.8");
  await expect(answer).toHaveText(before ?? "");
  await page.getByRole("radio", { name: "lb", exact: true }).click();
  await expect(weight).toHaveValue(/^156/);
  await page.getByRole("radio", { name: "ft in", exact: true }).check();
  await expect(page.getByLabel("Height, feet")).toHaveValue("5");
  await expect(page.getByLabel("Height, inches")).toHaveValue(/^9\.\d+$/);
  await expect(answer).toHaveText(before ?? "");
  await page.getByRole("radio", { name: "cm", exact: true }).check();
  await expect(height).toHaveValue("176");
  await expect(answer).toHaveText(before ?? "");
  await height.fill(`5'11"`);
  await expect(page.getByText("Read as 180.34 cm")).toBeVisible();
});

test("an example that was not touched changes to a round one, and back", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/bmi");
  const weight = page.getByLabel("Weight", { exact: true });
  await expect(weight).toHaveValue("154");
  // What converts is loaded at the first reach for the form.
  await page.getByRole("radio", { name: "kg", exact: true }).click();
  await expect(weight).toHaveValue("70");
  await page.getByRole("radio", { name: "lb", exact: true }).check();
  await expect(weight).toHaveValue("154");
  await page.getByRole("radio", { name: "st lb", exact: true }).check();
  await expect(page.getByLabel("Weight, stones")).toHaveValue("11");
  await expect(page.getByLabel("Weight, pounds")).toHaveValue("0");
  await page.getByLabel("Weight, pounds").fill("7");
  await expect(page.getByText("Read as 161 lb")).toBeVisible();
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page.getByLabel("Weight, stones")).toHaveValue("11");
  await expect(page.getByLabel("Weight, pounds")).toHaveValue("0");
});

test("what few people need is folded, and opens by itself for a link", async ({ page }) => {
  await open(page, "/calculators/mortgage");
  const extra = page.getByLabel("Extra monthly payment");
  await expect(extra).toBeHidden();
  await page.getByText("More options", { exact: true }).click();
  await expect(extra).toBeVisible();
  await page.goto("about:blank");
  await open(page, "/calculators/mortgage#extra_payment=150");
  await expect(extra).toHaveValue("150");
  await expect(extra).toBeVisible();
});

test("a switch inside its field keeps the focus", async ({ page }) => {
  await open(page, "/calculators/mortgage");
  const percent = page.getByRole("radio", { name: "A percentage of the price" }).first();
  await page.getByRole("radio", { name: "An amount", exact: true }).first().check();
  await percent.check();
  await expect(percent).toBeFocused();
  await expect(page.locator("[name=down_payment_rate]")).toHaveValue("20");
});

test("a usual value is a press away, and the key of the value that stands is pressed", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/tip");
  const rate = page.getByLabel("Tip", { exact: true });
  const key = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(key("18%")).toHaveAttribute("aria-pressed", "true");
  await key("20%").click();
  await expect(rate).toHaveValue("20");
  await expect(page.locator("[data-output=tip]")).toHaveText("$16.00");
  await expect(page).toHaveURL(/#tip_rate=20$/);
  await rate.fill("15");
  await expect(key("15%")).toHaveAttribute("aria-pressed", "true");
  await expect(key("20%")).toHaveAttribute("aria-pressed", "false");
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await key("15%").boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test("what is typed before the scripts arrive is not lost", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/calculators/tip", { waitUntil: "commit" });
  await page.getByLabel("Bill").fill("200");
  release();
  await expect(page.locator("[data-output=share]")).toHaveText("$236.00");
});

test("the figures it was checked against run in the visitor's own browser", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/mortgage");
  await page.getByRole("button", { name: /^Run all \d+ here$/ }).click();
  await expect(
    page.getByText(
      /^(All \d+ agree, to the last digit printed|\d+ agrees? to the last digit printed; .*, and we say why)\.$/,
    ),
  ).toBeVisible();
  await expect(page.getByRole("cell", { name: "761.78", exact: true }).first()).toBeVisible();
});

test("a schedule by month takes the place of that by year, and a table can be saved", async ({ page }) => {
  await open(page, "/calculators/mortgage");
  const byMonth = page.getByRole("radio", { name: "By month" });
  const rows = page.locator("#table-schedule tbody tr:not(.part)");
  await byMonth.check();
  await expect(rows).toHaveCount(360);
  await expect(byMonth).toBeFocused();
  await expect(page.locator("#table-schedule tr.part").nth(1)).toHaveText("Year 2");
  await page.getByRole("radio", { name: "By year" }).check();
  await expect(rows).toHaveCount(30);
  const saved = page.waitForEvent("download");
  await page.locator("#table-schedule").getByRole("button", { name: "CSV" }).click();
  expect((await saved).suggestedFilename()).toBe("mortgage-schedule.csv");
});

test(
  "nothing is asked of anyone else, nothing typed leaves the page, and no cookie is set",
  CI_ONLY,
  async ({ page, context }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
    await open(page, "/calculators/tip");
    await page.getByLabel("Bill").fill("7919.31");
    await page.getByLabel("Bill").blur();
    await page.waitForTimeout(800);
    expect(asked.filter((request) => !request.startsWith(new URL(page.url()).origin))).toEqual([]);
    expect(asked.filter((request) => request.includes("7919"))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  },
);

test(
  "the calculator that is closed to AI works on its page, and machines find none",
  CI_ONLY,
  async ({ page, request }) => {
    await open(page, "/calculators/scientific");
    await page.getByLabel("Expression").fill("2 × (3 + 4)^2 - 0.1 - 0.2");
    await expect(page.locator("[data-output=value]")).toHaveText("97.7");
    await page.getByLabel("Expression").fill("9^9^9");
    await expect(page.locator("[data-output]")).toHaveCount(0);
    await expect(page.locator(".answer .fault")).toBeVisible();
    for (const path of ["/api/ai/tools/scientific", "/calculators/scientific.md"]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
    expect(await (await request.get("/llms.txt")).text()).not.toMatch(/\/scientific\b(?!-)/);
  },
);

test("the same numbers are answered as other questions, and each of them is a press away", async ({ page }) => {
  await open(page, "/calculators/percentage");
  await page.getByLabel("Percentage").fill("20");
  await page.getByLabel("Number (the whole)").fill("50");
  await page.getByRole("link", { name: "50 plus 20% is 60." }).click();
  await expect(page.getByLabel("What do you want to find?")).toHaveValue("increase");
  await expect(page.locator("[data-output=answer]")).toHaveText("60");
  await page.getByRole("link", { name: "20 is 40% of 50." }).click();
  await expect(page.locator("[data-output=rate]")).toHaveText("40%");
  await expect(page.getByRole("link", { name: "20% of 50 is 10." })).toBeVisible();
});

test("every field has its name in sight, those with units too", async ({ page }) => {
  await open(page, "/calculators/bmi");
  const widths = await page
    .locator(".entry .field > label, .entry .over > label")
    .evaluateAll((labels) => labels.map((label) => [label.textContent, label.getBoundingClientRect().width] as const));
  expect(widths.map(([name]) => name)).toEqual(expect.arrayContaining(["Height", "Weight"]));
  expect(widths.filter(([, width]) => width < 20)).toEqual([]);
});

test("a figure that doesn't end has six digits, and the rest at a press", async ({ page }) => {
  await open(page, "/calculators/circle#radius=24");
  const area = page.locator("[data-output=area]");
  await expect(area).toHaveText("1,809.56");
  await page.getByRole("button", { name: "More digits" }).click();
  await expect(area).toHaveText("1,809.557368");
  await page.getByRole("button", { name: "Fewer digits" }).click();
  await expect(area).toHaveText("1,809.56");
});
