// Pages without a connection: what was visited works and says what it is, and nothing that was typed is kept.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { open } from "./awake.ts";
import { computes, keepsAll, kept, notice, TIP, visit } from "./kept-pages.ts";
import { CI_ONLY } from "./sets.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "parallel" });

test("a page that was visited loads again offline, says so, and computes", async ({ page, context }) => {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  await visit(page, TIP);
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(notice(page)).toContainText(/^You are offline\. This page was saved on \w+ \d+, \d{4}\./);
  await computes(page);
  await page.getByRole("button", { name: "What if…" }).click();
  await expect(page.locator("#what-if")).toBeVisible();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Compare side by side" })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  expect(complaints).toEqual([]);
  await context.setOffline(false);
  await page.reload();
  await expect(notice(page)).toHaveCount(0);
});

test("a country's tax comes once it is chosen, from a link as from the form, and is on the device too", async ({
  page,
  context,
}) => {
  const tax = page.locator("[data-output=income_tax]");
  await visit(page, "/calculators/income-tax#income=60000&country=germany&year=2026");
  await expect(tax).toHaveText(/9,399\.00$/);
  await context.setOffline(true);
  await page.reload();
  await expect(tax).toHaveText(/9,399\.00$/);
  await page.getByLabel("Country", { exact: true }).selectOption("canada");
  await page.getByLabel("Income", { exact: true }).fill("100000");
  await page.getByLabel("Province", { exact: true }).selectOption("QC");
  await page.getByLabel("Tax year", { exact: true }).selectOption("2025");
  await expect(tax).toHaveText(/11,322\.15$/);
});

test("a page that was not visited says so offline, and lists what there is", CI_ONLY, async ({ page, context }) => {
  await visit(page, TIP);
  await context.setOffline(true);
  await page.goto("/calculators/bmi?weight=7919");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/calculators/bmi");
  await page.getByRole("link", { name: "Tip", exact: true }).click();
  await computes(page);
});

test("the search works offline, and says what is not on the device", CI_ONLY, async ({ page, context }) => {
  await visit(page, TIP);
  await page.getByRole("button", { name: "Search" }).click();
  const field = page.getByRole("dialog").getByRole("combobox");
  await field.fill("bmi");
  await expect(page.getByRole("option", { name: /^BMI/ }).first()).not.toContainText("Not on this device");
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Search" }).click();
  await field.fill("bmi");
  await expect(page.getByRole("option", { name: /^BMI/ }).first()).toContainText("Not on this device");
  await page.reload();
  await page.getByRole("button", { name: "Search" }).click();
  await field.fill("tip");
  await expect(page.getByRole("option", { name: /^Tip/ }).first()).not.toContainText("Not on this device");
  await field.fill("bmi");
  await expect(page.getByRole("option", { name: /^BMI/ }).first()).toContainText("Not on this device");
  await field.fill("tip 15% on 80");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/calculators\/tip/);
});

test("all calculators are kept when that is asked for, work offline, and can be removed", CI_ONLY, keepsAll);

test(
  "nothing that is typed or stands in an address is kept, and REST and MCP are not touched",
  CI_ONLY,
  async ({ page, context }) => {
    const byWorker: string[] = [];
    context.on("response", (response) => {
      if (response.fromServiceWorker()) byWorker.push(new URL(response.url()).pathname);
    });
    await visit(page, `${TIP}?bill=7919.31`);
    await page.getByLabel("Bill").fill("7919.37");
    await page.waitForTimeout(600);
    await page.reload();
    await page.evaluate(async () => {
      await fetch("/api/tools/tip/calculate?bill=7919.31");
      await fetch("/api/ai/tools/tip");
      await fetch("/mcp", { method: "POST", body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' });
    });
    const urls = (await kept(page)).map(({ url }) => url);
    expect(urls.length).toBeGreaterThan(5);
    expect(urls.filter((url) => /[?#]|7919|\/api|\/mcp|\/embed/.test(url))).toEqual([]);
    const texts = await page.evaluate(async () => {
      const stored = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const found = await Promise.all(
        stored.map(async (cache) => Promise.all((await cache.keys()).map((k) => cache.match(k)))),
      );
      return Promise.all(found.flat().map(async (response) => `${response?.url} ${await response?.text()}`));
    });
    expect(texts.filter((text) => text.includes("7919"))).toEqual([]);
    expect(byWorker.length).toBeGreaterThan(0);
    expect(byWorker.filter((path) => /^\/(api|mcp|embed)/.test(path))).toEqual([]);
  },
);

test(
  "axe finds nothing in the notice and in the offline page, in light and dark",
  CI_ONLY,
  async ({ page, context }) => {
    await visit(page, TIP);
    await context.setOffline(true);
    for (const path of [TIP, "/calculators/bmi"]) {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.goto(path);
        expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
      }
    }
  },
);

test("the manifest has the icons that a device installs", CI_ONLY, async ({ page, request }) => {
  await page.goto("/");
  const path = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(path ?? "")).json();
  expect(manifest).toMatchObject({ name: "Ready Reckoner", start_url: "/", display: "standalone" });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"], src).toContain(type);
    if (type !== "image/png") continue;
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

// Nothing can be installed from an incognito window, which is what a test's own page is.
test("the browser finds nothing that keeps the site from being installed", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const context = await playwright.chromium.launchPersistentContext("", launchOptions);
  try {
    const page = await context.newPage();
    await visit(page, TIP, { origin: baseURL ?? "" });
    const browser = await context.newCDPSession(page);
    const { url, errors } = await browser.send("Page.getAppManifest");
    expect([url, errors]).toEqual([`${baseURL}/site.webmanifest`, []]);
    expect(await browser.send("Page.getInstallabilityErrors")).toEqual({ installabilityErrors: [] });
  } finally {
    await context.close();
  }
});

test("a line offers to install the site where the browser allows it, and once", CI_ONLY, async ({ page }) => {
  const offered = () =>
    page.evaluate(() => {
      const event = new Event("beforeinstallprompt", { cancelable: true });
      const prompt = async () => {
        document.title = "Installing";
      };
      dispatchEvent(Object.assign(event, { prompt }));
      return event.defaultPrevented;
    });
  const line = page.getByRole("region", { name: "Install" });
  await open(page, TIP);
  await expect(line).toHaveCount(0);
  expect(await offered()).toBe(true);
  await expect(line).toContainText("You can install Ready Reckoner as an app");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await line.getByRole("button", { name: "Install" }).click();
  await expect(line).toHaveCount(0);
  await expect(page).toHaveTitle("Installing");
  await page.reload({ waitUntil: "networkidle" });
  await offered();
  await page.waitForTimeout(500);
  await expect(line).toHaveCount(0);
});

test("the worker's script is asked for anew each time", async ({ request }) => {
  const answer = await request.get("/worker.js");
  expect(answer.headers()["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(answer.headers()["cache-control"]).toContain("max-age=0");
});
