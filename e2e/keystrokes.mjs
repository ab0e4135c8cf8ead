// From a key to the next paint, with the processor slowed four times and everything on the page unfolded: the median and the
// worst of twelve keys on each page, as medians of three runs.
import { chromium } from "@playwright/test";
import { chromiumPath } from "./browser.mjs";
import { isAwake } from "./is-awake.mjs";

const RUNS = 3;
const SLOWER = 4;
const MOST = 60;
/** What Chromium rounds to; it says nothing of what took less than two of these. */
const GRAIN = 8;
/** Those with the longest tables, charts and lists. */
const PAGES = [
  "mortgage",
  "amortization",
  "rent-vs-buy",
  "debt-payoff",
  "income-tax",
  "retirement-savings",
  "investment-growth",
  "loan",
  "scientific",
  "statistics",
];
const KEYS = ["End", "1", "2", "3", "Backspace", "4", "5", "Backspace", "Backspace", "6", "Backspace", "Backspace"];

/** The pages on which a key takes too long. */
export async function keystrokes(url, print) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  print(["\nKeystrokes at a quarter of the speed, ms", "median", "worst"]);
  const broken = [];
  for (const slug of PAGES) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await typed(browser, `${url}/calculators/${slug}`));
    const [usual, worst] = [median(runs.map(median)), median(runs.map((times) => Math.max(...times)))];
    print([`/calculators/${slug}`, usual, worst]);
    if (worst > MOST) broken.push(`/calculators/${slug}: keystroke ${worst} over ${MOST}`);
  }
  await browser.close();
  return broken;
}

async function typed(browser, address) {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForFunction(isAwake);
  await unfold(page);
  await page.locator(FIELD).first().focus();
  await page.waitForTimeout(500);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(watch);
  const times = [];
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(400);
    times.push(await page.evaluate(() => Math.max(0, ...window.durations.splice(0))));
  }
  await page.close();
  return times.map((time) => Math.max(GRAIN, time));
}

const FIELD =
  'form.entry input[inputmode="decimal"], form.entry:not(:has(input[inputmode="decimal"])) input[type="text"]';

/** Every fold and every table, as they are after a person has looked at all of them. */
async function unfold(page) {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("main details")) fold.open = true;
  });
  for (const button of await page.getByRole("button", { name: / as billed$/ }).all()) await button.click();
  await page.waitForTimeout(500);
}

/** Runs in the page. */
function watch() {
  window.durations = [];
  const note = (list) => window.durations.push(...list.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(note).observe({ type: "event", durationThreshold: 16 });
}

const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];
