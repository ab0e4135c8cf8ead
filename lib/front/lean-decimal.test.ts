// The whole library beside what a browser gets of it.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leanDecimal } from "./lean-decimal.mjs";

const text = readFileSync("node_modules/decimal.js/decimal.mjs", "utf8");
const whole = await classOf(text);
const lean = await classOf(leanDecimal(text));

const methods = functionsOf(lean.prototype);
const functions = functionsOf(lean).filter((name) => !["clone", "config", "set"].includes(name));

describe.each([40, 80])("to %i digits, what is left answers as in the whole library", (precision) => {
  const [less, full] = [lean.clone({ precision }), whole.clone({ precision })];

  it.each(methods)("a.%s(b)", (name) => {
    const second = /^to(?!Power)/.test(name) ? digits : number;
    same(second, (a, b) => [less, full].map((library) => said(new library(a), name, b)));
  });

  it.each(functions)("Decimal.%s(a, b)", (name) => {
    same(number, (a, b) => [less, full].map((library) => said(library, name, a, b)));
  });
});

it("another library than the one that these names come from ends the build", () => {
  expect(() => leanDecimal(text.replace("P.toFraction =", "P.fraction ="))).toThrow("toFraction");
  expect(() => leanDecimal(text.replace("LN10 = '2", "LN10 = 2"))).toThrow("LN10");
});

type Library = Readonly<Record<string, unknown>> & {
  readonly prototype: object;
  readonly clone: (settings: object) => Library;
  new (text: string): object;
};

async function classOf(text: string): Promise<Library> {
  const { Decimal } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  return Decimal;
}

function functionsOf(of: object): string[] {
  return Object.entries(of).flatMap(([name, it]) => (typeof it === "function" && name !== "constructor" ? name : []));
}

/** Between -10^40 and 10^40, whole or to forty places, or short. */
const number = fc.oneof(
  fc
    .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.integer({ min: -60, max: -24 }))
    .map((it) => it.join("e")),
  fc.integer({ min: -1000, max: 1000 }).map((eighths) => String(eighths / 8)),
);
const digits = fc.integer({ min: 0, max: 60 });

function same(second: fc.Arbitrary<string | number>, both: (a: string, b: string | number) => string[]) {
  const property = fc.property(number, second, (a, b) => {
    const [less, full] = both(a, b);
    expect(less).toBe(full);
  });
  fc.assert(property);
}

/** What it throws is an answer too. */
function said(of: object, name: string, ...given: readonly unknown[]): string {
  try {
    return String(Reflect.apply(Reflect.get(of, name), of, given));
  } catch (thrown) {
    return String(thrown);
  }
}
