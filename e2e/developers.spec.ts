// The developers' page: what it says to copy works, and it says the same as the disk, the document and the sitemap.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { older, send } from "./mcp-wire.ts";
import { repository } from "./service.ts";
import { CI_ONLY } from "./sets.ts";

const app = join(repository, "app");
const files = readdirSync(app, { recursive: true, encoding: "utf8" }).map((file) => `/${file.replaceAll("\\", "/")}`);
const addresses = (name: string) =>
  files
    .filter((file) => file.endsWith(name))
    .map((file) => file.slice(0, -name.length).replaceAll("[", "{").replaceAll("]", "}") || "/");

test("routes on disk, the OpenAPI document and the page name the same operations", async ({ page, request }) => {
  const { paths } = await (await request.get("/api/openapi.json")).json();
  const routes = addresses("/route.ts").filter((path) => /^\/(api|mcp)(\/|$)/.test(path));
  // What is not there, documents of one calculator, sets of tools, which are as /mcp, and files for registries.
  const others = /^\/api\/(\{\.\.\.rest\}|openapi\/\{slug\})$|^\/mcp\/./;
  expect(Object.keys(paths).sort()).toEqual(routes.filter((path) => !others.test(path)).sort());

  await page.goto("/developers/reference");
  const listed = await page.locator("#reference summary code").allTextContents();
  const operations = Object.entries<object>(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed).toEqual(operations);
});

/** Where a browser goes that has no connection, and pages that only an owner can write (owner.spec.ts). */
const UNLISTED = ["/offline", "/legal/{page}"];

test("every page on disk but these is in the sitemap, and whatever the sitemap names is there", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const listed = addresses("/page.tsx").filter((path) => !UNLISTED.includes(path));
  const patterns = listed.map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, "[a-z0-9-]+")}$`));
  expect(patterns.filter((pattern) => !named.some((path) => pattern.test(path)))).toEqual([]);
  expect(named.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});

test("each configuration is well-formed, and each address in it serves tools", CI_ONLY, async ({ page, baseURL }) => {
  await page.goto("/developers");
  const texts = await page.locator("#connect code").allTextContents();
  for (const text of texts.filter((text) => text.startsWith("{"))) JSON.parse(text);
  const found = texts.flatMap((text) => [...text.matchAll(/http:\/\/localhost:3000(\/mcp[^"\s]*)/g)]);
  const served = new Map<string, number>();
  for (const path of new Set(found.map(([, path = ""]) => path))) {
    const { status, text } = await send(baseURL + path, { body: older("tools/list") });
    expect(status, path).toBe(200);
    served.set(path, JSON.parse(text).result.tools.length);
  }
  expect([...served.keys()].filter((path) => path.includes("?categories="))).not.toEqual([]);
  expect([...served.keys()].filter((path) => path.includes("?tools="))).not.toEqual([]);
  const all = served.get("/mcp") ?? 0;
  for (const [path, count] of served) if (path !== "/mcp") expect([count > 0, count < all], path).toEqual([true, true]);
});

test("its program for MCP names what the SDK has", CI_ONLY, async ({ page }) => {
  await page.goto("/developers");
  const program = await page.locator("#connect code", { hasText: "listTools" }).textContent();
  const [, names = "", from = ""] = /import \{ (.*) \} from "(.*)"/.exec(program ?? "") ?? [];
  expect(from).toBe("@modelcontextprotocol/client");
  const sdk = await import("@modelcontextprotocol/client");
  for (const name of names.split(", ")) expect(Object.keys(sdk)).toContain(name);
});

test("a request can be tried on the page, and a mistake is answered as to any program", async ({ page }) => {
  await page.goto("/developers", { waitUntil: "networkidle" });
  const form = page.getByRole("form", { name: "Try it" });
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status")).toHaveText("200 OK");
  await expect(form.locator("code")).toContainText('"primary": "$23.60"');
  await expect(form.locator("code")).toContainText("ratelimit-policy");
  await form.getByLabel("Body").fill('{"bill": -1}');
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status")).toHaveText("400 Bad Request");
  await expect(form.locator("code")).toContainText("INVALID_INPUT");
  await form.getByLabel("Operation").selectOption("list");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.locator("code")).toContainText('"generated_at"');
});

test("whoever begins anywhere is led to the interface", async ({ request, baseURL }) => {
  for (const path of ["/", "/calculators/tip", "/api", "/api/ai/tools", "/api/nothing", "/developers"]) {
    const { link } = (await request.get(path)).headers();
    expect(link, path).toContain('</api/openapi.json>; rel="service-desc"');
    expect(link, path).toContain('</developers>; rel="service-doc"');
  }
  const catalogue = await request.get("/.well-known/api-catalog");
  expect(catalogue.headers()["content-type"]).toContain("application/linkset+json");
  const { linkset } = await catalogue.json();
  const { links } = await (await request.get("/api")).json();
  const led = JSON.stringify([linkset, links]).match(/http:\/\/localhost:3000[^"{]*(?=")/g) ?? [];
  expect(led.length).toBeGreaterThan(8);
  for (const address of led) {
    const { status } = await fetch(baseURL + new URL(address).pathname);
    expect([200, 405], address).toContain(status);
  }
});
