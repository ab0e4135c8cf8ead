// A service really built as an owner in Germany would, whose settings are in .env. A calculator that others name is a draft; one
// that is closed and one that is broken are copies of a folder.
import { cp, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { post } from "./ask.ts";
import { type Service, startService } from "./service.ts";
import { CI_ONLY } from "./sets.ts";
import { buildVariant } from "./variant.ts";

const SETTINGS = "SITE_NAME=Rechner\nREGION=de-DE\nAI_CLOSED_CALCULATORS=margin\nRATE_LIMIT_PER_MINUTE=9999\n";
const DRAFT = "date-difference";

let dir: string;
let service: Service;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  dir = await buildVariant("kinds", async (dir) => {
    await writeFile(join(dir, ".env"), SETTINGS);
    await rewrite(join(dir, "calculators", "dates", DRAFT, `${DRAFT}.ts`), (source) =>
      source.replace("\n  inputs", '\n  status: "draft",\n  inputs'),
    );
    await addCopy(dir, "tip-closed", (source) => source.replace("\n  inputs:", '\n  ai: "closed",\n  inputs:'));
    await addCopy(dir, "tip-broken", (source) => `if (process.env.BROKEN) throw new Error("secret");\n${source}`);
  });
  // It says so where it would build again.
  service = await startService({}, { dir, command: ["lib/doors/server/start.mjs"] });
  expect(service.output()).not.toContain("Building");
});
test.afterAll(() => service?.stop());

/** The tip calculator again under another slug: one folder, as for any calculator. */
async function addCopy(dir: string, slug: string, change: (source: string) => string) {
  const folder = join(dir, "calculators", "everyday", slug);
  await cp(join(dir, "calculators", "everyday", "tip"), folder, { recursive: true });
  await rename(join(folder, "tip.ts"), join(folder, `${slug}.ts`));
  await rewrite(join(folder, `${slug}.ts`), (source) => change(source));
  for (const file of ["content.ts", "vectors.ts", "laws.ts"]) {
    await rewrite(join(folder, file), (source) => source.replace("./tip.ts", `./${slug}.ts`));
  }
}

async function rewrite(file: string, change: (source: string) => string) {
  await writeFile(file, change(await readFile(file, "utf8")));
}

test("a draft has no address", CI_ONLY, async () => {
  const { url } = service;
  const kinds = ["", "/proof", "/picture.png", ".md"].map((kind) => `/calculators/${DRAFT}${kind}`);
  const preview = ["/preview", "/preview/enter", "/preview/enter?secret=", "/preview/leave"];
  for (const path of [...kinds, ...preview, `/embed/${DRAFT}`, `/api/ai/tools/${DRAFT}`]) {
    expect((await fetch(url + path)).status, path).toBe(404);
  }
  expect((await post(url, DRAFT, '{"from":"2026-01-01","to":"2026-01-02"}')).status).toBe(404);
});

const LISTS = [
  "/api/ask?q=how+many+days+between+1+june+2025+and+31+july+2025",
  "/search.json",
  "/sitemap.xml",
  "/llms.txt",
  "/SKILL.md",
  "/changes.xml",
  "/changes.json",
  "/api",
  "/api/ai/tools",
  "/api/openapi.json",
  "/.well-known/ai-catalog.json",
  "/.well-known/api-catalog",
];

test("no page, list or description names a draft", CI_ONLY, async () => {
  const { url } = service;
  const text = async (path: string) => (await fetch(url + path)).text();
  const sitemap = await text("/sitemap.xml");
  const pages = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g), ([, path = ""]) => path || "/");
  expect(pages).toContain("/calculators/date-add");
  const { tools } = JSON.parse(await text("/api/ai/tools"));
  const described = tools.map(({ slug }: { slug: string }) => `/api/ai/tools/${slug}`);
  const naming: string[] = [];
  for (const path of [...pages, ...LISTS, ...described]) {
    const said = await text(path);
    if (said.includes(`/${DRAFT}`) || said.includes(`"${DRAFT}"`) || said.includes("date_difference"))
      naming.push(path);
  }
  expect(naming).toEqual([]);
});

test("neither the search nor the notebook answers by a draft", CI_ONLY, async ({ page }) => {
  const { url } = service;
  const question = "how many days between 1 june 2025 and 31 july 2025";
  await page.goto(`${url}/calculators#${new URLSearchParams({ q: question })}`, { waitUntil: "networkidle" });
  await expect(page.locator("[data-answer]")).toHaveCount(0);
  await page.goto(`${url}/calculators#${new URLSearchParams({ q: "date difference" })}`, { waitUntil: "networkidle" });
  await expect(page.locator(`a[href^="/calculators/${DRAFT}"]`)).toHaveCount(0);
  const lines = `${question}\n20% tip on 58,40`;
  await page.goto(`${url}/notebook#${new URLSearchParams({ lines })}`, { waitUntil: "networkidle" });
  await expect(page.getByText("11,68\u00a0€")).toBeVisible();
  await expect(page.locator(`a[href^="/calculators/${DRAFT}"]`)).toHaveCount(0);
});

test("settings in .env hold for pages and programs alike", CI_ONLY, async () => {
  const { url } = service;
  const html = await (await fetch(`${url}/calculators/margin`)).text();
  expect(html).toContain("Rechner");
  expect((await post(url, "margin", '{"cost":1,"price":2}')).status).toBe(404);
  const answer = await fetch(`${url}/api/ai/tools`);
  expect((await answer.json()).site).toBe("Rechner");
});

test("a calculator closed to AI has its page and is 404 to machines", CI_ONLY, async () => {
  const { url } = service;
  for (const path of ["/calculators/tip-closed", "/embed/tip-closed"]) {
    expect((await fetch(url + path)).status, path).toBe(200);
  }
  expect((await fetch(`${url}/api/ai/tools/tip-closed`)).status).toBe(404);
  const answer = await post(url, "tip-closed", '{"bill":1}');
  expect([answer.status, (await answer.json()).error.code]).toEqual([404, "TOOL_NOT_FOUND"]);
});

test("a calculator whose module does not load stops the start, and is named", CI_ONLY, async () => {
  const failure = await startService({ BROKEN: "1" }, { dir }).catch((error: Error) => error);
  expect(String(failure)).toContain("the calculator tip-broken does not load");
  expect(String(failure)).not.toContain("secret");
});

test("the owner's region is in pages, in the search and in the notebook", CI_ONLY, async ({ page }) => {
  const { url } = service;
  const html = await (await fetch(`${url}/calculators/tip`)).text();
  expect(html).toContain("94,40\u00a0€");
  await page.goto(`${url}/calculators/tip`, { waitUntil: "networkidle" });
  await page.getByLabel("Bill").fill("1.000,50");
  await expect(page.locator("[data-output=total]")).toHaveText("1.180,59\u00a0€");
  await page.goto(`${url}/calculators#${new URLSearchParams({ q: "20% tip on 58,40" })}`, { waitUntil: "networkidle" });
  await expect(page.locator('[data-answer="tip"]')).toContainText("11,68\u00a0€");
  const lines = "rent = 1.200,50\nrent * 12\n20% tip on 58,40";
  await page.goto(`${url}/notebook#${new URLSearchParams({ lines })}`, { waitUntil: "networkidle" });
  for (const answer of ["1.200,5", "14.406", "11,68\u00a0€"]) await expect(page.getByText(answer)).toBeVisible();
});
