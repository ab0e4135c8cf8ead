// Embeds: the page's answers on another site: light, in any frame, and useful without scripts.
import { createServer, type Server } from "node:http";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { post } from "./ask.ts";
import { type Descriptor, generator } from "./generate.ts";
import { CI_ONLY, toolsOf } from "./sets.ts";
import { budgetOf, loadParts, weightOf } from "./weight.mjs";

const CASES = 8;

type Tool = { readonly slug: string; readonly name: string; readonly inputs: readonly Descriptor[] };
type Values = Readonly<Record<string, string>>;
type Seen = { readonly body: Values; readonly figures: Values; readonly fault: string | undefined };

const listedTools = async (request: APIRequestContext): Promise<readonly Tool[]> =>
  (await (await request.get("/api/ai/tools")).json()).tools;

test("embeds answer what REST answers, for its example and for other figures, and keep to their budget", async ({
  page,
  request,
  baseURL,
}) => {
  const tools = toolsOf(await listedTools(request), 24);
  test.setTimeout(tools.length * 10_000);
  const costs: [slug: string, bytes: number][] = [];
  for (const { slug, inputs } of tools) {
    const next = generator(`embed ${slug}`);
    const example = inputs.map((input) => [input.name, input.default ?? input.example ?? ""] as const);
    const others = Array.from({ length: CASES }, () => inputs.map((input) => [input.name, next(input)] as const));
    costs.push([slug, weightOf(await loadParts(page, `/embed/${slug}`)).all]);
    await isTakenOver(page);
    for (const { body, figures, fault } of await page.evaluate(typeAll, [example, ...others])) {
      const asked = `${slug} ${JSON.stringify(body)}`;
      const { result, error } = await (await post(baseURL, slug, JSON.stringify(body))).json();
      const { primary, ...named } = result ?? {};
      // What cannot be read is refused by both, here in words for those who type.
      expect.soft(fault !== undefined, asked).toBe(error !== undefined);
      // A form leaves out what was asked for, and what is for programs alone.
      expect.soft(named, asked).toMatchObject(figures);
      expect.soft(Object.keys(figures).length > 0, asked).toBe(error === undefined);
    }
  }
  costs.sort(([, a], [, b]) => b - a);
  const heaviest = costs.slice(0, 3).map(([slug, bytes]) => `${slug} ${bytes} B`);
  console.log(`The heaviest embeds: ${heaviest.join(", ")}`);
  expect(costs.filter(([slug, bytes]) => bytes > (budgetOf(`/embed/${slug}`).all ?? 0))).toEqual([]);
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await isTakenOver(page);
}

/** Once its script has taken the form over, it hands on what is in it. */
async function isTakenOver(page: Page) {
  await page.waitForFunction(() => document.querySelector<HTMLAnchorElement>(".onward a")?.hash);
}

/** As typing and clicking do: an event only where something changes. Twice, because choices decide which inputs there are. */
async function typeAll(cases: readonly (readonly (readonly [string, string])[])[]): Promise<Seen[]> {
  const form = document.forms[0];
  const set = (name: string, value: string) => {
    const found = form?.elements.namedItem(name);
    const chosen = document.querySelector<HTMLInputElement>(`input[type=radio][name="${name}"][value="${value}"]`);
    const control = chosen ?? (found instanceof HTMLElement ? found : undefined);
    if (control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type)) {
      if (control.checked !== (control === chosen || value === "true")) control.click();
    } else if (control && "value" in control && control.value !== value) {
      control.value = value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
  const isShown = (name: string) => form?.querySelector(`[name="${name}"]`)?.closest("[hidden]") === null;
  // A country's law may still be on its way; the link to the page says what is answered.
  const isAnswered = () => {
    const said = new URLSearchParams(document.querySelector<HTMLAnchorElement>(".onward a")?.hash.slice(1));
    const chosen = form?.querySelectorAll<HTMLInputElement>("select, input[type=radio]:checked") ?? [];
    return [...chosen].every(({ name, value }) => (said.get(name) ?? value) === value);
  };
  const seen: Seen[] = [];
  for (const values of cases) {
    for (let round = 1; round <= 2; round++) {
      for (const [name, value] of values) set(name, value);
      for (let waits = 0; !isAnswered() && waits < 200; waits++)
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const outputs = [...document.querySelectorAll<HTMLElement>("[data-output]")];
    seen.push({
      body: Object.fromEntries(values.filter(([name, value]) => value !== "" && isShown(name))),
      figures: Object.fromEntries(outputs.map((output) => [output.dataset.output ?? "", output.textContent ?? ""])),
      fault: document.querySelector(".answer .fault")?.textContent ?? undefined,
    });
  }
  return seen;
}

test("stands in a page of another origin, tells its height there, and fit.js takes it", async ({ page, baseURL }) => {
  const host = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(
      `<iframe src="${baseURL}/embed/tip" width="400"></iframe><script src="${baseURL}/embed/fit.js"></script>`,
    );
  }).listen(0);
  const address = host.address();
  await page.goto(`http://localhost:${typeof address === "object" ? address?.port : ""}/`);
  const frame = page.frameLocator("iframe");
  await frame.getByLabel("Bill").fill("200");
  await expect(frame.locator("[data-output=share]")).toHaveText("$236.00");
  const inside = () => frame.locator("body").evaluate((body) => Math.round(body.getBoundingClientRect().height));
  const outside = () =>
    page.locator("iframe").evaluate((element) => Math.round(element.getBoundingClientRect().height));
  await expect.poll(async () => (await outside()) - (await inside())).toBeLessThan(6);
  expect(await inside()).toBeGreaterThan(300);
  host.close();
});

test("fit.js heeds no frame but ours", async ({ page, baseURL }) => {
  const html = (text: string) =>
    createServer((_, response) => void response.setHeader("content-type", "text/html").end(text)).listen(0);
  const portOf = (server: Server) => {
    const address = server.address();
    return typeof address === "object" ? address?.port : "";
  };
  const foreign = html(`<script>parent.postMessage({ type: "ready-reckoner:height", height: 5000 }, "*")</script>`);
  const frame = `<iframe height="100" src="http://127.0.0.1:${portOf(foreign)}/"></iframe>`;
  const host = html(`<script src="${baseURL}/embed/fit.js"></script>${frame}`);
  await page.goto(`http://localhost:${portOf(host)}/`);
  // What it sent before this has arrived.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect((await page.locator("iframe").boundingBox())?.height).toBeLessThan(200);
  host.close();
  foreign.close();
});

test("fit.js makes no frame higher than a page is long", async ({ page, baseURL }) => {
  const host = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<iframe src="${baseURL}/embed/tip"></iframe><script src="${baseURL}/embed/fit.js"></script>`);
  }).listen(0);
  const address = host.address();
  await page.goto(`http://localhost:${typeof address === "object" ? address?.port : ""}/`);
  const frame = page.locator("iframe");
  // Its own page has told its height, so it tells no other.
  await expect.poll(() => frame.evaluate((element) => element.style.height)).not.toBe("");
  const body = page.frameLocator("iframe").locator("body");
  await body.evaluate(() => parent.postMessage({ type: "ready-reckoner:height", height: 1e9 }, "*"));
  await expect.poll(() => frame.evaluate((element) => element.style.height)).toBe("10000px");
  host.close();
});

test("only embeds may be framed, and they send nothing anywhere", async ({ request }) => {
  const policy = async (path: string) => (await request.get(path)).headers()["content-security-policy"];
  for (const path of ["/", "/calculators/tip", "/about", "/nothing", "/embedded"]) {
    expect(await policy(path), path).toBe("frame-ancestors 'none'");
  }
  const embed = await request.get("/embed/tip");
  expect(embed.headers()["x-frame-options"]).toBeUndefined();
  expect(await policy("/embed/tip")).toMatch(/default-src 'none'.*form-action 'none'.*frame-ancestors \*/);
  const script = /src="([^"]+)"/.exec(await embed.text())?.[1] ?? "";
  expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
  expect((await request.get("/embed/fit.js")).headers()["cache-control"]).not.toContain("immutable");
  expect((await request.get("/embed/nothing")).status()).toBe(404);
});

test("a form in an embed is a form: units, arrows, faults and Reset", async ({ page }) => {
  await open(page, "/embed/bmi#region=en-AU");
  const height = page.getByLabel("Height", { exact: true });
  await expect(height).toHaveValue("175");
  await height.press("ArrowUp");
  await expect(height).toHaveValue("176");
  await page.getByRole("radio", { name: "m", exact: true }).check({ force: true });
  await expect(height).toHaveValue("1.76");
  await expect(page.locator("[data-output=bmi]")).toHaveText("22.6");
  await height.fill("tall");
  await expect(page.locator(".wrong")).toHaveCount(0);
  await height.blur();
  await expect(page.locator(".field .wrong")).toHaveText(/^Height must be a number/);
  await expect(page.locator("[data-output]")).toHaveCount(0);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(height).toHaveValue("175");
  await expect(page.locator("[data-output=bmi]")).toHaveText("22.9");
});

test("one digit more in a number with commas is a larger number in an embed too", CI_ONLY, async ({ page }) => {
  await open(page, "/embed/mortgage");
  const price = page.getByLabel("Home price");
  await price.focus();
  await page.keyboard.press("End");
  await page.keyboard.type("0");
  await expect(price).toHaveValue("4000000");
  await price.blur();
  await expect(price).toHaveValue("4,000,000");
});

test("an embed reports a fault in the words of REST", CI_ONLY, async ({ page, baseURL }) => {
  await open(page, "/embed/tip");
  await page.getByLabel("People").fill("0");
  await page.getByLabel("People").blur();
  const { error } = await (await post(baseURL, "tip", '{"bill":80,"people":0}')).json();
  await expect(page.locator(".field .wrong")).toHaveText(error.message);
  await expect(page.locator(".answer .fault")).toHaveText(error.message);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("an embed has the answer to its example", async ({ page }) => {
    await page.goto("/embed/tip");
    await expect(page.locator("[data-output=share]")).toHaveText("$94.40");
    await expect(page.getByRole("link", { name: "Steps, limits and sources" })).toBeVisible();
  });
});
