// What an address brings to a page, and what the page puts into it.
import { expect, test } from "@playwright/test";
import { holdScripts, open } from "./awake.ts";
import { CI_ONLY, isAll, sampleOf } from "./sets.ts";

test("nothing moves while a page takes over, nor when a link brings its figures", CI_ONLY, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const note = (list: PerformanceObserverEntryList) =>
      shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, "value"))));
    new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
  });
  const paths = [
    "/calculators/mortgage",
    "/calculators/bmi",
    "/calculators/tip#bill=120&people=3",
    "/calculators/age",
    "/calculators/mortgage#fees=90",
    "/calculators/loan#find=rate",
    "/calculators/triangle#known=asa",
    "/calculators/amortization?frequency=biweekly",
    `/calculators/bmi#height=${encodeURIComponent(`5'11"`)}`,
  ];
  for (const width of isAll ? [360, 768, 1280] : [360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of sampleOf(paths, 4)) {
      await page.goto("about:blank");
      await page.goto(path, { waitUntil: "networkidle" });
      await page.waitForTimeout(500);
      const shifts: number[] = await page.evaluate(() => Reflect.get(window, "shifts"));
      // Three decimals are what browsers and their tools report.
      expect.soft(shifts.reduce((sum, shift) => sum + shift, 0).toFixed(3), `${path} at ${width}`).toBe("0.000");
    }
  }
});

test("the address follows what is typed, and brings it back", async ({ page }) => {
  await open(page, "/calculators/tip");
  await page.getByLabel("Bill").fill("120");
  await expect(page).toHaveURL(/#bill=120$/);
  await page.goto("/");
  await page.goBack();
  await expect(page.getByLabel("Bill")).toHaveValue("120");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page).toHaveURL(/\/calculators\/tip$/);
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByText("Bill is required.").first()).toBeVisible();
});

test("the figures of a link are the first that are shown, and others are only where its scripts do not come", async ({
  page,
}) => {
  const release = await holdScripts(page);
  const [title, figure] = [page.getByRole("heading", { level: 1 }), page.locator("[data-output=total]")];
  await page.goto("/calculators/tip#bill=50", { waitUntil: "commit" });
  await expect(title).toBeVisible();
  await expect(figure).toBeAttached();
  await expect(figure).toBeHidden();
  await expect(figure).toBeVisible();
  release();
  await expect(figure).toHaveText("$59.00");
});

test("a link with something unknown says so and brings the rest", async ({ page }) => {
  await open(page, "/calculators/tip#bill=50&tips=3");
  await expect(page.getByLabel("Bill")).toHaveValue("50");
  await expect(page.getByText("tips, which this calculator does not ask for")).toBeVisible();
});

test("a link into the page, or one with tracking parameters, is not called wrong", CI_ONLY, async ({ page }) => {
  for (const address of ["#working", "?utm_source=letter&fbclid=1", "?utm_source=letter#checked"]) {
    await open(page, `/calculators/tip${address}`);
    await page.getByLabel("Bill").fill("60");
    await expect(page.locator("[data-output=total]")).toHaveText("$70.80");
    await expect(page.locator(".notice")).toHaveCount(0);
  }
});
