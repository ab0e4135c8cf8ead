import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { hintShared, sharedBy } from "./compile-hint.mjs";

const page = (...scripts: string[]) =>
  `<html><head>${scripts.map((name) => `<script src="/_next/static/chunks/${name}" async=""></script>`).join("")}</head></html>`;

it("finds the scripts that every page names, whatever deployment they are asked from", () => {
  const pages = [page("react.js", "tip.js"), page("react.js?dpl=1", "react.js"), page("search.js", "react.js")];
  expect(sharedBy(pages)).toEqual(["static/chunks/react.js"]);
});

it("ends the build where pages share none, so that a change in Next's pages is noticed", () => {
  expect(() => sharedBy([page("a.js"), page("b.js")])).toThrow("share no script");
  expect(() => sharedBy([])).toThrow("share no script");
});

it("marks them once, ahead of everything else in them, and no other", () => {
  const dir = mkdtempSync(join(tmpdir(), "hint-"));
  const chunks = join(dir, "static", "chunks");
  mkdirSync(chunks, { recursive: true });
  for (const name of ["react.js", "tip.js"]) writeFileSync(join(chunks, name), "let a");
  const pages = [page("react.js", "tip.js"), page("react.js")];
  for (let round = 1; round <= 2; round++) {
    hintShared(pages, dir);
    expect(readFileSync(join(chunks, "react.js"), "utf8")).toBe("//# allFunctionsCalledOnLoad\nlet a");
    expect(readFileSync(join(chunks, "tip.js"), "utf8")).toBe("let a");
  }
  rmSync(dir, { recursive: true });
});
