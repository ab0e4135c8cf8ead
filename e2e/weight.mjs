// What a page costs a visitor: everything that a browser asks for to show it, gzipped.
import { gzipSync } from "node:zlib";
import { isAwake } from "./is-awake.mjs";

/** React and Next take 135 kB of the scripts. */
const BUDGET = { scripts: 172_000, styles: 10_000, html: 16_000 };
/** Answers several questions, works out a rate by search, has a long schedule beside its answer, or all of these. */
const SEVERAL = { scripts: 176_200 };
/** Such pages, and nothing else is special about them. */
const WITH_SEVERAL = `
  annuity-payout apr apy auto-lease auto-loan bill-split bmi bmr body-fat bond-price cagr calories credit-card-payoff
  debt-payoff depreciation future-value ideal-weight investment-growth irr loan macros mortgage-payoff
  npv number-base paint present-value refinance retirement-withdrawal sales-tax savings-goal simple-interest
  tile unit-price vat
`;
/** What stands under the answer is worked out anew for today, so what does that is loaded with the page. */
const TODAY = { scripts: 179_100 };
/** Begins with a text such as "2:30", of which the page says how it reads it, so what reads texts is loaded with it. */
const READS = { scripts: 180_500 };
/** Pages that hold more, and what. */
const EXCEPTIONS = {
  "/calculators/age": TODAY,
  "/calculators/amortization": { ...SEVERAL, html: 16_500 }, // a table of thirty years
  "/calculators/business-days": TODAY, // and the public holidays of twelve countries
  "/calculators/child-bmi": { scripts: 187_400 }, // worked out anew for today, and growth charts for each half month
  "/calculators/compound-interest": { ...SEVERAL, html: 17_200 }, // deposits that rise, and tax
  "/calculators/date-add": { scripts: 187_900 }, // worked out anew for today, and the public holidays of twelve countries
  "/calculators/due-date": { scripts: 179_500 }, // worked out anew for today, and a calendar of weeks
  "/calculators/hours-worked": { ...SEVERAL, html: 16_400 }, // one week or two
  "/calculators/house-affordability": { scripts: 177_500, html: 18_000 }, // two questions, taxes and insurance, what is comfortable
  "/calculators/income-tax": { scripts: 185_200, html: 23_200 }, // the tax tables of five countries and the rules of fifty states
  "/calculators/inflation": { scripts: 180_800, html: 16_600 }, // six price indexes by month or quarter, one of them since 1913
  "/calculators/mortgage": { scripts: 176_800, html: 19_000 }, // closing costs, taxes and insurance, the longest words, a table of thirty years
  "/calculators/paycheck": { scripts: 181_700, html: 17_300 }, // the tax tables of the United States
  "/calculators/recipe-scaler": { scripts: 175_000 }, // reads ingredients as people write them, and writes cups and spoons
  "/calculators/rent-vs-buy": { ...SEVERAL, html: 16_300 }, // a table of thirty years
  "/calculators/retirement-savings": { scripts: 177_600, html: 18_300 }, // limits by year, a match, withdrawals
  "/calculators/scientific": READS, // and a grammar of its own
  "/calculators/social-security": { scripts: 173_400 }, // two laws with their dates, and a step for each rounding
  "/calculators/speed-distance-time": READS,
  "/calculators/statistics": { ...SEVERAL, html: 16_500 }, // shape, percentiles and a confidence interval
  "/calculators/time-duration": READS,
  ...Object.fromEntries(
    WITH_SEVERAL.trim()
      .split(/\s+/)
      .map((slug) => [`/calculators/${slug}`, SEVERAL]),
  ),
  "/changes": { html: 31_500 }, // grows with every change
  "/developers": { html: 28_000 }, // programs, errors and policies
  "/developers/reference": { html: 25_000 }, // every operation and field
  "/proof": { html: 32_700 }, // every calculator, and every figure that differs
};
/** An embed is in someone else's page, so all of it counts together. */
const EMBED_BUDGET = 42_400;
/** Those that bring tables of facts along, or as much as two calculators. */
const EMBED_EXCEPTIONS = {
  "income-tax": 51_600,
  "business-days": 46_500,
  "child-bmi": 45_000,
  "date-add": 47_000,
  inflation: 47_000,
  paycheck: 48_700,
  "retirement-savings": 44_900,
  "house-affordability": 44_300, // two questions
  mortgage: 43_500, // costs of a home
  "rent-vs-buy": 42_700, // two homes
};

/** @type {(path: string) => Readonly<Record<string, number>>} */
export function budgetOf(path) {
  const [, embedded] = /^\/embed\/(.+)/.exec(path) ?? [];
  return embedded ? { all: EMBED_EXCEPTIONS[embedded] ?? EMBED_BUDGET } : { ...BUDGET, ...EXCEPTIONS[path] };
}

/** Every page that the sitemap lists, by its path; a calculator's embed is not in it. */
export async function pagesOf(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => new URL(address).pathname).sort();
}

const QUIET_MS = 500;

/** Opens an address in a page of Playwright's, and waits until nothing more is asked for. Gives each part with its text. */
export async function loadParts(page, address) {
  // What the page before still asks for is not this page's, and can't be read once it is left.
  await page.goto("about:blank");
  const responses = [];
  const note = (response) => responses.push(response);
  page.on("response", note);
  await page.goto(address, { waitUntil: "networkidle" });
  // A slow machine asks for nothing while it runs what it has, and only then for the calculator.
  if (new URL(page.url()).pathname.startsWith("/calculators/")) await page.waitForFunction(isAwake);
  for (let before = -1; before < responses.length; ) {
    before = responses.length;
    await page.waitForTimeout(QUIET_MS);
  }
  page.off("response", note);
  return Promise.all(responses.filter(hasBody).map(partOf));
}

/** A picture that is part of its address costs nothing more. */
const hasBody = (response) => !response.url().startsWith("data:") && response.status() === 200;

async function partOf(response) {
  const body = await response.body();
  const { pathname } = new URL(response.url());
  return {
    path: pathname,
    kind: response.request().resourceType(),
    text: body.toString(),
    headers: response.headers(),
    bytes: gzipSync(body).length,
  };
}

/** The bytes of each kind that has a budget, and of everything together. */
export function weightOf(parts) {
  const total = (...kinds) => sum(parts.filter(({ kind }) => kinds.includes(kind)).map(({ bytes }) => bytes));
  const all = sum(parts.map(({ bytes }) => bytes));
  return { scripts: total("script"), styles: total("stylesheet"), html: total("document"), all };
}

const sum = (figures) => figures.reduce((total, figure) => total + figure, 0);
