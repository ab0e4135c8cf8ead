// A page that is tried by key and click must first have taken over the form that came with the HTML, and, where a link brings
// figures, show it: what is hidden takes no focus.
import type { Page } from "@playwright/test";
import { isAwake } from "./is-awake.mjs";

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(isAwake);
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)));
}

/** No script of the page comes before it is let through. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resume) => {
    release = resume;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
