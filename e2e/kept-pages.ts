// Pages that are kept on a device, as tests visit and look at them.
import { type BrowserContext, expect, type Page } from "@playwright/test";

export const TIP = "/calculators/tip";

/** Everything that is kept on the device: the version, path and text of each. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name) => {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      return requests.map(({ url }) => ({ name, url }));
    });
    return (await Promise.all(all)).flat();
  });

/** Waits until the page is kept, in the newest version if one is named. */
export async function visit(page: Page, path: string, { origin = "", version = "" } = {}) {
  await page.goto(origin + path);
  const [alone] = path.split(/[?#]/);
  const isKept = ({ name, url }: { name: string; url: string }) =>
    name.includes(version) && new URL(url).pathname === alone;
  await expect.poll(async () => (await kept(page)).some(isKept)).toBe(true);
}

export async function computes(page: Page) {
  await page.getByLabel("Bill").fill("1,234.50");
  await expect(page.locator("[data-output=total]")).toHaveText("$1,456.71");
}

export const notice = (page: Page) => page.locator("#offline-notice");

/** Keeps all calculators, uses two of them without a connection, and removes all. */
export async function keepsAll({ page, context }: { readonly page: Page; readonly context: BrowserContext }) {
  await visit(page, "/about");
  const keep = page.getByRole("button", { name: /^Keep all calculators \(\d\.\d MB\)$/ });
  await keep.click();
  // Some 300 files, which a busy machine writes at 40 a second.
  const allKept = page.getByRole("status").filter({ hasText: "All calculators are on this device" });
  await expect(allKept).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await page.goto("/calculators/bmi");
  await expect(notice(page)).toBeVisible();
  const bmi = page.locator("[data-output=bmi]");
  const atFirst = await bmi.textContent();
  await page.locator("input[name=weight]").last().fill("250");
  await expect(bmi).not.toHaveText(atFirst ?? "");
  await page.goto("/calculators/mortgage#price=500000");
  await expect(page.locator("[data-output=monthly_total]")).toHaveText(/^\$[\d,]+\.\d\d$/);
  await page.goto("/about#offline");
  await page.getByRole("button", { name: "Remove all calculators from this device" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Removed." })).toBeVisible();
  expect(await kept(page)).toEqual([]);
}
