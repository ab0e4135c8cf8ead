import { expect, test } from "vitest";
import { calculate, findCurrency, isRefusal, present, presentWorking } from "#engine";
import vat from "./vat.ts";

test.each([
  ["JPY", "¥18", "VAT on each: ¥55 × 10% ≈ ¥6"],
  ["KWD", "KWD 16.500", "VAT on each: KWD 55.000 × 10% = KWD 5.500"],
  ["EUR", "€16.50", "VAT on each: €55.00 × 10% = €5.50"],
])("in %s the VAT on each of three items is in the currency's smallest unit", (code, total, step) => {
  const currency = findCurrency(code);
  const inputs = { find: "gross", price_without: 55, vat_rate: 10, quantity: 3, rounded_on: "article" };
  const answer = currency && calculate(vat, inputs, currency);
  if (!answer || isRefusal(answer)) throw new Error(`no answer in ${code}`);
  const figures = present(vat, answer, currency).figures;
  expect(figures.find(({ name }) => name === "vat")?.text).toBe(total);
  expect(presentWorking(vat, answer, currency)).toContain(step);
});
