// The visitor gives the result, and the page finds the input that brings it.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { open } from "./awake.ts";
import { CI_ONLY, sampleOf } from "./sets.ts";

const asking = (page: Page) => page.getByRole("form", { name: "What if" });
const status = (page: Page) => page.locator("#what-if [role=status]");
const use = (page: Page) => page.getByRole("button", { name: "Use this value" });

type Wish = { readonly want?: string; readonly toBe: string; readonly by?: string };

async function ask(page: Page, { want, toBe, by }: Wish) {
  if ((await asking(page).count()) === 0) await page.getByRole("button", { name: "What if…" }).click();
  if (want) await asking(page).getByLabel("I want").selectOption({ label: want });
  await asking(page).getByLabel("to be").fill(toBe);
  if (by) await asking(page).getByLabel("by changing").selectOption({ label: by });
}

test("a payment one can afford gives the price of the home, and form, answer and address follow", async ({ page }) => {
  await open(page, "/calculators/mortgage#annual_rate=6.5");
  await ask(page, { toBe: "$1,800" });
  await expect(status(page)).toHaveText("With “Home price” at $284,779.00, “Monthly payment” is $1,800.00.");
  await use(page).click();
  await expect(page.getByLabel("Home price", { exact: true })).toHaveValue("284,779");
  await expect(page.locator("[data-output=monthly_total]")).toHaveText("$1,800.00");
  await expect(page).toHaveURL(/#price=284779&/);
  await expect(page.getByText("as it is now")).toBeVisible();
  await ask(page, { toBe: "1,800", by: "Interest rate" });
  await page.getByLabel("Home price", { exact: true }).fill("300,000");
  await expect(status(page)).toHaveText(/^With “Interest rate” at (6\.0|5\.)\d*%, “Monthly payment” is/);
});

test("what each should pay gives the tip, and how many may share", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/tip");
  await ask(page, { toBe: "100", by: "Tip" });
  await expect(status(page)).toHaveText("With “Tip” at 25%, “Each person pays” is $100.00.");
  await expect(page.locator(".finding")).toContainText("+7 points");
  await ask(page, { toBe: "23.60", by: "People" });
  await expect(status(page)).toHaveText("With “People” at 4, “Each person pays” is $23.60.");
  await ask(page, { toBe: "30", by: "People" });
  await expect(status(page)).toHaveText(
    "No “People” was found from 1 to 1,000 that gives $30.00. The nearest found, 3, gives $31.47: $1.47 more.",
  );
});

test("a body mass index gives a weight, in the unit that is shown", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/bmi");
  await expect(page.getByLabel("Weight", { exact: true })).toHaveValue("154");
  await ask(page, { toBe: "22", by: "Weight" });
  await expect(status(page)).toHaveText("With “Weight” at 149 lb, “Body mass index” is 22.0.");
  await use(page).click();
  await expect(page.locator("[data-output=bmi]")).toHaveText("22.0");
});

test("it says so where no value does, and where several do", CI_ONLY, async ({ page }) => {
  await open(page, "/calculators/mortgage#annual_rate=6.5");
  await ask(page, { toBe: "1,800", by: "Loan term" });
  await expect(status(page)).toHaveText(
    "No “Loan term” from 1 year to 50 years gives $1,800.00. The nearest, 50 years, gives $2,254.87: $454.87 more.",
  );
  await ask(page, { toBe: "1,800", by: "Extra monthly payment" });
  await expect(status(page)).toHaveText(
    "“Extra monthly payment” makes no difference to “Monthly payment”: it stays $2,528.27.",
  );
  await open(page, "/calculators/quadratic");
  await ask(page, { want: "Vertex y", toBe: "-17", by: "Coefficient b" });
  await expect(status(page)).toHaveText("2 values of “Coefficient b” give -17: -6 and 6.");
  await page.getByRole("button", { name: "Use this value -6" }).click();
  await expect(page.locator("[data-output=vertex_y]")).toHaveText("-17");
});

test(
  "what cannot be read is said on leaving the field, and a wish stays while the form changes",
  CI_ONLY,
  async ({ page }) => {
    await open(page, "/calculators/tip");
    await ask(page, { toBe: "lots" });
    await expect(page.locator("#what-if .wrong")).toHaveCount(0);
    await asking(page).getByLabel("to be").blur();
    await expect(page.locator("#what-if .wrong")).toContainText("Each person pays must be a number");
    await ask(page, { toBe: "100", by: "Tip" });
    await page.getByLabel("Bill").fill("90");
    await expect(status(page)).toHaveText(/^With “Tip” at 11\.1\d* ?%, “Each person pays” is \$100\.00\.$/);
  },
);

test("it works by keyboard, and only then loads what it needs", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.url().endsWith(".js") && scripts.push(request.url()));
  await open(page, "/calculators/tip");
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  await page.getByRole("button", { name: "What if…" }).focus();
  await page.keyboard.press("Enter");
  await expect(asking(page).getByLabel("I want")).toBeFocused();
  expect(scripts.length).toBeGreaterThan(before);
  await page.keyboard.press("Tab");
  await page.keyboard.type("100");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Tip");
  await page.keyboard.press("Tab");
  await expect(use(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await use(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Tip", { exact: true })).toHaveValue("25");
});

for (const [colorScheme, width] of sampleOf(
  [
    ["light", 320],
    ["dark", 1280],
  ] as const,
  2,
)) {
  test(`axe finds nothing in it in ${colorScheme} at ${width} pixels`, CI_ONLY, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/calculators/mortgage#annual_rate=6.5");
    await page.getByLabel("Loan term").fill("15");
    await ask(page, { toBe: "1,800" });
    await expect(use(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
