// A page offers its calculator to the browser's own agent, with the tool that MCP has, and nothing to a browser without one.
import { type Browser, chromium, expect, type Page, test } from "@playwright/test";
import { CI_ONLY } from "./sets.ts";

const ARGS = ["--no-sandbox", "--disable-dev-shm-usage", "--enable-features=WebMCP"];

test.describe("in a browser with an agent", () => {
  let browser: Browser;
  let page: Page;

  test.beforeAll(async ({ baseURL }) => {
    browser = await chromium.launch({ executablePath: process.env.E2E_CHROMIUM, args: ARGS });
    page = await browser.newPage();
    await page.goto(`${baseURL}/calculators/bmi`);
    await expect.poll(async () => (await page.webmcp.tools()).map(({ name }) => name)).toEqual(["calculator_bmi"]);
  });
  test.afterAll(() => browser.close());

  test("the page has the tool of MCP, with its schema", async ({ request }) => {
    const [offered] = await page.webmcp.tools();
    const tool = await (await request.get("/calculators/bmi/tool.json")).json();
    expect(offered?.description).toBe(tool.description);
    expect(offered?.inputSchema).toEqual(tool.inputSchema);
  });

  test("it answers as REST does, and shows what it answered", async ({ request }) => {
    const inputs = { height: "5 ft 11 in", weight: "180 lb" };
    const { result, primary } = await (await request.post("/api/tools/bmi/calculate", { data: inputs })).json();
    const said = JSON.stringify(await page.webmcp.callTool("calculator_bmi", inputs));
    expect(said).toContain(primary.sentence);
    for (const [name, text] of Object.entries(result))
      if (name !== "primary") expect(said).toContain(`(${name}): ${text}`);
    await expect(page.locator("[data-output=bmi]")).toHaveText(result.bmi);
    await expect(page).toHaveURL(/\/calculators\/bmi#/);
  });

  test("it says what is wrong", async () => {
    const said = JSON.stringify(await page.webmcp.callTool("calculator_bmi", { height: 180, wight: 70 }));
    expect(said).toContain("did you mean weight?");
    expect(said).toContain("Weight is required.");
  });
});

test("a browser without an agent loads nothing for it", CI_ONLY, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/calculators/bmi");
  await expect(page.locator("[data-output=bmi]")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.endsWith("tool.json"))).toEqual([]);
});

test("a browser with an earlier draft, on its navigator, gets the same tool", CI_ONLY, async ({ page }) => {
  await page.addInitScript(() => {
    const offered: object[] = [];
    const modelContext = { registerTool: (tool: object) => offered.push(tool) };
    Object.defineProperty(navigator, "modelContext", { value: modelContext });
    Object.assign(window, { offered });
  });
  await page.goto("/calculators/tip");
  const names = () => page.evaluate(() => Reflect.get(window, "offered").map(({ name }: { name: string }) => name));
  await expect.poll(names).toEqual(["calculator_tip"]);
});

test("a browser that refuses the tool shows the page all the same, without an error", CI_ONLY, async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const refuse = async () => {
      Object.assign(window, { refused: true });
      throw new DOMException("No tools here.", "NotAllowedError");
    };
    Object.defineProperty(document, "modelContext", { value: { registerTool: refuse } });
  });
  await page.goto("/calculators/tip");
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "refused"))).toBe(true);
  await expect(page.locator("[data-output=tip]")).toBeVisible();
  expect(errors).toEqual([]);
});
