// Prints what pages cost in Chromium, after `npm run build`: the bytes of every page, or of those that are named; with
// `--timings` also what Lighthouse and a slowed Chromium make of some; with `--keystrokes` how long a key takes, with `--heights` how
// long pages are on a phone, and nothing else.
// Ends with 1 where a budget is broken.
import { chromium } from "@playwright/test";
import { chromiumPath } from "./browser.mjs";
import { startBuilt } from "./built.mjs";
import { heights } from "./heights.mjs";
import { keystrokes } from "./keystrokes.mjs";
import { timings } from "./timings.mjs";
import { budgetOf, loadParts, pagesOf, weightOf } from "./weight.mjs";

const COLUMNS = ["scripts", "styles", "html", "all"];

const named = process.argv.slice(2).filter((word) => word.startsWith("/"));
const service = await startBuilt();
const broken = await measured(service.url).finally(() => service.child.kill());

if (broken.length > 0) {
  console.error(`\nOver budget:\n  ${broken.join("\n  ")}`);
  process.exit(1);
}

async function measured(url) {
  if (process.argv.includes("--keystrokes")) return keystrokes(url, print);
  const paths = named.length > 0 ? named : await allOf(url);
  if (process.argv.includes("--heights")) return heights(url, paths, print);
  const over = await weights(url, paths);
  return process.argv.includes("--timings") ? [...over, ...(await timings(url, print))] : over;
}

/** The pages, and each calculator's embed after them. */
async function allOf(url) {
  const pages = await pagesOf(url);
  const slugs = pages.flatMap((path) => /^\/calculators\/([^/]+)$/.exec(path)?.slice(1) ?? []);
  return [...pages, ...slugs.map((slug) => `/embed/${slug}`)];
}

async function weights(url, paths) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  const page = await browser.newPage();
  print(["page", ...COLUMNS]);
  const broken = [];
  for (const path of paths) {
    const cost = weightOf(await loadParts(page, url + path));
    const budget = budgetOf(path);
    print([path, ...COLUMNS.map((what) => cost[what])]);
    const over = Object.keys(budget).filter((what) => cost[what] > budget[what]);
    broken.push(...over.map((what) => `${path}: ${what} ${cost[what]} over ${budget[what]}`));
  }
  await browser.close();
  return broken;
}

function print([first, ...rest]) {
  console.log(String(first).padEnd(44) + rest.map((value) => String(value).padStart(10)).join(""));
}
