// A link may hold as much as its author likes: the page it opens must stay of use.
import { expect, test } from "@playwright/test";
import { CI_ONLY } from "../sets.ts";

const LONG = 300_000;
/** Ten times what a quiet machine needs; the page was frozen for forty seconds. */
const PATIENCE_MS = 10_000;

for (const [name, link] of [
  ["a question", `/calculators#q=${"morgage%20".repeat(LONG / 10)}`],
  ["a question of one word", `/#q=${"a".repeat(LONG)}`],
  ["a region", `/calculators/tip#bill=80&region=${"x".repeat(LONG)}`],
  ["an input", `/calculators/tip#bill=${"9".repeat(LONG)}`],
  ["a list", `/calculators/statistics#numbers=${"1,".repeat(LONG / 2)}`],
  ["a calculation in the notebook", `/notebook#${"1+".repeat(LONG / 2)}`],
] as const) {
  test(`${name} of 300 kB in a link freezes no page`, CI_ONLY, async ({ page, baseURL }) => {
    await page.goto(baseURL + link, { waitUntil: "commit" });
    await page.waitForLoadState("load", { timeout: PATIENCE_MS });
    const longest = await page.evaluate(async () => {
      const began = performance.now();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500)));
      return performance.now() - began;
    });
    test.info().annotations.push({ type: "measured", description: `${Math.round(longest)} ms` });
    expect(longest, "milliseconds until the page answers").toBeLessThan(PATIENCE_MS);
  });
}
