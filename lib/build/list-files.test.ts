import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { listFiles } from "./list-files.mjs";

const root = mkdtempSync(join(tmpdir(), "files-"));
mkdirSync(join(root, "public"));
writeFileSync(join(root, "tip.html"), "x".repeat(10_000));
writeFileSync(join(root, "a.js"), "y".repeat(10_000));
afterAll(() => rmSync(root, { recursive: true }));

const prerenders = [{ pathname: "/calculators/tip", fallback: { filePath: join(root, "tip.html") } }];
const file = (pathname: string) => ({ pathname, filePath: join(root, "a.js") });

it("lists whole pages and what they load, with its compressed size", () => {
  const staticFiles = [file("/_next/static/chunks/a.js"), file("/_next/static/chunks/a.js.map"), file("/404")];
  listFiles({ outputs: { prerenders, staticFiles } }, root, "2026-11-23T00:00:00.000Z");
  const { bytes, ...listed } = JSON.parse(readFileSync(join(root, "public", "offline.json"), "utf8"));
  expect(listed).toEqual({
    version: "2026-11-23T00:00:00.000Z",
    pages: ["/calculators/tip"],
    files: ["/_next/static/chunks/a.js"],
  });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(1000);
});

it("fails where there is no file", () => {
  expect(() => listFiles({ outputs: { prerenders, staticFiles: [] } }, root, "")).toThrow("lists no file");
});
