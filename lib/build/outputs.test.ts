import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { outputsOf } from "./outputs.mjs";

const build = mkdtempSync(join(tmpdir(), "build-"));
afterAll(() => rmSync(build, { recursive: true }));

for (const name of [
  "server/app/index.html",
  "server/app/calculators/tip.html",
  "server/app/page.js",
  "static/chunks/a.js",
]) {
  mkdirSync(dirname(join(build, name)), { recursive: true });
  writeFileSync(join(build, name), "");
}

it("finds each page by its address, and what pages load", () => {
  expect(outputsOf(build)).toEqual({
    prerenders: [
      { pathname: "/calculators/tip", fallback: { filePath: join(build, "server/app/calculators/tip.html") } },
      { pathname: "/", fallback: { filePath: join(build, "server/app/index.html") } },
    ],
    staticFiles: [{ pathname: "/_next/static/chunks/a.js", filePath: join(build, "static/chunks/a.js") }],
  });
});

it("finds nothing where nothing was built", () => {
  expect(outputsOf(join(build, "nothing"))).toEqual({ prerenders: [], staticFiles: [] });
});
