// What a page costs a visitor: everything that a browser asks for to show it, gzipped.
import { gzipSync } from "node:zlib";
import { isAwake } from "./is-awake.mjs";

/** The same for every page, so that none is a special case. */
const MOST = { scripts: 216_000, styles: 10_000, html: 26_500 };
/** Lists that grow with every change, operation, calculator and fact. */
const FREE = ["/changes", "/developers/reference", "/proof", "/proof/facts"];
/** Each calculator is in its HTML twice, once more for React. */
const LIST = "/calculators";
const MOST_OF_LIST = 40_000;
/** An embed is in someone else's page, so all of it counts together. */
const MOST_OF_EMBED = 71_000;

/** @type {(path: string) => Readonly<Record<string, number>>} */
export function budgetOf(path) {
  if (path.startsWith("/embed/")) return { all: MOST_OF_EMBED };
  if (path === LIST) return { ...MOST, html: MOST_OF_LIST };
  return FREE.includes(path) ? {} : MOST;
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
