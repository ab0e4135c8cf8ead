// How long pages are on a phone: screens of 390 × 844 from the top of each calculator's page to its end, as it opens.
import { chromium } from "@playwright/test";
import { chromiumPath } from "./browser.mjs";
import { isAwake } from "./is-awake.mjs";

const PHONE = { width: 390, height: 844 };
const MOST = 5;

/** Prints those that are longer, and the median; broken where that is. */
export async function heights(url, paths, print) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: PHONE, isMobile: true, hasTouch: true });
  const screens = [];
  print(["page", "screens"]);
  for (const path of paths.filter((path) => path.startsWith("/calculators/"))) {
    await page.goto(url + path, { waitUntil: "networkidle" });
    await page.waitForFunction(isAwake);
    const tall = (await page.evaluate(() => document.documentElement.scrollHeight)) / PHONE.height;
    screens.push(tall);
    if (tall > MOST) print([path, tall.toFixed(1)]);
  }
  await browser.close();
  const median = screens.sort((a, b) => a - b)[Math.floor(screens.length / 2)] ?? 0;
  print([`median of ${screens.length}`, median.toFixed(1)]);
  return median > MOST ? [`the median page: ${median.toFixed(1)} screens over ${MOST}`] : [];
}
