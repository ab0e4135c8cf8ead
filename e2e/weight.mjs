// What a page costs a visitor: everything that a browser asks for to show it, gzipped.
import { gzipSync } from "node:zlib";

/** React and Next take 135 kB of the scripts. */
const BUDGET = { scripts: 172_000, styles: 10_000, html: 16_000 };
/** Pages that hold more, and what. */
const EXCEPTIONS = {
  "/developers": { html: 28_000 }, // programs, errors and policies
  "/developers/reference": { html: 25_000 }, // every operation and field
  "/proof": { html: 21_000 }, // every calculator, and every figure that differs
  "/calculators/mortgage": { html: 17_000 }, // the longest words, and a table of thirty years
  "/calculators/business-days": { scripts: 174_000 }, // the public holidays of twelve countries
  "/calculators/inflation": { scripts: 173_000 }, // three price indexes by month, one of them since 1913
  "/calculators/scientific": { scripts: 173_000 }, // a grammar of its own
};
/** @type {(path: string) => Readonly<Record<"scripts" | "styles" | "html", number>>} */
export const budgetOf = (path) => ({ ...BUDGET, ...EXCEPTIONS[path] });

/** An embed is in someone else's page, so all of it counts together. */
export const embedBudgetOf = (slug) => (slug === "business-days" ? 46_500 : 45_000);

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
