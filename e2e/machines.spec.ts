// What machines read on pages: search engines, those who show a preview of a link, readers of feeds.
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { CI_ONLY, sampleOf } from "./sets.ts";

const pathsOf = (sitemap: string) =>
  Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);

type Head = { readonly title: string; readonly canonical: string; readonly metas: Readonly<Record<string, string>> };

/** As a machine reads it: the HTML alone, and no script run. */
async function headOf(page: Page, request: APIRequestContext, path: string): Promise<Head> {
  return page.evaluate(
    (html) => {
      const read = new DOMParser().parseFromString(html, "text/html");
      const metas = [...read.querySelectorAll("meta")].map((meta) => [
        meta.getAttribute("name") ?? meta.getAttribute("property") ?? "",
        meta.content,
      ]);
      const canonical = read.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? "";
      return { title: read.title, canonical, metas: Object.fromEntries(metas) };
    },
    await (await request.get(path)).text(),
  );
}

test(
  "every page has a title and a description of its own, and says where it stands",
  CI_ONLY,
  async ({ page, request }) => {
    const paths = pathsOf(await (await request.get("/sitemap.xml")).text());
    const heads = await Promise.all(paths.map(async (path) => ({ path, ...(await headOf(page, request, path)) })));
    for (const { path, title, canonical, metas } of heads) {
      const { description = "" } = metas;
      expect.soft(title, path).toMatch(/^.{10,60}$/);
      expect.soft(description, path).toMatch(/^.{70,160}$/);
      expect.soft(canonical && new URL(canonical).pathname, path).toBe(path);
      expect.soft(metas["og:url"], path).toBe(canonical.replace(/\/$/, ""));
      expect.soft(metas["og:description"], path).toBe(description);
      expect.soft(metas["twitter:card"], path).toBe("summary_large_image");
    }
    for (const pick of [({ title }: Head) => title, ({ metas }: Head) => metas.description]) {
      expect(new Set(heads.map(pick)).size).toBe(paths.length);
    }
  },
);

test("a calculator has a picture that its page names and does not load", CI_ONLY, async ({ page, request }) => {
  const paths = pathsOf(await (await request.get("/sitemap.xml")).text());
  const pages = paths.filter((path) => path.startsWith("/calculators/"));
  for (const path of sampleOf(pages, 8)) {
    const { metas } = await headOf(page, request, path);
    const picture = new URL(metas["og:image"] ?? "").pathname;
    expect.soft(picture).toBe(`${path}/picture.png`);
    const bytes = await (await request.get(picture)).body();
    // A PNG says its width and height in its 17th to 24th byte.
    const size = [bytes.toString("latin1", 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect.soft(size, path).toEqual(["PNG", 1200, 630]);
    expect.soft(metas["og:image:alt"], path).toMatch(/: .+\.$/);
  }
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/calculators/tip", { waitUntil: "networkidle" });
  expect(asked.filter((path) => path.endsWith(".png"))).toEqual([]);
  expect((await request.get("/picture.png")).headers()["content-type"]).toBe("image/png");
});

test("what search engines read of a calculator is true and complete", async ({ page, request }) => {
  await page.goto("/calculators/mortgage");
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const [application, crumbs] = JSON.parse(text ?? "")["@graph"];
  const { tool_version, updated_at, url } = await (await request.get("/api/ai/tools/mortgage")).json();
  expect(application).toMatchObject({
    "@type": "WebApplication",
    name: await page.getByRole("heading", { level: 1 }).innerText(),
    url,
    softwareVersion: tool_version,
    dateModified: updated_at,
    applicationCategory: "FinanceApplication",
    offers: { price: "0" },
  });
  expect(crumbs.itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3]);
  // The last is the page itself.
  const [first, second, here] = crumbs.itemListElement;
  for (const { item } of [first, second]) expect((await request.get(new URL(item).pathname)).status()).toBe(200);
  expect(here).toEqual({ "@type": "ListItem", position: 3, name: application.name });
  await page.goto("/");
  const site = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(site ?? "")["@graph"]).toMatchObject([
    { "@type": "WebSite", publisher: { name: "Ready Reckoner" } },
  ]);
});

test("the sitemap dates each calculator by its newest change, and robots lead there", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const { tools } = await (await request.get("/api/ai/tools")).json();
  for (const { slug } of tools.slice(0, 10)) {
    const { url, updated_at } = await (await request.get(`/api/ai/tools/${slug}`)).json();
    expect(sitemap).toMatch(new RegExp(`<loc>${url}</loc>\\s*<lastmod>${updated_at}`));
  }
  expect(await (await request.get("/robots.txt")).text()).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
});

test("the feed of changes is what the page of changes says", CI_ONLY, async ({ page, request }) => {
  const answer = await request.get("/changes.xml");
  expect(answer.headers()["content-type"]).toContain("application/atom+xml");
  const feed = await answer.text();
  const faults = await page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, "application/xml").querySelector("parsererror")?.textContent,
    feed,
  );
  expect(faults).toBeUndefined();
  await page.goto("/changes");
  const names = await page.locator("main section").first().getByRole("link").allInnerTexts();
  const newest = /<entry>\s*<title>([^<]*)/.exec(feed)?.[1];
  expect(names.some((name) => newest?.startsWith(name))).toBe(true);
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveCount(1);
});
