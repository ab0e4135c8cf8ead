// Pages that are kept on a device, as tests visit and look at them.
import { expect, type Page } from "@playwright/test";

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
