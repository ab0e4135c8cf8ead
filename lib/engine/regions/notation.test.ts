import { describe, expect, it, test } from "vitest";
import { type Currency, formatDate, formatMoney, formatNumber, spelled, withPercent } from "../printing/format.ts";
import { CURRENCY_CODES, findCurrency } from "./currencies.ts";
import { currencyIn } from "./notation.ts";
import { REGION_CODES, regionNamed } from "./region.ts";

function figuresIn(currency: Currency): string {
  const { notation } = currency;
  const [much, less] = [1234567.8, -5.25].map((amount) => formatMoney(amount, currency));
  const percent = withPercent(formatNumber(6.5, {}, notation), notation);
  return `${much} and ${less}: ${percent} on ${formatDate({ year: 2026, month: 3, day: 5 }, notation)}`;
}

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
  ["ja-JP", "¥1,234,568 and -¥5: 6.5% on 2026/03/05"],
])("%s writes %s", (region, theirs) => {
  const spaced = theirs.replaceAll("·", "\u00a0").replaceAll("˙", "\u202f");
  expect(figuresIn(known(region))).toBe(spaced);
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
  const written = (region: string) => [1234, 12345].map((number) => formatNumber(number, {}, known(region).notation));
  expect(["es-ES", "it-IT", "pl-PL"].map(written)).toEqual([
    ["1234", "12.345"],
    ["1234", "12.345"],
    ["1234", "12\u00a0345"],
  ]);
});

test("a currency can be chosen apart from the region, with its own decimals and a sign of its own", () => {
  expect(formatMoney(5, known("en-CA", "USD"))).toBe("US$5.00");
  expect(currencyIn("en-US", "KWD")).toMatchObject({ code: "KWD", digits: 3 });
  expect(formatMoney(-5, known("en-US", "KWD"))).toBe("-KWD\u00a05.000");
  expect(formatMoney(1234, known("de-DE", "JPY"))).toBe("1.234\u00a0¥");
});

test("a longer phrase comes before a word in it, and an acronym's capitals are not a sentence's", () => {
  const { notation } = known("en-IN");
  const more = notation?.calling({ payment: "EMI", "balloon payment": "balloon payment" });
  expect(spelled("Payment, balloon payment, monthly HOA fees, HOA fees", more)).toBe(
    "EMI, balloon payment, monthly society maintenance, society maintenance",
  );
  expect(spelled("HOA fees", more)).toBe("Society maintenance");
});

test("words differ only where they are whole", () => {
  expect(spelled("Liters of paint, a paycheck, a parameter", known("en-GB").notation)).toBe(
    "Litres of paint, a payslip, a parameter",
  );
});

test("currencies stand in order, each once, with a code of three letters", () => {
  expect(CURRENCY_CODES).toEqual([...new Set(CURRENCY_CODES)].sort());
  expect(CURRENCY_CODES.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
});

test("no two currencies share a sign", () => {
  const signs = CURRENCY_CODES.map((code) => findCurrency(code)?.sign);
  expect(new Set(signs).size).toBe(signs.length);
});

const write = (region: string, ours: string): string | undefined => known(region).notation?.write(ours);

function known(region: string, code?: string): Currency {
  const currency = currencyIn(region, code);
  if (!currency) throw new Error(`there is no region ${region}`);
  return currency;
}
