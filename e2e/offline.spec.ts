// Pages without a connection: what was visited works and says what it is, nothing that was typed is kept, and the owner can take
// all of it back.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { open } from "./awake.ts";
import { type Answered, type Asked, ask, relay } from "./relay.ts";
import { type Service, startService } from "./service.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "parallel" });

const TIP = "/calculators/tip";

/** Everything that is kept on the device: the version, path and text of each. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name) => {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      return requests.map(({ url }) => ({ name, url }));
    });
    return (await Promise.all(all)).flat();
  });

/** Waits until the page is kept, in the newest version if one is named. */
async function visit(page: Page, path: string, { origin = "", version = "" } = {}) {
  await page.goto(origin + path);
  const [alone] = path.split(/[?#]/);
  const isKept = ({ name, url }: { name: string; url: string }) =>
    name.includes(version) && new URL(url).pathname === alone;
  await expect.poll(async () => (await kept(page)).some(isKept)).toBe(true);
}

async function computes(page: Page) {
  await page.getByLabel("Bill").fill("1,234.50");
  await expect(page.locator("[data-output=total]")).toHaveText("$1,456.71");
}

const notice = (page: Page) => page.locator("#offline-notice");

test("a page that was visited loads again offline, says so, and computes", async ({ page, context }) => {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  await visit(page, TIP);
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(notice(page)).toContainText(/^You are offline\. This page was saved on \w+ \d+, \d{4}\./);
  await computes(page);
  await page.getByRole("button", { name: "Keep this" }).click();
  await expect(page.getByRole("heading", { name: "Compare" })).toBeVisible();
  await page.getByRole("button", { name: "What if…" }).click();
  await expect(page.locator("#what-if")).toBeVisible();
  await expect(notice(page)).toBeVisible();
  expect(complaints).toEqual([]);
  await context.setOffline(false);
  await page.reload();
  await expect(notice(page)).toHaveCount(0);
});

test("a page that was not visited says so offline, and lists what there is", async ({ page, context }) => {
  await visit(page, TIP);
  await context.setOffline(true);
  await page.goto("/calculators/bmi?weight=7919");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/calculators/bmi");
  await page.getByRole("link", { name: "Tip", exact: true }).click();
  await computes(page);
});

test("all calculators are kept when that is asked for, work offline, and can be removed", async ({ page, context }) => {
  await visit(page, "/about");
  const keep = page.getByRole("button", { name: /^Keep all calculators on this device \(\d\.\d MB to download\)$/ });
  await keep.click();
  await expect(page.getByRole("status").filter({ hasText: "All calculators are on this device" })).toBeVisible();
  await context.setOffline(true);
  await page.goto("/calculators/bmi");
  await expect(notice(page)).toBeVisible();
  const bmi = page.locator("[data-output=bmi]");
  const atFirst = await bmi.textContent();
  await page.locator("input[name=weight]").last().fill("250");
  await expect(bmi).not.toHaveText(atFirst ?? "");
  await page.goto("/calculators/mortgage#price=500000");
  await expect(page.locator("[data-output=monthly_total]")).toHaveText(/^\$[\d,]+\.\d\d$/);
  await page.goto("/about#offline");
  await page.getByRole("button", { name: "Remove all calculators from this device" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Removed." })).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test("nothing that is typed or stands in an address is kept, and REST and MCP are not touched", async ({
  page,
  context,
}) => {
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
});

test("axe finds nothing in the notice and in the offline page, in light and dark", async ({ page, context }) => {
  await visit(page, TIP);
  await context.setOffline(true);
  for (const path of [TIP, "/calculators/bmi"]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect((await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations).toEqual([]);
    }
  }
});

/** One address whose answers change, as when the owner deploys. */
async function deployments(first: Service) {
  let port = first.port;
  let rewrite = (_asked: Asked, answered: Answered): Answered => answered;
  const { port: at, stop } = await relay(async (asked) => {
    const answered = await ask(port, {
      ...asked,
      headers: { ...asked.headers, "accept-encoding": "identity", "if-none-match": "" },
    });
    return rewrite(asked, answered);
  });
  return {
    url: `http://127.0.0.1:${at}`,
    stop,
    deploy(next: Service, rewriting: typeof rewrite = (_asked, answered) => answered) {
      port = next.port;
      rewrite = rewriting;
    },
  };
}

/** The same answer with another text. */
function withText({ status, headers, body }: Answered, change: (text: string) => string): Answered {
  const changed = Buffer.from(change(body.toString()));
  const { "transfer-encoding": _, etag: __, ...rest } = headers;
  return { status, headers: { ...rest, "content-length": String(changed.length) }, body: changed };
}

const VERSION = /(<meta name="version" content=")[^"]+/;
const nextVersion = (_: Asked, answered: Answered) =>
  String(answered.headers["content-type"]).startsWith("text/html")
    ? withText(answered, (html) => html.replace(VERSION, "$12999-01-01T00:00:00.000Z"))
    : answered;

const areRegistered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

async function withService(settings: Record<string, string>, use: (service: Service) => Promise<void>) {
  const service = await startService(settings);
  await use(service).finally(() => service.stop());
}

test("a kept page of an older version says so, and the new one takes its place when it is visited", async ({
  page,
  context,
}) => {
  await withService({}, async (service) => {
    const site = await deployments(service);
    await visit(page, TIP, { origin: site.url });
    site.deploy(service, nextVersion);
    await visit(page, "/calculators/bmi", { origin: site.url });
    await context.setOffline(true);
    await page.goto(site.url + TIP);
    await expect(notice(page)).toContainText("The site has a newer version, whose answers may differ.");
    await computes(page);
    await page.goto(`${site.url}/calculators/bmi`);
    await expect(notice(page)).not.toContainText("newer version");
    await context.setOffline(false);
    await visit(page, TIP, { origin: site.url, version: "2999" });
    await context.setOffline(true);
    await page.reload();
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).not.toContainText("newer version");
    site.stop();
  });
});

test("the owner's switch removes the worker and everything it kept", async ({ page }) => {
  await withService({}, async (on) => {
    await withService({ OFFLINE: "false" }, async (off) => {
      const site = await deployments(on);
      await visit(page, TIP, { origin: site.url });
      expect(await areRegistered(page)).toBe(1);
      site.deploy(off);
      await page.reload();
      await expect.poll(() => areRegistered(page)).toBe(0);
      await expect.poll(() => kept(page)).toEqual([]);
      // The pages of this build still ask for the worker, which goes again and keeps nothing.
      await page.reload();
      await page.waitForTimeout(4000);
      expect([await areRegistered(page), await kept(page)]).toEqual([0, []]);
      site.stop();
    });
  });
});

const BAD_WORKER = `
  addEventListener("install", () => skipWaiting());
  addEventListener("activate", (event) => event.waitUntil(caches.open("bad").then(() => clients.claim())));
  addEventListener("fetch", (event) => {
    const headers = { "content-type": "text/html" };
    if (event.request.mode === "navigate") event.respondWith(new Response("<h1>Broken</h1>", { headers }));
  });`;
const badWorker = ({ url }: Asked, answered: Answered) =>
  url === "/worker.js" ? withText(answered, () => BAD_WORKER) : answered;

test("a worker that breaks every page is withdrawn without a page's help", async ({ page }) => {
  await withService({ OFFLINE: "false" }, async (off) => {
    const site = await deployments(off);
    site.deploy(off, badWorker);
    await open(page, site.url + TIP);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Broken" })).toBeVisible();
    site.deploy(off);
    await page.reload();
    await expect.poll(() => areRegistered(page)).toBe(0);
    await expect.poll(() => kept(page)).toEqual([]);
    await page.reload();
    await computes(page);
    site.stop();
  });
});

test("the manifest has the icons that a device installs", async ({ page, request }) => {
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

test("the worker's script is asked for anew each time", async ({ request }) => {
  const answer = await request.get("/worker.js");
  expect(answer.headers()["content-type"]).toBe("text/javascript; charset=utf-8");
  expect(answer.headers()["cache-control"]).toContain("max-age=0");
});
