// What people come for, done on a phone by labels alone, in as many actions as a person would need. An action is a press,
// a choice or a field that is filled in.
import { expect, type Page, test } from "@playwright/test";
import { open } from "./awake.ts";
import { FURTHER_TASKS } from "./further-tasks.ts";
import { CI_ONLY, sampleOf } from "./sets.ts";
import { Hand, TASKS } from "./tasks.ts";

test.use({ viewport: { width: 360, height: 740 } });

const headline = (page: Page) => page.locator(".answer .number");

/** Where a page begins with today. */
const TODAY = new Date("2026-11-20T12:00:00");

for (const { ask, on, most, act, answer } of sampleOf([...TASKS, ...FURTHER_TASKS], 5)) {
  test(ask, async ({ page }, info) => {
    await page.clock.setFixedTime(TODAY);
    await open(page, `/calculators/${on}`);
    // A form that is typed in before its region is there keeps the figures it began with.
    if (on.includes("region=")) await page.locator("form[data-region]").waitFor();
    const hand = new Hand(page);
    await act(hand);
    await expect(headline(page)).toHaveText(answer);
    await expect(headline(page)).toBeInViewport();
    info.annotations.push({ type: "actions", description: String(hand.actions) });
    expect(hand.actions).toBeLessThanOrEqual(most);
  });
}

test("a tiny rate is asked about, and a press puts it right", async ({ page }) => {
  await open(page, "/calculators/mortgage");
  const rate = page.getByLabel("Interest rate", { exact: true });
  await rate.fill("0.065");
  await page.getByRole("button", { name: "Did you mean 6.5%?" }).click();
  await expect(rate).toHaveValue("6.5");
});

test("large text fits a phone without scrolling sideways", CI_ONLY, async ({ page }) => {
  for (const on of ["mortgage", "gpa", "hours-worked", "statistics", "bmi", "compound-interest"]) {
    await open(page, `/calculators/${on}`);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), on).toBeLessThanOrEqual(360);
  }
});
