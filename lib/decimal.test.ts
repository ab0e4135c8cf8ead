// Browsers get decimal.js without what nobody asks it for: so nobody may.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { leanDecimal } from "./front/lean-decimal.mjs";
import { outline, sourceFiles } from "./sources.ts";

const whole = readFileSync("node_modules/decimal.js/decimal.mjs", "utf8");
const lean = leanDecimal(whole);

const methods = leftOut(/\bP\.(\w+) = /g);
const functions = leftOut(/ Decimal\.(\w+) = /g);
// The library itself says P for the methods and `this` for the class.
const ASKED = new RegExp(`\\.(?:${methods})\\b|\\b(?:this|(?!Math\\b|P\\b)[A-Z]\\w*)\\.(?:${functions})\\b`, "g");

it("nothing that is left of the library asks for what is left out", () => {
  expect(askedIn(lean)).toEqual([]);
});

it("no source of ours asks for it", () => {
  const asking = sourceFiles().filter(({ file, source }) => isOurs(file) && askedIn(source).length > 0);
  expect(asking.map(({ file }) => file)).toEqual([]);
});

it("whoever asked for it would be found", () => {
  expect(askedIn("x.sinh(); Decimal.hypot(x, y); Math.hypot(x, y); x.abs();")).toEqual([".sinh", "Decimal.hypot"]);
});

function leftOut(names: RegExp): string {
  const all = [whole, lean].map((text) => [...text.matchAll(names)].map(([, name]) => name));
  return (all[0] ?? []).filter((name) => !all[1]?.includes(name)).join("|");
}

function askedIn(source: string): string[] {
  return [...outline(source).code.matchAll(ASKED)].map(([asked]) => asked);
}

function isOurs(file: string): boolean {
  return /^(?:app|calculators|lib)\//.test(file) && !/\.test\.ts$/.test(file);
}
