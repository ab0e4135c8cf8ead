// An owner's site as docs/owner.md describes it, really built: twelve calculators, two of them their own, one of those without code.
import { cp } from "node:fs/promises";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { post } from "./ask.ts";
import { visit } from "./kept-pages.ts";
import { older, send } from "./mcp-wire.ts";
import { repository, type Service, startService } from "./service.ts";
import { CI_ONLY } from "./sets.ts";
import { buildVariant } from "./variant.ts";

const SECRET = "a-secret-of-the-owner";

let service: Service;

test.beforeAll(async () => {
  test.setTimeout(900_000);
  const settings = { RECKONER_CONFIG: "", DRAFTS_SECRET: SECRET };
  const dir = await buildVariant(
    "owner",
    (to) => cp(join(repository, "e2e", "owner"), to, { recursive: true }),
    settings,
  );
  service = await startService(settings, { dir, command: ["lib/doors/server/start.mjs"] });
  expect(service.output()).not.toContain("Building");
});
test.afterAll(() => service?.stop());

const text = async (path: string) => (await fetch(service.url + path)).text();

test("the site has the owner's calculators and no other, and every link leads somewhere", CI_ONLY, async () => {
  test.setTimeout(120_000);
  const { tools } = JSON.parse(await text("/api/ai/tools"));
  expect(tools).toHaveLength(11);
  const sitemap = await text("/sitemap.xml");
  const pages = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g), ([, path = ""]) => path || "/");
  expect(pages.filter((path) => path.startsWith("/calculators/"))).toHaveLength(12);
  const links = new Set<string>();
  for (const page of pages) {
    for (const [, path = ""] of (await text(page)).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) links.add(path);
  }
  const broken: string[] = [];
  for (const path of links) if ((await fetch(service.url + path)).status !== 200) broken.push(path);
  expect(broken).toEqual([]);
  expect((await fetch(`${service.url}/calculators/tip`)).status).toBe(404);
});

test("own calculators answer on every door, in the owner's region", CI_ONLY, async ({ page }) => {
  const answer = await post(service.url, "share-certificate", '{"amount":5000,"years":3}');
  expect((await answer.json()).result.total).toBe("5.675,00\u00a0€");
  await page.goto(`${service.url}/calculators/harbor-dividend`, { waitUntil: "networkidle" });
  await page.getByLabel("Your shares").fill("1.000,50");
  await expect(page.locator("[data-output=dividend]")).toHaveText("30,02\u00a0€");
  expect(await text("/embed/share-certificate")).toContain("5.675,00\u00a0€");
  expect((await post(service.url, "mortgage-payoff", "{}")).status).toBe(404);
});

test("a category of the owner's is in every list, in its place, with its words", CI_ONLY, async ({ page }) => {
  await page.goto(service.url, { waitUntil: "networkidle" });
  await expect(page.locator(".contents h2 a")).toHaveText(["Membership", "Money", "Everyday"]);
  await page.getByRole("link", { name: "Membership", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Membership calculators");
  await expect(page.locator("main")).toContainText("What your shares and certificates at Harbor Credit Union pay.");
  await page.goto(`${service.url}/calculators`, { waitUntil: "networkidle" });
  const headings = await page.locator("main h2").allTextContents();
  expect(headings.indexOf("Membership")).toBe(headings.indexOf("Borrow and pay off debt") - 2);
  for (const id of await page.locator("main section").all()) await expect(id.getByRole("link").first()).toBeVisible();
  expect(await text("/sitemap.xml")).toContain("/categories/membership</loc>");
  expect(await text("/SKILL.md")).toContain("### Membership\n\n- `harbor-dividend`");
  const { tools } = JSON.parse(await text("/api/ai/tools"));
  const own = tools.filter(({ category }: { category: string }) => category === "membership");
  expect(own.map(({ slug }: { slug: string }) => slug)).toEqual(["harbor-dividend", "share-certificate"]);
  const answer = await (await post(service.url, "harbor-dividend", '{"shares":2000}')).json();
  expect(answer.disclaimer).toBe("An estimate. Your account statement has the exact figures.");
  for (const address of ["/mcp/membership", "/mcp?categories=membership"])
    expect(await toolsAt(service.url + address), address).toEqual([
      "calculator_harbor_dividend",
      "calculator_share_certificate",
    ]);
  expect((await fetch(`${service.url}/mcp/membership/server-card`)).status).toBe(200);
});

test("name, colors, words, links and pages are the owner's", CI_ONLY, async ({ page }) => {
  await page.goto(service.url, { waitUntil: "networkidle" });
  await expect(page).toHaveTitle(/Harbor Credit Union/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plan it before you sign it");
  await expect(page.getByRole("link", { name: "Harbor.example" })).toBeVisible();
  await expect(page.locator(".popular, .often").getByRole("link")).toHaveText([
    "Loan",
    "Savings goal",
    "Member dividend",
  ]);
  expect(await page.locator("header .brand img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
    0,
  );
  const color = await page.getByRole("button", { name: "Search", exact: true }).last();
  await expect(color).toHaveCSS("background-color", "rgb(20, 65, 123)");
  await page.goto(`${service.url}/legal/imprint`);
  await expect(page.locator("main")).toContainText("1 Harbor Street, Bremen");
  await page.goto(`${service.url}/privacy`);
  await expect(page.locator("main")).toContainText("GoatCounter");
  expect(await text("/.well-known/security.txt")).toContain("Contact: mailto:security@harbor.example");
});

const DRAFT = "club-dues";

test("a draft is seen by who came in with the secret, on its page and nowhere else", CI_ONLY, async () => {
  const get = (path: string, cookie = "") => fetch(service.url + path, { headers: { cookie }, redirect: "manual" });
  for (const path of ["/preview", "/preview/enter", "/preview/enter?secret=a-secret-of-another"]) {
    const answer = await get(path, "__prerender_bypass=guessed");
    expect([answer.status, (await answer.text()).includes("dues")], path).toEqual([404, false]);
  }
  const entered = await get(`/preview/enter?secret=${SECRET}`);
  expect([entered.status, entered.headers.get("location")]).toEqual([307, "/preview"]);
  const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
  const shown = await get("/preview", cookie);
  expect(shown.headers.get("cache-control")).toMatch(/^private, .*no-store/);
  expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'self'");
  const html = await shown.text();
  expect(html).toContain("Dues of 8,00\u00a0€ a month come to 96,00\u00a0€ a year.");
  expect(html).toContain("site/calculators/membership/club-dues.yaml has nothing under known.");
  const tried = await (await get(`/preview?draft=${DRAFT}&monthly_dues=10`, cookie)).text();
  expect(tried).toContain("come to 120,00\u00a0€ a year.");
  expect((await get("/preview")).status).toBe(404);
  for (const path of [`/calculators/${DRAFT}`, `/embed/${DRAFT}`, `/api/ai/tools/${DRAFT}`])
    expect((await get(path, cookie)).status, path).toBe(404);
  expect((await post(service.url, DRAFT, '{"monthly_dues":8}', { cookie })).status).toBe(404);
  for (const path of ["/", "/calculators", "/search.json", "/sitemap.xml", "/api/ai/tools", "/llms.txt", "/SKILL.md"])
    expect(await (await get(path, cookie)).text(), path).not.toMatch(/club.dues/i);
  expect(await toolsAt(`${service.url}/mcp/membership`)).not.toContain("calculator_club_dues");
  expect((await get("/preview/leave", cookie)).headers.get("set-cookie")).toMatch(/__prerender_bypass=;/);
});

test.describe("offline", () => {
  test.use({ serviceWorkers: "allow" });

  test("a page looks as the owner's do", CI_ONLY, async ({ page, context }) => {
    await visit(page, "/calculators/loan", { origin: service.url });
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator("#offline-notice")).toBeVisible();
    await expect(page.locator("body")).toHaveCSS("font-family", /Georgia/);
    const logo = page.locator("header .brand img");
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
});

test(
  "a visit is counted at the owner's tool, with its path alone, and nothing else leaves",
  CI_ONLY,
  async ({ page }) => {
    const elsewhere: string[] = [];
    await page.route(/harbor\.goatcounter\.example/, (route) => route.fulfill({ status: 204 }));
    page.on("request", (request) => {
      if (!request.url().startsWith(service.url)) elsewhere.push(request.url());
    });
    await page.goto(`${service.url}/calculators/loan?amount=12345`, { waitUntil: "networkidle" });
    expect(elsewhere).toEqual(["https://harbor.goatcounter.example/count?p=%2Fcalculators%2Floan&r="]);
  },
);

for (const scheme of ["light", "dark"] as const) {
  test(`the owner's pages are accessible, ${scheme}`, CI_ONLY, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of ["/", "/calculators/mortgage", "/calculators/share-certificate", "/legal/imprint"]) {
      await page.goto(service.url + path, { waitUntil: "networkidle" });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`)).toEqual([]);
    }
  });
}

async function toolsAt(address: string): Promise<string[]> {
  const { result } = JSON.parse((await send(address, { body: older("tools/list") })).text);
  const names = result.tools.map(({ name }: { name: string }) => name);
  return names.filter((name: string) => !/_(?:solve|table)$/.test(name));
}
