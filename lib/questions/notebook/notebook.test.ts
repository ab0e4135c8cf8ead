// Lines in, answers out. The figures were worked out by hand.
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Currency, currencyIn, findCurrency, USD } from "#engine";
import { catalogue, findableOf } from "#lib/service/catalogue";
import { answersTo, type Line, type Setting } from "./index.ts";

const among = (await catalogue().all()).map(findableOf);
const SETTING: Setting = {
  among,
  today: "2026-11-22",
  currency: USD,
  currencyOf: async (code) => findCurrency(code) ?? USD,
};

async function answersOf(lines: readonly string[], setting = SETTING): Promise<readonly Line[]> {
  const answers: Line[] = [];
  for await (const line of answersTo(lines, setting)) answers.push(line);
  return answers;
}
/** Each line's answer, or why it has none. */
const said = async (text: string, setting = SETTING) =>
  (await answersOf(text.split("\n"), setting)).map(({ answer, fault }) => answer ?? fault ?? "");

describe("a line goes on from those above it", () => {
  it.each([
    ["rent = 1200\nrent * 12", ["1,200", "14,400"]],
    ["rent = 1200\nrent * 12\nline 2 / 4", ["1,200", "14,400", "3,600"]],
    ["Monthly rent = $1,200\nmonthly rent x 2", ["$1,200.00", "$2,400.00"]],
    ["10\n20\nsum\nsum / 2", ["10", "20", "30", "15"]],
    ["10\n20\ntotal\naverage\n30\ntotal", ["10", "20", "30", "15", "30", "60"]],
    ["left over = 40\nleft over * 12\nleft over / 80 in %", ["40", "480", "50%"]],
    ["Rent: $1,200\nGroceries $450\nsum\nrent * 12", ["$1,200.00", "$450.00", "$1,650.00", "$14,400.00"]],
    ["floor = 14 ft * 12.5 ft\nfloor + 10%\nfloor(2.5)", ["175 ft²", "192.5 ft²", "2"]],
    ["hotel = 6 nights * $145\n$1,200 / 3 people", ["$870.00", "$400.00"]],
    ["10\n\n20\n30\ntotal\naverage", ["10", "", "20", "30", "50", "25"]],
    ["5 ft\n6 in\n7%\nsum", ["5 ft", "6 in", "7%", "5.5 ft"]],
    ["1/3\nline 1 * 3", ["0.333333333333333", "1"]],
    ["x = 2\nx = x + 1\nx", ["2", "3", "3"]],
    ["3/4 + 1/8\nline 1 + 1", ["7/8", "1.875"]],
    ["180 lb in kg\nline 1 * 2", ["81.6466266 kg", "163.2932532 kg"]],
    ["dinner = $58.40\n15% tip on dinner", ["$58.40", "$8.76"]],
    ["rate = 6.5%\nmortgage 400k 30y rate", ["6.5%", "$2,528.27"]],
    ["pi r = 3\npi r^2", ["3", "9"]],
    ["share = 5%\nshare of 200", ["5%", "10"]],
    ["rent = 5\nrent total", ["5", ""]],
    ["rent = 5\n2 rent\n2(rent + 1)", ["5", "10", "12"]],
  ])("%s", async (text, answers) => expect(await said(text)).toEqual(answers));

  test("a change above changes what is below", async () => {
    expect(await said("rent = 1000\nrent * 12")).toEqual(["1,000", "12,000"]);
  });
});

describe("units carry through", () => {
  it.each([
    ["5 ft + 3 in", "5.25 ft"],
    ["3 in + 5 ft", "63 in"],
    ["60 mph * 2.5 h", "150 mi"],
    ["60 mph * 30 min", "30 mi"],
    ["100 km/h in mph", "62.1371192237334 mph"],
    ["100 mbps in MB/s", "12.5 MB/s"],
    ["200 km / 50 km/h", "4 h"],
    ["200 km / 4 h", "50 km/h"],
    ["2 h 30 min * 3", "7.5 h"],
    ["1 h 30 min 36 s * 2", "3.02 h"],
    ["6 ft 2 in * 2", "12.3333333333333 ft"],
    ["3 m * 4 m", "12 m²"],
    ["2 ft * 3 ft * 4 ft in ft^3", "24 ft³"],
    ["10 ft * 12 ft in sq yd", "13.3333333333333 yd²"],
    ["sqrt(16 m^2)", "4 m"],
    ["(2 m)^3", "8 m³"],
    ["1 acre in square yards", "4,840 sq yd"],
    ["5 GB / 100 Mbps", "400 s"],
    ["$20/h * 7.5 h", "$150.00"],
    ["$90 / 3 h", "$30.00/h"],
    ["$1200/month * 2 years", "$28,800.00"],
    ["8 days / 8", "1 day"],
    ["$5 + 3", "$8.00"],
    ["100 USD + 50 usd", "$150.00"],
    ["$50 * 2 weeks", "$100.00·weeks"],
    ["1 1/2 cups * 2", "3 US cup"],
    ["3/4 cup + 2 tbsp", "0.875 US cup"],
    ["70 kg * 0.8 g/kg", "56 g"],
    ["£5 * 3", "£15.00"],
    ["€10 + 20%", "€12.00"],
  ])("%s is %s", async (text, answer) => expect(await said(text)).toEqual([answer]));
});

describe("percentages are meant as people mean them", () => {
  it.each([
    ["1200 + 5%", "1,260"],
    ["1200 - 5%", "1,140"],
    ["100 + 5% + 5%", "110.25"],
    ["20% of 50 + 1", "11"],
    ["8% off $50", "$46.00"],
    ["8% on $50", "$54.00"],
    ["5% + 2%", "7%"],
    ["6% / 12", "0.5%"],
    ["1/4 in %", "25%"],
    ["10% + 5", "Write the amount first and the percentage after it: 10 + 5%."],
  ])("%s is %s", async (text, answer) => expect(await said(text)).toEqual([answer]));
});

describe("nothing is said where there is no question", () => {
  it.each([
    "",
    "Groceries",
    "buy milk",
    "# 2026 budget",
    "// 1 + 1",
    "555-0199",
    "2026-01-01",
    "9/11/2001",
    "covid-19",
    "24/7 support",
    "- apples",
    "Note: call the bank",
    "24/7 support lines",
    "6 nights",
    "1200 miles / 30 mpg",
    "5 apples",
    "10 20",
    "5 ft 3",
    "5 ft 3 kg",
    "rent 5",
    "12:30",
    "version 1.2.3",
    "kitchen - bathroom",
    "e",
  ])("%j", async (text) => expect(await said(text)).toEqual([""]));
});

describe("what is wrong with a line is said at that line", () => {
  it.each([
    ["rent = 1200\nrnet * 12", "“rnet” has no value. Did you mean “rent”?"],
    ["rent * 12", "“rent” has no value. Give it one above: rent = 100."],
    ["line 2 + 1", "There is no line 2 above this one."],
    ["milk\nline 1 + 1", "Line 1 has no number to use here."],
    ["sum", "There are no numbers above this line to add up."],
    ["12 *", "This line has nothing after ×."],
    ["1 / 0", "÷ divides by 0, which has no answer."],
    ["5 ft + 3", "Give both numbers a unit. Only one of them is in ft."],
    ["5 ft + 3 kg", "Amounts in ft and kg can't be added or subtracted."],
    ["£5 + $3", "Amounts in GBP and USD can't be added or subtracted."],
    ["2^(3 m)", "A power is a number without a unit, and m is one."],
    ["(2 m)^0.5", "m can be raised to a whole power of at most 9."],
    ["sin(3 m)", "sin needs a number without a unit, and m is one."],
    ["sum = 5", "“sum” already has a meaning here. Choose another name."],
    ["rent =", "“rent” needs a value, such as rent = 100."],
    ["rent = high", "“high” can't be worked out."],
    ["mortgage 400k 30 years", "Still needed: Interest rate."],
  ])("%s: %s", async (text, fault) => expect((await said(text)).at(-1)).toBe(fault));

  test("and the others go on", async () => {
    expect(await said("1 / 0\n2 + 2")).toEqual(["÷ divides by 0, which has no answer.", "4"]);
  });
});

test("what was copied with its answers means the same when it is pasted", async () => {
  expect(await said("rent = 400 * 3 = 1,200\nrent * 12 = 14,400\n2 + 2 = 4")).toEqual(["1,200", "14,400", "4"]);
});

test("figures and money are written as the visitor's region does", async () => {
  const currencyOf = async (code: string): Promise<Currency> => currencyIn("de-DE", code) ?? USD;
  const setting = { ...SETTING, currency: await currencyOf("EUR"), currencyOf };
  expect(await said("1200 * 12\n1.234,50 € * 2\n£5 * 3", setting)).toEqual([
    "14.400",
    "2.469,00\u00a0€",
    "15,00\u00a0£",
  ]);
});

describe("whatever is typed", () => {
  const { ASK_CASES = "2000" } = process.env;
  const words =
    "rent = 1200 * + - / ^ ( ) % ! , . 5 0 1e99 9 ft in m^9 km/h $ £5 $20/h h 30 min line 1 line 2 line 3 sum average total of off on to kg as % sqrt sin( x pi e log " +
    "mortgage 400k 30y tip days # ' \" ½ ² per :";
  const line = fc.oneof(
    fc.array(fc.constantFrom(...words.split(" ")), { maxLength: 12 }).map((parts) => parts.join(" ")),
    fc.string({ maxLength: 210 }),
    fc.string({ unit: "grapheme", maxLength: 40 }),
  );

  it("gets answers, and never a throw", { timeout: 600_000 }, async () => {
    const notebooks = fc.array(line, { maxLength: 8 });
    const isAnswered = async (lines: readonly string[]) => (await answersOf(lines)).length === lines.length;
    await fc.assert(fc.asyncProperty(notebooks, isAnswered), { numRuns: Number(ASK_CASES) / 8 });
  });

  it.each([
    ["powers of powers", ["2 m", ...Array<string>(99).fill("sum * sum")]],
    ["sums of sums", ["1", ...Array<string>(99).fill("sum + sum")]],
    ["long digits", ["1/7", ...Array<string>(99).fill("sum^9 / 3")]],
    ["factorials", Array<string>(100).fill("69!/68!*67!/66!*65!")],
    ["signs", Array<string>(100).fill("-".repeat(200))],
    ["parentheses", Array<string>(100).fill("(".repeat(200))],
    ["amounts", Array<string>(100).fill("1 ft ".repeat(40).trim())],
    ["letters", Array<string>(100).fill("a".repeat(200))],
    ["names", Array.from({ length: 100 }, (_, i) => `name ${i} = name ${i - 1} + 1`)],
  ])("a full notebook of %s is worked out in time", async (_, lines) => {
    const begin = performance.now();
    await answersOf(lines);
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});
