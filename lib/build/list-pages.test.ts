import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { listPages } from "./list-pages.mjs";

const root = mkdtempSync(join(tmpdir(), "list-"));
afterAll(() => rmSync(root, { recursive: true }));

const page = (pathname: string, name: string, more = {}) => ({
  pathname,
  fallback: { filePath: join(root, name), ...more },
});

const written = (pathname: string, type: string) =>
  page(pathname, "written.body", { initialHeaders: { "content-type": type, "x-next-cache-tags": "all" } });

it("lists whole pages and texts by their address, and nothing else", () => {
  const prerenders = [
    page("/calculators/tip", "tip.html", { initialStatus: 200 }),
    page("/calculators/tip.rsc", "tip.rsc"),
    page("/gone", "gone.html", { initialStatus: 404 }),
    page("/_not-found", "not-found.html"),
    page("/half", "half.html", { postponedState: "x" }),
    written("/search.json", "application/json"),
    written("/changes.xml", "application/atom+xml; charset=utf-8"),
    written("/picture.png", "image/png"),
    written("/embed/tip", "text/html"),
  ];
  listPages({ outputs: { prerenders } }, root);
  expect(JSON.parse(readFileSync(join(root, ".build", "pages.json"), "utf8"))).toEqual({
    "/calculators/tip": { file: "tip.html" },
    "/search.json": { file: "written.body", headers: { "content-type": "application/json" } },
    "/changes.xml": { file: "written.body", headers: { "content-type": "application/atom+xml; charset=utf-8" } },
  });
});

it("fails where there is no page", () => {
  expect(() => listPages({ outputs: { prerenders: [] } }, root)).toThrow("lists no page");
});
