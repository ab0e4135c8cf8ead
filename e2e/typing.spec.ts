// What happens in a field under someone's hands, key by key.
import { expect, type Page, test } from "@playwright/test";
import { holdScripts, open } from "./awake.ts";
import { CI_ONLY } from "./sets.ts";

const price = (page: Page) => page.getByLabel("Home price");
const borrowed = (page: Page) => page.locator("[data-output=loan]");

async function openAtPrice(page: Page) {
  await open(page, "/calculators/mortgage#annual_rate=6.5");
  await price(page).focus();
}

test("one digit more in a number with commas is a larger number", CI_ONLY, async ({ page }) => {
  await openAtPrice(page);
  await page.keyboard.press("End");
  await page.keyboard.type("12");
  await expect(price(page)).toHaveValue("40000012");
  await expect(borrowed(page)).toHaveText("$40,000,012.00");
  await price(page).blur();
  await expect(price(page)).toHaveValue("40,000,012");
});

test("a change in the middle keeps the caret where it was made", async ({ page }) => {
  await openAtPrice(page);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("25");
  await expect(price(page)).toHaveValue("42500000");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Delete");
  await expect(price(page)).toHaveValue("420000");
  await expect(borrowed(page)).toHaveText("$420,000.00");
});

test("commas that someone types stay, and are read as typed", async ({ page }) => {
  await openAtPrice(page);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1,234,567.8");
  await expect(price(page)).toHaveValue("1,234,567.8");
  await expect(borrowed(page)).toHaveText("$1,234,567.80");
});

test("a step with an arrow key is followed by digits as well", CI_ONLY, async ({ page }) => {
  await openAtPrice(page);
  await page.keyboard.press("ArrowUp");
  await expect(price(page)).toHaveValue("401,000");
  await page.keyboard.press("End");
  await page.keyboard.press("Backspace");
  await expect(price(page)).toHaveValue("40100");
  await expect(borrowed(page)).toHaveText("$40,100.00");
});

test("a digit typed behind ours before the scripts arrive makes the larger number too", CI_ONLY, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/calculators/mortgage", { waitUntil: "commit" });
  await price(page).focus();
  await page.keyboard.press("End");
  await page.keyboard.type("0");
  release();
  await expect(borrowed(page)).toHaveText("$3,200,000.00");
});

test(
  "hundreds of rows out of sight wait while someone types, and are there when one looks",
  CI_ONLY,
  async ({ page }) => {
    // Browsers lay out what is a screen or two away.
    await page.setViewportSize({ width: 1280, height: 400 });
    await openAtPrice(page);
    await page.getByRole("radio", { name: "By month" }).check();
    const last = page.locator("#table-schedule tbody tr:not(.part)").nth(359);
    const isLaidOut = () => last.evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }));
    await last.scrollIntoViewIfNeeded();
    const { height } = (await last.boundingBox()) ?? { height: 0 };
    await price(page).focus();
    await expect.poll(isLaidOut).toBe(false);
    await price(page).fill("300000");
    await expect(borrowed(page)).toHaveText("$300,000.00");
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
    expect((await last.boundingBox())?.height).toBe(height);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(isLaidOut).toBe(false);
    await price(page).blur();
    await expect.poll(isLaidOut).toBe(true);
  },
);

test("the keys of the scientific calculator type into its field, keep the answers, and go on from the last", async ({
  page,
}) => {
  await open(page, "/calculators/scientific");
  const key = (name: string) => page.locator(".keypad").getByRole("button", { name, exact: true });
  const field = page.getByLabel("Expression");
  for (const name of ["Clear all", "sin", "3", "0", "Close parenthesis", "Plus", "2", "Equals"])
    await key(name).click();
  await expect(field).toHaveValue("sin(30) + 2");
  await expect(page.locator("[data-output=value]")).toHaveText("2.5");
  for (const name of ["Times", "4"]) await key(name).click();
  await expect(field).toHaveValue("2.5 × 4");
  await expect(page.locator("[data-output=value]")).toHaveText("10");
  for (const name of ["Delete", "Last answer"]) await key(name).click();
  await expect(field).toHaveValue("2.5 × 2.5");
  await field.press("Enter");
  await field.fill("15% of 80");
  await expect(page.locator("[data-output=value]")).toHaveText("12");
  await page.getByRole("list", { name: "Answers so far" }).getByRole("button", { name: "sin(30) + 2 = 2.5" }).click();
  await expect(field).toHaveValue("sin(30) + 2");
  const { width, height } = (await key("7").boundingBox()) ?? { width: 0, height: 0 };
  expect([width >= 44, height >= 44]).toEqual([true, true]);
});

test("a phone shows the expression, the answers, every key and what is wrong on one screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/calculators/scientific");
  const key = (name: string) => page.locator(".keypad").getByRole("button", { name, exact: true });
  const field = page.getByLabel("Expression");
  for (const name of ["Clear all", "8", "Combinations", "2", "Add to memory", "Equals", "Clear all", "Recall memory"])
    await key(name).click();
  await expect(field).toHaveValue("28");
  const foot = (await page.locator(".primary").boundingBox())?.y ?? 0;
  const equals = await key("Equals").boundingBox();
  expect((equals?.y ?? 0) + (equals?.height ?? 0)).toBeLessThanOrEqual(foot);
  expect((await field.boundingBox())?.y).toBeGreaterThan(0);
  for (const name of ["Second meaning of the keys", "Hyperbolic", "asinh"]) await key(name).click();
  await expect(page.locator(".primary .fault")).toContainText("at place 8");
  expect((await page.locator(".primary").boundingBox())?.y).toBeCloseTo(foot, -1);
  await field.fill("1/2 + 1/3");
  await page.getByRole("radio", { name: "Fraction" }).check();
  await expect(page.locator(".primary .number")).toHaveText("5/6");
});

test("a graph shows the roots in view and a table of values", async ({ page }) => {
  await open(page, "/calculators/scientific");
  const field = page.getByLabel("Expression");
  await field.fill("x^2 - 2");
  await expect(page.locator(".answer .fault")).toContainText("x, which has no value: write x = 2; x^2 - 2");
  await page.getByRole("button", { name: "Graph", exact: true }).click();
  const graph = page.getByRole("region", { name: "Graph" });
  await expect(graph.getByLabel("y =")).toHaveValue("x^2 - 2");
  await expect(graph.locator("figcaption")).toHaveText("Roots from -10 to 10: x = about -1.41421; about 1.41421");
  await expect(graph.getByRole("row", { name: "5 23", exact: true })).toBeVisible();
  await graph.getByRole("button", { name: "Zoom in" }).click();
  await graph.getByLabel("y =").fill("1/x");
  await expect(graph.locator("figcaption")).toHaveText("We found no root from -5 to 5.");
  await expect(graph.getByRole("row", { name: "0 –", exact: true })).toBeVisible();
});

test("a value keeps its name for the next expression", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/scientific");
  const key = (name: string) => page.locator(".keypad").getByRole("button", { name, exact: true });
  const field = page.getByLabel("Expression");
  await key("Clear all").click();
  await field.fill("x = 5");
  await field.press("Enter");
  await expect(page.locator("[data-output=value]")).toHaveText("5");
  await field.fill("x * 2");
  await field.press("Enter");
  await expect(field).toHaveValue("x = 5; x * 2");
  await expect(page.locator("[data-output=value]")).toHaveText("10");
  for (const name of ["Clear all", "1", "0", "Second meaning of the keys", "Remainder", "3", "Equals"])
    await key(name).click();
  await expect(page.locator("[data-output=value]")).toHaveText("1");
});

test("a sum is worked out on Enter, and a unit that is typed is chosen", async ({ page }) => {
  await open(page, "/calculators/mortgage");
  const price = page.getByLabel("Home price", { exact: true });
  await price.fill("400,000 + 12500");
  await price.press("Enter");
  await expect(price).toHaveValue("412,500");
  await open(page, "/calculators/bmi");
  const weight = page.getByLabel("Weight", { exact: true });
  await weight.fill("71kg");
  await weight.press("Enter");
  await expect(weight).toHaveValue("71");
  await expect(page.getByRole("radio", { name: "kg" })).toBeChecked();
});
