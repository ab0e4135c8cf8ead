// What a page costs a visitor: everything that a browser asks for to show it, gzipped.
import { gzipSync } from "node:zlib";

/** React and Next take 135 kB of the scripts. */
const BUDGET = { scripts: 172_000, styles: 10_000, html: 16_000 };
/** What stands under the answer is worked out anew for today, so what does that is loaded with the page. */
const TODAY = { scripts: 178_600 };
/** Begins with a text such as "2:30", of which the page says how it reads it, so what reads texts is loaded with it. */
const READS = { scripts: 180_000 };
/** Answers several questions, or has a long schedule beside its answer. */
const QUESTIONS = { scripts: 175_600 };
/** Each page knows where the calculators of its category are, 35 bytes for each, and money has the most. */
const MONEY = { scripts: 174_800 };
/** Was close to the limit before pages kept themselves on the device, which takes 650 bytes. */
const KEPT = { scripts: 173_600 };
/** Pages that hold more, and what. */
const EXCEPTIONS = {
  "/calculators/amortization": { ...QUESTIONS, html: 16_500 }, // a table of thirty years
  "/calculators/annuity-payout": MONEY,
  "/calculators/apr": MONEY,
  "/calculators/apy": KEPT,
  "/calculators/auto-lease": KEPT,
  "/calculators/auto-loan": KEPT,
  "/calculators/bill-split": KEPT,
  "/calculators/bmi": KEPT,
  "/calculators/bmr": KEPT,
  "/calculators/body-fat": KEPT,
  "/calculators/cagr": KEPT,
  "/calculators/debt-payoff": KEPT,
  "/calculators/future-value": KEPT,
  "/calculators/ideal-weight": KEPT,
  "/calculators/paint": KEPT,
  "/calculators/present-value": KEPT,
  "/calculators/refinance": KEPT,
  "/calculators/sales-tax": KEPT,
  "/calculators/bond-price": MONEY,
  "/calculators/calories": QUESTIONS,
  "/calculators/compound-interest": { ...QUESTIONS, html: 16_300 },
  "/calculators/credit-card-payoff": MONEY,
  "/calculators/house-affordability": { scripts: 176_400 }, // two questions, and taxes and insurance
  "/calculators/irr": QUESTIONS, // and a search for every rate that fits
  "/calculators/mortgage-payoff": QUESTIONS,
  "/calculators/npv": QUESTIONS,
  "/calculators/rent-vs-buy": { ...QUESTIONS, html: 16_300 }, // a table of thirty years
  "/calculators/vat": MONEY,
  "/calculators/statistics": { ...QUESTIONS, html: 16_500 }, // shape, percentiles and a confidence interval
  "/changes": { html: 21_500 }, // grows with every change
  "/developers": { html: 28_000 }, // programs, errors and policies
  "/developers/reference": { html: 25_000 }, // every operation and field
  "/proof": { html: 30_200 }, // every calculator, and every figure that differs
  "/calculators/age": TODAY,
  "/calculators/business-days": TODAY, // and the public holidays of twelve countries
  "/calculators/date-add": { scripts: 187_000 }, // worked out anew for today, and the public holidays of twelve countries
  "/calculators/due-date": TODAY,
  "/calculators/inflation": { scripts: 180_200, html: 16_300 }, // six price indexes by month or quarter, one of them since 1913
  "/calculators/scientific": READS, // and a grammar of its own
  "/calculators/speed-distance-time": READS,
  "/calculators/time-duration": READS,
  "/calculators/mortgage": { scripts: 175_300, html: 17_700 }, // taxes and insurance, the longest words, a table of thirty years
  "/calculators/investment-growth": QUESTIONS,
  "/calculators/loan": QUESTIONS,
  "/calculators/retirement-withdrawal": QUESTIONS,
  "/calculators/savings-goal": QUESTIONS,
  "/calculators/income-tax": { scripts: 182_900, html: 21_100 }, // the tax tables of five countries and the rules of forty-eight states
  "/calculators/paycheck": { scripts: 179_800 }, // the same of the United States
  "/calculators/retirement-savings": { scripts: 176_400, html: 17_700 }, // limits by year, a match, withdrawals
};
/** @type {(path: string) => Readonly<Record<"scripts" | "styles" | "html", number>>} */
export const budgetOf = (path) => ({ ...BUDGET, ...EXCEPTIONS[path] });

/** An embed is in someone else's page, so all of it counts together. */
const EMBED_BUDGET = 42_000;
/** Those that bring tables of facts along. */
const EMBED_EXCEPTIONS = {
  "income-tax": 49_500,
  "business-days": 46_500,
  "date-add": 47_000,
  inflation: 47_000,
  paycheck: 47_000,
  "retirement-savings": 44_500,
  "house-affordability": 43_000, // two questions
};
export const embedBudgetOf = (slug) => EMBED_EXCEPTIONS[slug] ?? EMBED_BUDGET;

/** Every page that the sitemap lists, by its path. */
export async function pagesOf(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => new URL(address).pathname).sort();
}

/** Opens an address in a page of Playwright's, and waits until nothing more is asked for. Gives each part with its text. */
export async function loadParts(page, address) {
  const responses = [];
  const note = (response) => responses.push(response);
  page.on("response", note);
  await page.goto(address, { waitUntil: "networkidle" });
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
