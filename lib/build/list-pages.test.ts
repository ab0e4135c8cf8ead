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

it("lists whole pages by their address, and nothing else", () => {
  const prerenders = [
    page("/calculators/tip", "tip.html", { initialStatus: 200 }),
    page("/calculators/tip.rsc", "tip.rsc"),
    page("/gone", "gone.html", { initialStatus: 404 }),
    page("/_not-found", "not-found.html"),
    page("/half", "half.html", { postponedState: "x" }),
  ];
  listPages({ outputs: { prerenders } }, root);
  expect(JSON.parse(readFileSync(join(root, ".build", "pages.json"), "utf8"))).toEqual({
    "/calculators/tip": "tip.html",
  });
});

it("fails where there is no page", () => {
  expect(() => listPages({ outputs: { prerenders: [] } }, root)).toThrow("lists no page");
});
