// <reckoner-calculator> in a page of another origin, whose policy allows nothing but its script.
import { createServer, type Server } from "node:http";
import { expect, type Page, test } from "@playwright/test";
import { post } from "./ask.ts";
import { CI_ONLY, toolsOf } from "./sets.ts";

let host: Server | undefined;
test.afterEach(() => void host?.close());

type Told = { readonly type: string; readonly detail: Readonly<Record<string, unknown>> };

/** What the elements of the page have told it, in order. */
const told = (page: Page): Promise<readonly Told[]> => page.evaluate("told");

async function open(page: Page, baseURL: string | undefined, elements: string) {
  const own = "'self' 'unsafe-inline'";
  const policy = `default-src 'none'; script-src ${own} ${baseURL}; style-src 'none'`;
  const listen = `told = []; for (const type of ["change", "answer"]) addEventListener(type, ({ detail }) => told.push({ type, detail }));`;
  host = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8").setHeader("content-security-policy", policy);
    const script = `<script type="module" src="${baseURL}/embed/element.js"></script>`;
    response.end(`<!doctype html><title>Host</title><script>${listen}</script>${script}${elements}`);
  }).listen(0);
  const address = host.address();
  await page.goto(`http://localhost:${typeof address === "object" ? address?.port : ""}/`);
}

test("has its attributes as inputs, and tells what is typed and answered", async ({ page, baseURL }) => {
  await open(
    page,
    baseURL,
    `<reckoner-calculator slug="mortgage" price="450000" annual-rate="6"></reckoner-calculator>`,
  );
  await expect(page.getByLabel("Home price")).toHaveValue("450,000");
  const { result, values } = await (await post(baseURL, "mortgage", await inputsOf(page))).json();
  expect((await told(page)).map(({ type }) => type)).toEqual(["answer"]);
  expect((await told(page))[0]?.detail).toMatchObject({
    result: { monthly_total: result.monthly_total },
    values: { loan: values.loan },
  });
  await page.getByLabel("Home price").fill("500,000");
  await expect.poll(async () => (await told(page)).map(({ type }) => type)).toEqual(["answer", "change", "answer"]);
  expect((await told(page))[1]?.detail).toMatchObject({ inputs: { price: "500000" } });
  await page.locator("reckoner-calculator").evaluate((element) => element.classList.add("chosen"));
  await expect(page.getByLabel("Home price")).toHaveValue("500,000");
  await page.locator("reckoner-calculator").evaluate((element) => element.setAttribute("price", "600000"));
  await expect(page.getByLabel("Home price")).toHaveValue("600,000");
  await page.getByLabel("Home price").fill("-1");
  await expect
    .poll(async () => (await told(page)).at(-1)?.detail)
    .toMatchObject({ error: { message: expect.stringContaining("Home price") } });
});

const inputsOf = async (page: Page): Promise<string> => JSON.stringify((await told(page))[0]?.detail.inputs);

test("is written as its region writes, and two stand side by side", async ({ page, baseURL }) => {
  const [german, ours] = [`slug="tip" region="de-DE" bill="80"`, `slug="tip" bill="60"`];
  await open(
    page,
    baseURL,
    `<reckoner-calculator ${german}></reckoner-calculator><reckoner-calculator ${ours}></reckoner-calculator>`,
  );
  await expect(page.locator("[data-output=share]")).toHaveText(["94,40\u00a0€", "$70.80"]);
  await page.getByLabel("Bill").nth(1).fill("100");
  await expect(page.locator("[data-output=share]")).toHaveText(["94,40\u00a0€", "$118.00"]);
});

for (const width of [320, 620, 1100]) {
  test(`keeps within ${width} pixels of a wide window`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, baseURL, `<div><reckoner-calculator slug="mortgage"></reckoner-calculator></div>`);
    const column = page.locator("div").first();
    await column.evaluate((element, width) => element.setAttribute("style", `width: ${width}px`), width);
    const price = page.getByLabel("Home price");
    await expect(price).toHaveValue(/\d/);
    const beyond = await page.locator("reckoner-calculator").evaluate((element) => {
      const right = element.getBoundingClientRect().right;
      const parts = [...(element.shadowRoot?.querySelectorAll("*") ?? [])];
      return parts.filter((part) => part.getBoundingClientRect().right > right + 1).map((part) => part.className);
    });
    expect(beyond).toEqual([]);
  });
}

test("says that there is no such calculator, to people and to the page", async ({ page, baseURL }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await open(page, baseURL, `<reckoner-calculator slug="constructor"></reckoner-calculator>`);
  await expect(page.locator("reckoner-calculator")).toHaveText("There is no calculator “constructor”.");
  expect(await told(page)).toEqual([
    { type: "answer", detail: { error: { message: "There is no calculator “constructor”." } } },
  ]);
  await page.locator("reckoner-calculator").evaluate((element) => element.setAttribute("slug", "tip"));
  await expect(page.locator("[data-output=share]")).toHaveText("$94.40");
  expect(errors).toEqual([]);
});

test("keeps the page's styles out and its own in, and takes the page's colors", async ({ page, baseURL }) => {
  await open(page, baseURL, `<h1>Host</h1><reckoner-calculator slug="tip"></reckoner-calculator>`);
  await expect(page.locator("[data-output=share]")).toBeVisible();
  const font = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  expect([await font("h1"), await font("reckoner-calculator")]).toEqual([
    expect.not.stringContaining("Helvetica"),
    expect.stringContaining("Helvetica"),
  ]);
  const element = page.locator("reckoner-calculator");
  await element.evaluate((it) => it.style.setProperty("--paper", "rgb(1, 2, 3)"));
  expect(await element.evaluate((it) => getComputedStyle(it).backgroundColor)).toBe("rgb(1, 2, 3)");
});

test("answers what REST answers, for each calculator as it begins", CI_ONLY, async ({ page, request, baseURL }) => {
  const { tools } = await (await request.get("/api/ai/tools")).json();
  for (const { slug } of toolsOf<{ readonly slug: string }>(tools, 12)) {
    await open(page, baseURL, `<reckoner-calculator slug="${slug}"></reckoner-calculator>`);
    await expect.poll(async () => (await told(page)).length, slug).toBeGreaterThan(0);
    const [answered] = await told(page);
    const { values } = await (await post(baseURL, slug, await inputsOf(page))).json();
    expect(values, slug).toMatchObject(Object(answered?.detail.values));
    host?.close();
  }
});
