// What pages take, on the built service: medians of three, for another process may have the machine meanwhile.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumPath } from "./browser.mjs";
import { keystrokes } from "./keystrokes.mjs";

const root = join(import.meta.dirname, "..");
const LIGHTHOUSE = "lighthouse@12.8.2";
const RUNS = 3;
const PAGES = ["/", "/calculators/mortgage", "/calculators/tip#bill=120&people=3", "/categories/finance"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const BUDGET = { lcp: 1200, cls: 0, tbt: 100, search: 16 };
const FLAGS = "--headless=new --no-sandbox --disable-dev-shm-usage";

/** The budgets that were broken. */
export async function timings(url, print) {
  return [...audits(url, print), ...(await keystrokes(url, print)), ...(await searches(url, print))];
}

function audits(url, print) {
  print([
    "\nLighthouse, a phone on a slow line",
    ...CATEGORIES.map((name) => name.slice(0, 9)),
    "LCP ms",
    "CLS",
    "TBT ms",
  ]);
  return PAGES.flatMap((path) => {
    const runs = Array.from({ length: RUNS }, () => audit(url + path));
    const scores = CATEGORIES.map((name) => median(runs.map(({ categories }) => categories[name].score * 100)));
    const metric = (name) => median(runs.map(({ audits }) => audits[name].numericValue));
    const [lcp, cls, tbt] = ["largest-contentful-paint", "cumulative-layout-shift", "total-blocking-time"].map(metric);
    print([path, ...scores, Math.round(lcp), cls, Math.round(tbt)]);
    return [
      ...CATEGORIES.flatMap((name, i) => (scores[i] < 100 ? [`${path}: ${name} ${scores[i]} of 100`] : [])),
      ...over(path, { lcp, cls, tbt }),
    ];
  });
}

const over = (path, figures) =>
  Object.entries(figures)
    .filter(([name, figure]) => figure > BUDGET[name])
    .map(([name, figure]) => `${path}: ${name} ${figure} over ${BUDGET[name]}`);

/** Under a busy machine a trace is lost at times, and Lighthouse itself asks to be run again. */
function audit(address, tries = 3) {
  const words = ["-y", LIGHTHOUSE, address, `--chrome-flags=${FLAGS}`, "--output=json", "--quiet"];
  const { stdout, stderr, status } = spawnSync("npx", words, {
    cwd: root,
    env: alone(),
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  if (status === 0) return JSON.parse(stdout);
  if (tries > 1) return audit(address, tries - 1);
  throw new Error(`Lighthouse failed on ${address}.\n${stderr}`);
}

/** Settings that npm or npx got for us would reach Lighthouse too. */
function alone() {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("npm_"));
  return { ...Object.fromEntries(own), CHROME_PATH: chromiumPath() };
}

/** From a letter to the last change of what the search shows, once it is loaded; the quickest of three for each letter. */
async function searches(url, print) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS.split(" ").slice(1) });
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const field = page.getByRole("combobox", { name: "Search calculators" });
  await field.fill(QUESTIONS[0]);
  await page.locator("[data-answer]").first().waitFor();
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await field.evaluate(typed, QUESTIONS));
  await browser.close();
  const quickest = runs[0].map((_, place) => Math.min(...runs.map((run) => run[place]))).sort((a, b) => a - b);
  const share = (part) => Number(quickest[Math.ceil(quickest.length * part) - 1].toFixed(1));
  const [half, search, worst] = [0.5, 0.95, 1].map(share);
  print([`\n${quickest.length} letters typed in the search, ms`, "half", "95 %", "worst"]);
  print(["", half, search, worst]);
  return over("the search", { search });
}

const QUESTIONS = [
  "20% tip on 58.40",
  "mortgage 400k 30 years 6.5%",
  "180 lb in kg",
  "bmi 5 ft 11 180 lb",
  "days until christmas",
  "100 dollars in 1990 today",
  "income tax on 90000 in 2026",
  "average of 12, 45, 78 and 3",
  "(3 + 4) * 2^5 / sqrt(16)",
  "12.5% off 79.99",
];

/** Runs in the page. */
async function typed(field, questions) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  let changed = 0;
  const shown = field.closest("form").querySelector(".found").parentElement;
  new MutationObserver(() => (changed = performance.now())).observe(shown, { subtree: true, childList: true });
  const times = [];
  for (const text of questions.flatMap((question) => [...question].map((_, place) => question.slice(0, place + 1)))) {
    const began = performance.now();
    changed = began;
    set.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((resume) => setTimeout(resume, 80));
    times.push(changed - began);
  }
  return times;
}

const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];
