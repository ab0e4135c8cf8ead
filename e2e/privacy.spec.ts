// What the privacy section says, held: what is typed stays on the page.
import { expect, test } from "@playwright/test";
import { open } from "./awake.ts";
import { CI_ONLY, sampleOf } from "./sets.ts";

const TYPED = "7919.31";

for (const path of sampleOf(["/calculators/tip", "/calculators/mortgage", "/embed/tip"], 3)) {
  test(`what is typed on ${path} is in no request, no cookie and no storage`, async ({ page, context, baseURL }) => {
    const sent: string[] = [];
    page.on("request", (request) => {
      sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`);
    });
    if (path.startsWith("/embed")) await page.goto(path, { waitUntil: "networkidle" });
    else await open(page, path);
    const money = page.locator("form.entry input[type=text], form input[inputmode=decimal]").first();
    await money.fill(TYPED);
    await money.blur();
    await money.press("Enter");
    // The address takes up the figures a moment after; then everything on the page is used that asks for something.
    await page.waitForTimeout(600);
    const proof = page.getByRole("button", { name: /^Run all/ });
    if (await proof.count()) await proof.click();
    await page.reload({ waitUntil: "networkidle" });
    await page.goto("/about", { waitUntil: "networkidle" });
    expect(sent.length).toBeGreaterThan(3);
    expect(sent.filter((request) => request.replaceAll(/[,%]|2C/g, "").includes(TYPED))).toEqual([]);
    expect(sent.filter((request) => !request.startsWith(baseURL ?? ""))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect((await context.storageState()).origins).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the Enter key sends a form of one field nowhere", async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    await page.goto("/calculators/prime-factorization");
    await page.locator("form.entry input").first().fill("7919");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(500);
    expect(sent.filter((url) => url.includes("7919"))).toEqual([]);
  });
});

test("no page sets a cookie or asks anybody else for anything", CI_ONLY, async ({ page, context, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const address = request.url();
    if (!address.startsWith(baseURL ?? "") && !address.startsWith("data:")) elsewhere.push(address);
  });
  for (const path of ["/", "/calculators", "/categories/health", "/changes", "/about", "/nothing", "/embed/bmi"]) {
    await page.goto(path, { waitUntil: "networkidle" });
  }
  expect(elsewhere).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
