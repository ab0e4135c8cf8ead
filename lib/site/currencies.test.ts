import { expect, test } from "vitest";
import { CURRENCY_CODES, findCurrency } from "./currencies.ts";

test("currencies stand in order, each once, with a code of three letters", () => {
  expect(CURRENCY_CODES).toEqual([...new Set(CURRENCY_CODES)].sort());
  expect(CURRENCY_CODES.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
});

test("no two currencies share a sign", () => {
  const signs = CURRENCY_CODES.map((code) => findCurrency(code)?.sign);
  expect(new Set(signs).size).toBe(signs.length);
});

// ISO 4217 gives these a minor unit that few people write, so Unicode's tables have left it out in some years.
const SELDOM_WRITTEN = ["COP", "HUF", "IDR", "PKR"];

test("the decimals are those of the Unicode tables, which take them from ISO 4217", () => {
  const unicode = (currency: string) =>
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
  const differing = CURRENCY_CODES.filter((code) => findCurrency(code)?.digits !== unicode(code));
  expect(differing.filter((code) => !SELDOM_WRITTEN.includes(code))).toEqual([]);
});
