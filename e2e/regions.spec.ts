// Regions as visitors and programs meet them: the same texts on the page, through REST and through MCP, wherever it is read.
import { expect, type Page, test } from "@playwright/test";
import { open } from "./awake.ts";
import { callTool } from "./mcp-wire.ts";
import { CI_ONLY, toolsOf } from "./sets.ts";

const REGIONS =
  "en-US en-GB en-CA en-AU en-IN en-IE de-DE de-CH fr-FR es-ES es-MX pt-BR it-IT nl-NL pl-PL sv-SE ja-JP".split(" ");

const share = (page: Page) => page.locator("[data-output=share]");
const pickRegion = async (page: Page, name: string) => {
  await page.getByRole("button", { name: /^Region: / }).click();
  await page.getByRole("combobox", { name: /^Numbers, money/ }).selectOption(name);
};

test(
  "in every region a page shows what REST and MCP answer to worked examples",
  CI_ONLY,
  async ({ page, request, baseURL }) => {
    const { tools } = await (await request.get("/api/ai/tools")).json();
    test.setTimeout(60_000 + tools.length * 30_000);
    for (const [i, { slug }] of toolsOf(tools as readonly { slug: string }[], 24).entries()) {
      const { example } = await (await request.get(`/api/ai/tools/${slug}`)).json();
      // Each page in one region; lib/doors/routes/every-region.test.ts has all of both, without a browser.
      for (const region of REGIONS.filter((_, r) => (i + r) % REGIONS.length === 0)) {
        const rest = await (
          await request.post(`/api/tools/${slug}/calculate?region=${region}`, { data: example.inputs })
        ).json();
        const tool = `calculator_${slug.replaceAll("-", "_")}`;
        const mcp = await callTool(`${baseURL}/mcp?answers=full&region=${region}`, tool, example.inputs);
        const timeless = { calculation_timestamp: "" };
        expect.soft({ ...(mcp.structuredContent as object), ...timeless }, slug).toEqual({ ...rest, ...timeless });
        const { primary: _repeated, ...figures } = rest.result;
        const { pathname, hash } = new URL(rest.share_url);
        await page.goto("about:blank");
        await page.goto(pathname + hash);
        // A page leaves out what was asked for, and what is for programs alone.
        const unlike = async () =>
          Object.entries(await figuresOn(page)).filter(([name, text]) => figures[name] !== text);
        await expect.poll(async () => Object.keys(await figuresOn(page)), slug).not.toEqual([]);
        await expect.poll(unlike, `${slug} in ${region}`).toEqual([]);
      }
    }
  },
);

const figuresOn = (page: Page) =>
  page.evaluate(() => {
    const outputs = [...document.querySelectorAll<HTMLElement>("[data-output]")];
    return Object.fromEntries(outputs.map(({ dataset, textContent }) => [dataset.output, textContent]));
  });

test("a region is chosen at the top of a page, changes it at once, and is kept on the device alone", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (asked) => sent.push(`${asked.url()} ${asked.postData() ?? ""}`));
  await open(page, "/calculators/tip");
  await expect(share(page)).toHaveText("$94.40");
  await pickRegion(page, "de-DE");
  await expect(share(page)).toHaveText("94,40\u00a0€");
  await expect(page.getByRole("button", { name: "Region: Germany (EUR)" })).toBeVisible();
  await page.getByLabel("Bill").fill("1.234");
  await expect(page.locator("[data-output=total]")).toHaveText("1.456,12\u00a0€");
  await expect.poll(() => new URL(page.url()).hash).toBe("#bill=1234");
  await page.getByRole("combobox", { name: /^Currency/ }).selectOption("CHF");
  await expect(page.locator("[data-output=total]")).toHaveText("1.456,12\u00a0CHF");
  await expect(page.getByLabel("Bill")).toHaveValue("1.234");
  await page.reload();
  await expect(page.locator("[data-output=total]")).toHaveText("1.456,12\u00a0CHF");
  expect(sent.filter((request) => /de-DE|CHF/.test(request))).toEqual([]);
  await pickRegion(page, "en-US");
  await expect(page.locator("[data-output=total]")).toHaveText("$1,456.12");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a form that no one has touched opens in the units of the region, and one with figures keeps its own", async ({
  page,
}) => {
  await open(page, "/calculators/bmi");
  await expect(page.locator("[name=height_unit]:checked")).toHaveValue("in");
  await expect(page.locator("[name=weight_unit]:checked")).toHaveValue("lb");
  expect(new URL(page.url()).hash).toBe("");
  await pickRegion(page, "en-GB");
  await expect(page.getByLabel("Height, feet")).toHaveValue("5");
  await expect(page.getByLabel("Weight, stones")).toHaveValue("11");
  await page.getByRole("combobox", { name: /^Numbers, money/ }).selectOption("fr-FR");
  await expect(page.locator("[name=height_unit]:checked")).toHaveValue("cm");
  await expect(page.locator("[name=weight]")).toHaveValue("70");
  await page.locator("[name=weight]").fill("72,5");
  await page.getByRole("combobox", { name: /^Numbers, money/ }).selectOption("en-US");
  await expect(page.locator("[name=weight]")).toHaveValue("72.5");
  await expect(page.locator("[name=weight_unit]:checked")).toHaveValue("kg");
});

test("a link carries a region, for itself alone", async ({ page }) => {
  await page.goto("/calculators/tip#bill=1234&region=de-CH");
  await expect(page.locator("[data-output=total]")).toHaveText("CHF\u00a01’456.12");
  await expect(page.locator(".notice")).toHaveCount(0);
  await page.getByLabel("Bill").fill("2000");
  await expect.poll(() => new URL(page.url()).hash).toBe("#bill=2000&region=de-CH");
  await page.goto("/calculators/tip");
  await expect(share(page)).toHaveText("$94.40");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("the table of regions is not loaded before someone leaves the owner's", CI_ONLY, async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await open(page, "/calculators/mortgage");
  await page.waitForTimeout(2500);
  expect((await Promise.all(scripts)).filter((text) => text.includes("Switzerland"))).toEqual([]);
});

test.describe("with a browser that speaks German", () => {
  test.use({ locale: "de-DE" });

  test("the region is offered once, and taken only when it is accepted", CI_ONLY, async ({ page }) => {
    await open(page, "/calculators/tip");
    const offer = page.getByRole("region", { name: "Region" });
    await expect(offer).toContainText("Germany (EUR)");
    await expect(share(page)).toHaveText("$94.40");
    await offer.getByRole("button", { name: "No, thanks" }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await page.waitForTimeout(2500);
    await expect(offer).toHaveCount(0);
    await expect(share(page)).toHaveText("$94.40");
  });

  test("accepted, it is there at once and stays", CI_ONLY, async ({ page }) => {
    await open(page, "/calculators/tip");
    await page.getByRole("region", { name: "Region" }).getByRole("button", { name: "Yes" }).click();
    await expect(share(page)).toHaveText("94,40\u00a0€");
    await page.goto("/calculators/mortgage");
    await expect(page.locator(".primary")).toContainText("€");
  });
});

test("nothing moves when a kept region is put in place", CI_ONLY, async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => localStorage.setItem("region", "region=de-DE"));
  await page.goto("/calculators/mortgage");
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 1500);
      }),
  );
  // Its figures and rows are other ones, on which a page closes by less than anyone sees.
  expect(moved).toBeLessThan(0.005);
  await expect(page.locator(".primary")).toContainText("€");
});
