// "Use it from code": what a calculator's page says to run gives what the page shows, also for what was typed.
import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { post } from "./ask.ts";
import { open } from "./awake.ts";
import { CI_ONLY, sampleOf } from "./sets.ts";

const run = promisify(execFile);
const has = (command: string) => spawnSync(command, ["--version"]).status === 0;

async function snippet(page: Page, way: string, baseURL = "") {
  const text = await page.locator(`[data-way=${way}] code`).textContent();
  return (text ?? "").replaceAll("http://localhost:3000", baseURL);
}

for (const slug of sampleOf(["tip", "gpa", "ip-subnet", "hours-worked"], 4)) {
  test(`what the page of ${slug} says to run gives the worked example's figure`, async ({ page, request, baseURL }) => {
    test.skip(!has("python3") || !has("curl"), "python3 or curl is not on this machine");
    await page.goto(`/calculators/${slug}`);
    const { example } = await (await request.get(`/api/ai/tools/${slug}`)).json();
    const figure = example.result.primary;
    const curl = await run("sh", ["-c", await snippet(page, "curl", baseURL)]);
    expect(JSON.parse(curl.stdout).result.primary).toBe(figure);
    const mcp = await run("sh", ["-c", await snippet(page, "MCP", baseURL)]);
    expect(JSON.parse(mcp.stdout).result.structuredContent.result.primary).toBe(figure);
    const fetched = await run(process.execPath, ["--input-type=module", "-e", await snippet(page, "fetch", baseURL)]);
    expect(fetched.stdout).toContain(figure);
    const python = await run("python3", ["-c", await snippet(page, "Python", baseURL)]);
    expect(python.stdout).toContain(figure);
  });
}

test("it follows what is typed, and keeps the last figures that were right", CI_ONLY, async ({ page, baseURL }) => {
  await open(page, "/calculators/bmi");
  await page.locator("[data-way=curl] summary").click();
  const code = page.locator("[data-way=curl] code");
  await expect(code).toContainText('"height": 69');
  // What converts is loaded at the first reach for the form.
  await page.getByRole("radio", { name: "cm", exact: true }).click();
  await expect(page.getByLabel("Height", { exact: true })).toHaveValue("175");
  await page.getByLabel("Height", { exact: true }).fill("1,80");
  await page.getByRole("radio", { name: "m", exact: true }).check();
  await page.getByLabel("Height", { exact: true }).fill("1.80");
  await expect(code).toContainText('"height_unit": "m"');
  await page.getByLabel("Height", { exact: true }).fill("tall");
  await expect(code).toContainText('"height": "1.80"');
  const [, body = ""] = /-d '(.*)'/.exec((await code.textContent()) ?? "") ?? [];
  const { result } = await (await post(baseURL, "bmi", body)).json();
  expect(result.primary).toMatch(/^\d/);
});

test("a calculator that is closed to programs has no such section", CI_ONLY, async ({ page, request }) => {
  const { tools } = await (await request.get("/api/ai/tools")).json();
  const open = new Set(tools.map(({ slug }: { slug: string }) => slug));
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const pages = [...sitemap.matchAll(/\/calculators\/([a-z0-9-]+)</g)].map(([, slug = ""]) => slug);
  const closed = pages.filter((slug) => !open.has(slug));
  expect(closed).toContain("scientific");
  for (const slug of closed) {
    await page.goto(`/calculators/${slug}`);
    await expect(page.locator("#code")).toHaveCount(0);
  }
});
