// What a link says of itself where it is sent: its own figures, where its query has inputs. And what sites show in its place.
import { expect, test } from "@playwright/test";
import { open } from "./awake.ts";

const LINK = "/calculators/tip?bill=90&tip_rate=20&people=4";

test("the preview of a link says its answer, and the page is the same page", async ({ page, request, baseURL }) => {
  const html = await (await request.get(LINK)).text();
  // 90 × 1.2 ÷ 4 = 27
  const title = "Each person pays: $27.00 | Tip calculator";
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
  expect(html).toContain(`<meta name="twitter:title" content="${title}"/>`);
  expect(html).toMatch(/<meta property="og:description" content="[^"]*\$27\.00/);
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/calculators\/tip"/);
  const plain = await (await request.get("/calculators/tip")).text();
  expect(plain).not.toContain(title);
  expect(html.slice(html.indexOf("</head>"))).toBe(plain.slice(plain.indexOf("</head>")));

  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await open(page, LINK);
  await expect(page.locator('[data-output="share"]')).toHaveText("$27.00");
  await expect(page).toHaveURL(`${baseURL}/calculators/tip#bill=90&tip_rate=20&people=4`);
  expect(complaints).toEqual([]);
});

test("a copied link is one of these, and says what is public", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/calculators/tip#bill=90&people=4");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied. Your figures are in it")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/calculators\/tip\?bill=90&people=4$/);
  await page.getByRole("button", { name: "Copy result" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/calculators\/tip#bill=90&people=4$/);
});

test("a page leads to what sites show in its place, and the frame has the link's inputs", async ({ page, request }) => {
  await open(page, "/calculators/tip");
  const found = await page.locator('link[type="application/json+oembed"]').getAttribute("href");
  expect((await request.get(new URL(found ?? "").pathname + new URL(found ?? "").search)).status()).toBe(200);
  const { origin } = new URL(found ?? "");
  const ask = (params: Record<string, string>) => request.get("/api/oembed", { params });
  const { html, type } = await (await ask({ url: `${origin}/calculators/tip#bill=80&people=4` })).json();
  expect(type).toBe("rich");
  expect(html).toContain(`src="${origin}/embed/tip#bill=80&amp;people=4"`);
  expect((await ask({ url: `${origin}/calculators/tip`, format: "xml" })).status()).toBe(501);
  expect((await ask({ url: `${origin}/calculators/none` })).status()).toBe(404);
});
