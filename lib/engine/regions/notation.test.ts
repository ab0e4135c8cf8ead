import { describe, expect, it, test } from "vitest";
import { inNotation } from "../printing/format.ts";
import { CURRENCY_CODES, findCurrency } from "./currencies.ts";
import { currencyIn } from "./notation.ts";
import { REGION_CODES, regionNamed } from "./region.ts";

const OURS = "¤1,234,567.80 and -¤5.25: 6.5% on March 5, 2026";

// By hand, from the patterns of CLDR 47 and the signs of each region. · is a space that does not break, ˙ a narrow one.
test.each([
  ["en-US", "$1,234,567.80 and -$5.25: 6.5% on March 5, 2026"],
  ["en-GB", "£1,234,567.80 and -£5.25: 6.5% on 5 March 2026"],
  ["en-CA", "$1,234,567.80 and -$5.25: 6.5% on March 5, 2026"],
  ["en-AU", "$1,234,567.80 and -$5.25: 6.5% on 5 March 2026"],
  ["en-IN", "₹12,34,567.80 and -₹5.25: 6.5% on 5 March 2026"],
  ["en-IE", "€1,234,567.80 and -€5.25: 6.5% on 5 March 2026"],
  ["de-DE", "1.234.567,80·€ and -5,25·€: 6,5·% on 05.03.2026"],
  ["de-CH", "CHF·1’234’567.80 and CHF-5.25: 6.5% on 05.03.2026"],
  ["fr-FR", "1˙234˙567,80·€ and -5,25·€: 6,5·% on 05/03/2026"],
  ["es-ES", "1.234.567,80·€ and -5,25·€: 6,5·% on 5/3/2026"],
  ["es-MX", "$1,234,567.80 and -$5.25: 6.5% on 05/03/2026"],
  ["pt-BR", "R$·1.234.567,80 and -R$·5,25: 6,5% on 05/03/2026"],
  ["it-IT", "1.234.567,80·€ and -5,25·€: 6,5% on 05/03/2026"],
  ["nl-NL", "€·1.234.567,80 and €·-5,25: 6,5% on 05-03-2026"],
  ["pl-PL", "1·234·567,80·zł and -5,25·zł: 6,5% on 5.03.2026"],
  ["sv-SE", "1·234·567,80·kr and -5,25·kr: 6,5·% on 2026-03-05"],
  ["ja-JP", "¥1,234,567.80 and -¥5.25: 6.5% on 2026/03/05"],
])("%s writes %s", (region, theirs) => {
  const spaced = theirs.replaceAll("·", "\u00a0").replaceAll("˙", "\u202f");
  expect(write(region, OURS)).toBe(spaced);
});

test("there are these regions and no others", () => {
  const sorted =
    "de-CH de-DE en-AU en-CA en-GB en-IE en-IN en-US es-ES es-MX fr-FR it-IT ja-JP nl-NL pl-PL pt-BR sv-SE";
  expect(REGION_CODES.toSorted().join(" ")).toBe(sorted);
  expect(regionNamed("de-de")).toBe("de-DE");
  expect(currencyIn("de-AT")).toBeUndefined();
  expect(currencyIn("constructor")).toBeUndefined();
  expect(currencyIn("de-DE", "EURO")).toBeUndefined();
});

describe("In German notation", () => {
  it.each([
    ["82, 91, 77.5", "82; 91; 77,5"],
    ["between 1,000 and 1,234.5", "between 1.000 and 1.234,5"],
    ["1 3/4 of 0.125", "1 3/4 of 0,125"],
    ["5 years, 3 months", "5 years, 3 months"],
    ["in 2026. Then", "in 2026. Then"],
  ])("%j is %j", (ours, theirs) => expect(write("de-DE", ours)).toBe(theirs));

  it.each(["192.168.0.1/24", "must be a plain number, such as 1234.5", "2026-11-22", "7:45", "v1.2", "10.0.0.0"])(
    "%j stays as it is",
    (ours) => expect(write("de-DE", ours)).toBe(ours),
  );

  it.each([
    ["money", "1.234", "1,234"],
    ["money", "1.234,50 €", "1,234.50"],
    ["money", "$1,234.50", "$1,234.50"],
    ["number", "1,234", "1.234"],
    ["number", "1.5", "1.5"],
    ["number", "0.125", "0.125"],
    ["number", "1234", "1234"],
    ["quantity", "1,80 m", "1.80 m"],
    ["numbers", "1,5; 2,25\n3", "1.5, 2.25, 3"],
    ["numbers", "82, 91, 77,5", "82, 91, 77.5"],
    ["numbers", "82,91,77", "82,91,77"],
    ["rows", "A:3,5; B:1.200", "A:3.5; B:1200"],
    ["typed", "1,5 : 2", "1.5 : 2"],
    ["typed", "192.168.0.1/24", "192.168.0.1/24"],
    ["typed", "2026-12-25,2026-12-26", "2026-12-25,2026-12-26"],
    ["choice", "1.234", "1.234"],
  ] as const)("typed for a field of kind %s, %j is %j", (kind, typed, ours) => {
    expect(currencyIn("de-DE")?.notation?.read(kind, typed)).toBe(ours);
  });
});

test.each([
  ["en-US", "9:00 am", "12:30 am", "5:30:15 pm"],
  ["en-GB", "09:00", "00:30", "17:30:15"],
  ["es-ES", "9:00", "0:30", "17:30:15"],
])("%s writes times of day as %s, %s and %s", (region, ...theirs) => {
  expect(["9:00 am", "12:30 am", "5:30:15 pm"].map((time) => write(region, time))).toEqual(theirs);
  expect(write(region, "at 5 pm, 13:00 or 0:30")).toBe("at 5 pm, 13:00 or 0:30");
});

test("a minimum of two digits before the mark leaves thousands alone", () => {
  expect(["es-ES", "it-IT", "pl-PL"].map((region) => write(region, "1,234 12,345"))).toEqual([
    "1234 12.345",
    "1234 12.345",
    "1234 12\u00a0345",
  ]);
});

test("a currency can be chosen apart from the region, with its own decimals and a sign of its own", () => {
  expect(currencyIn("en-CA", "USD")?.notation?.write("¤5.00")).toBe("US$5.00");
  expect(currencyIn("en-US", "KWD")).toMatchObject({ code: "KWD", digits: 3 });
  expect(currencyIn("en-US", "KWD")?.notation?.write("-¤5.000")).toBe("-KWD\u00a05.000");
  expect(currencyIn("de-DE", "JPY")?.notation?.write("¤1,234")).toBe("1.234\u00a0¥");
});

test("words differ only where they are whole", () => {
  expect(write("en-GB", "Liters of paint, a paycheck, a parameter")).toBe("Litres of paint, a payslip, a parameter");
});

test("currencies stand in order, each once, with a code of three letters", () => {
  expect(CURRENCY_CODES).toEqual([...new Set(CURRENCY_CODES)].sort());
  expect(CURRENCY_CODES.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
});

test("no two currencies share a sign", () => {
  const signs = CURRENCY_CODES.map((code) => findCurrency(code)?.sign);
  expect(new Set(signs).size).toBe(signs.length);
});

function write(region: string, ours: string): string {
  const currency = currencyIn(region);
  if (!currency) throw new Error(`there is no region ${region}`);
  return inNotation(ours, currency);
}
