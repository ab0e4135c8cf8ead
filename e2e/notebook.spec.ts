// The notebook: lines with answers, which use the lines above them and live in the address.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { CI_ONLY, sampleOf } from "./sets.ts";

const line = (page: Page, place: number) => page.getByRole("textbox", { name: `Line ${place}`, exact: true });
const worth = (page: Page, place: number) => page.locator(`[data-line="${place}"]`);
const addressOf = (lines: readonly string[]) => `/notebook#${new URLSearchParams({ lines: lines.join("\n") })}`;

test("a line uses those above it, and a change above changes what is below", async ({ page }) => {
  await page.goto("/notebook", { waitUntil: "networkidle" });
  await line(page, 1).fill("rent = 1200");
  await line(page, 1).press("Enter");
  await expect(line(page, 2)).toBeFocused();
  await page.keyboard.type("rent * 12 + 5%");
  await expect(worth(page, 2)).toHaveText("15,120");
  await line(page, 1).fill("rent = $1,000");
  await expect(worth(page, 2)).toHaveText("$12,600.00");
  await expect(page).toHaveURL(/lines=rent\+%3D\+%241%2C000%0Arent/);
  await page.reload({ waitUntil: "networkidle" });
  await expect(line(page, 2)).toHaveValue("rent * 12 + 5%");
  await expect(worth(page, 2)).toHaveText("$12,600.00");
});

test("it begins with an example, which the address holds only once it is changed", async ({ page }) => {
  await page.goto("/notebook", { waitUntil: "networkidle" });
  await expect(worth(page, 3)).toHaveText("$1,650.00");
  expect(new URL(page.url()).hash).toBe("");
  await line(page, 2).fill("groceries = $500");
  await expect(worth(page, 3)).toHaveText("$1,700.00");
  await expect(page).toHaveURL(/groceries/);
});

test("Enter, Backspace and the arrows move between lines, and line numbers follow", async ({ page }) => {
  await page.goto(addressOf(["7", "line 1 * 2"]), { waitUntil: "networkidle" });
  await line(page, 1).press("Home");
  await line(page, 1).press("Enter");
  await expect(line(page, 3)).toHaveValue("line 1 * 2");
  await expect(line(page, 2)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(line(page, 1)).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(line(page, 3)).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(line(page, 2)).toBeFocused();
});

test("questions are answered by their calculators, and an error stays at its line", async ({ page }) => {
  await page.goto(addressOf(["dinner = 58.40", "20% tip on dinner", "dinner / 0", "2 + 2"]), {
    waitUntil: "networkidle",
  });
  await expect(worth(page, 2)).toContainText("$11.68");
  await expect(worth(page, 2).getByRole("link", { name: "Tip calculator" })).toHaveAttribute(
    "href",
    /^\/calculators\/tip#/,
  );
  await expect(worth(page, 3)).toHaveText("÷ divides by 0, which has no answer.");
  await expect(line(page, 3)).toHaveAttribute("aria-invalid", "true");
  await expect(worth(page, 4)).toHaveText("4");
});

test(
  "it is copied as text and pasted back, and nothing of it leaves the browser",
  CI_ONLY,
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/notebook", { waitUntil: "networkidle" });
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ""}`));
    await page.getByRole("button", { name: "Clear" }).click();
    await line(page, 1).fill("trip = 60 mph * 2.5 h");
    await line(page, 1).press("Enter");
    await page.keyboard.type("trip in km");
    await expect(worth(page, 2)).toHaveText("241.4016 km");
    await page.getByRole("button", { name: "Copy as text" }).click();
    await expect(page.getByText("Notebook copied.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe("trip = 60 mph * 2.5 h = 150 mi\ntrip in km = 241.4016 km");
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(line(page, 2)).toHaveCount(0);
    await line(page, 1).press("Control+v");
    await expect(worth(page, 2)).toHaveText("241.4016 km");
    expect(sent.filter((request) => request.includes("trip"))).toEqual([]);
  },
);

test("a settled answer is announced once", CI_ONLY, async ({ page }) => {
  await page.goto("/notebook", { waitUntil: "networkidle" });
  await expect(worth(page, 3)).toHaveText("$1,650.00");
  await line(page, 1).fill("17 * 23");
  await expect(page.getByRole("status").filter({ hasText: "Line 1: 391" })).toHaveCount(1);
});

test("a link with more than a page can take is cut, and does not block the page", CI_ONLY, async ({ page }) => {
  await page.goto(addressOf(Array<string>(3000).fill("69!/68!*67!/66!*65!")), { waitUntil: "networkidle" });
  await expect(line(page, 100)).toBeVisible();
  await expect(line(page, 101)).toHaveCount(0);
  await expect(worth(page, 100).locator("b")).toBeVisible();
});

for (const width of sampleOf([360, 1280], 2)) {
  test(`it has no fault that axe can find at ${width} pixels, in light and dark`, CI_ONLY, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(addressOf(["rent = 1200", "rent * 12", "20% tip on $58.40", "1 / 0", ""]), {
      waitUntil: "networkidle",
    });
    await expect(worth(page, 2)).toHaveText("14,400");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
  });
}
