// Finding a calculator: by search from every page, by lists, and by what machines read.
import { expect, test } from "@playwright/test";

for (const [typed, slug] of [
  ["mort", "mortgage"],
  ["gratuity", "tip"],
  ["body mass", "bmi"],
  ["percentge", "percentage"],
] as const) {
  test(`"${typed}" leads to ${slug}, by keyboard alone`, async ({ page }) => {
    await page.goto("/about", { waitUntil: "networkidle" });
    await page.keyboard.press("/");
    await page.getByRole("combobox").fill(typed);
    const option = page.getByRole("option").first();
    await expect(option).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/calculators/${slug}$`));
  });
}

test("the search says when it finds nothing, and Escape leaves", async ({ page }) => {
  await page.goto("/calculators/tip", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("dialog").getByRole("combobox").fill("zzzzzz");
  await expect(page.getByText("Nothing here has that name.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("every list has every calculator, and the sitemap has every page, all of which open", async ({
  request,
  baseURL,
}) => {
  const { tools } = await (await request.get("/api/ai/tools")).json();
  const [all, sitemap, llms] = await Promise.all(
    ["/calculators", "/sitemap.xml", "/llms.txt"].map(async (path) => (await request.get(path)).text()),
  );
  for (const { slug, url } of tools) {
    expect(all).toContain(`href="/calculators/${slug}"`);
    expect(sitemap).toContain(`<loc>${url}</loc>`);
    expect(llms).toContain(`(${url}.md)`);
  }
  const pages = Array.from(sitemap?.matchAll(/<loc>([^<]*)<\/loc>/g) ?? [], ([, url = ""]) => new URL(url).pathname);
  expect(pages.length).toBeGreaterThan(tools.length);
  for (const path of pages) expect((await fetch(baseURL + path)).status, path).toBe(200);
});

test("a page in Markdown says what the page says", async ({ request }) => {
  const answer = await request.get("/calculators/tip.md");
  expect(answer.headers()["content-type"]).toContain("text/markdown");
  const text = await answer.text();
  for (const part of ["# Tip calculator", "## Formula", "## Limits", "$23.60"]) expect(text).toContain(part);
  expect((await request.get("/calculators/nothing.md")).status()).toBe(404);
  const page = await (await request.get("/calculators/tip")).text();
  expect(page).toContain('type="text/markdown"');
});
