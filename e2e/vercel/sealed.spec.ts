// Every page of a Vercel build allows its own inline scripts and no others.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const output = join(process.env.VERCEL_PROJECT ?? "", ".vercel", "output");
const pages = ["functions", "static"].flatMap((part) =>
  readdirSync(join(output, part), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => join(output, part, name)),
);

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/;
const EXECUTED = /<script(?<attributes>[^>]*)>(?<source>[\s\S]*?)<\/script>/g;

function inlineScripts(html: string): string[] {
  return [...html.matchAll(EXECUTED)].flatMap(({ groups: { attributes = "", source = "" } = {} }) =>
    / src=|ld\+json/.test(attributes) ? [] : [source],
  );
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("every page has a policy with the hashes of its own scripts", async ({ request, baseURL }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(pages.length).toBeGreaterThanOrEqual(sitemap.split("<loc>").length - 1);
  for (const page of pages) {
    const html = readFileSync(page, "utf8");
    const policy = (POLICY.exec(html)?.[1] ?? "").replaceAll("&#x27;", "'");
    const hashes = policy.match(/'sha256-[^']+'/g) ?? [];
    expect.soft(hashes.sort(), page).toEqual([...new Set(inlineScripts(html).map(hashOf))].sort());
    expect.soft(policy, page).toContain("default-src 'none'; script-src 'self'");
  }
  console.log(`${baseURL}: ${pages.length} pages sealed.`);
});

test("what is served is what was sealed: every page of the sitemap, and those for errors", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, url = ""]) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(50);
  for (const path of [...paths, ...NOWHERE]) {
    const answer = await request.get(path);
    const html = await answer.text();
    // Where the platform itself refuses, there is no page of ours.
    if (html !== "" || answer.ok()) expect.soft(html, path).toMatch(POLICY);
  }
});

/** Addresses of functions that would render a page, and so one that was never sealed. */
const NOWHERE = [
  ...["/nothing", "/calculators/nothing", "/categories/nothing", "/404", "/500", "/_not-found", "/_global-error"],
  ...["/calculators/[slug]", "/calculators/%5Bslug%5D", "/categories/%5Bcategory%5D", "/embed/%5Bslug%5D"],
];

/** The page as an attacker who can write into it would have it. */
const injected = (html: string) =>
  html.replace("</body>", "<script>window.injected = true</script><img src=x onerror='window.injected = true'></body>");

for (const [path, sealed] of [
  ["/calculators/tip", true],
  ["/nothing", true],
  ["/calculators/tip", false],
] as const) {
  test(`an injected script ${sealed ? "does not run" : "would run without the policy"} on ${path}`, async ({
    page,
  }) => {
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      const html = injected(await answer.text());
      await route.fulfill({ response: answer, body: sealed ? html : html.replace(POLICY, "") });
    });
    await page.goto(path, { waitUntil: "load" });
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => "injected" in window)).toBe(!sealed);
  });
}

test("a sealed page works: no violation, and the form answers", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && complaints.push(message.text())));
  await page.goto("/calculators/tip", { waitUntil: "networkidle" });
  await page.locator("[name=bill]").fill("200");
  await expect(page.locator("[data-output=total]").first()).toHaveText("$236.00");
  expect(complaints).toEqual([]);
});
