// Kept pages when the owner deploys a new version, switches the worker off, or has to withdraw a bad one.
import { expect, type Page, test } from "@playwright/test";
import { open } from "./awake.ts";
import { computes, kept, notice, TIP, visit } from "./kept-pages.ts";
import { type Answered, type Asked, ask, relay } from "./relay.ts";
import { type Service, startService } from "./service.ts";
import { CI_ONLY } from "./sets.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "parallel" });

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

test(
  "a kept page of an older version says so, and the new one takes its place when it is visited",
  CI_ONLY,
  async ({ page, context }) => {
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
  },
);

test("the owner's switch removes the worker and everything it kept", CI_ONLY, async ({ page }) => {
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

test("a worker that breaks every page is withdrawn without a page's help", CI_ONLY, async ({ page }) => {
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
