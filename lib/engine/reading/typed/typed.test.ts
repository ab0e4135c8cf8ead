import { describe, expect, it } from "vitest";
import { LENGTH, MASS } from "#math/units";
import { type Expecting, type Reading, readDuration, readList, readNumber } from "./typed.ts";

const inLength = (unit: keyof typeof LENGTH): Expecting => ({ kind: "quantity", unit, dimension: LENGTH });
const inMass = (unit: keyof typeof MASS): Expecting => ({ kind: "quantity", unit, dimension: MASS });
const FIELDS = {
  money: { kind: "money" },
  percent: { kind: "percent" },
  number: { kind: "number" },
  count: { kind: "count" },
  m: inLength("m"),
  km: inLength("km"),
  cm: inLength("cm"),
  in: inLength("in"),
  ft: inLength("ft"),
  kg: inMass("kg"),
  lb: inMass("lb"),
  g: inMass("g"),
} as const satisfies Record<string, Expecting>;

type Row = readonly [typed: string, field: keyof typeof FIELDS, meaning: string];

/** "1234", or "1234, read as 1,234", or what is wrong. */
function meaning(reading: Reading): string {
  if ("fault" in reading) return reading.fault;
  return reading.echo === undefined ? reading.value : `${reading.value}, read as ${reading.echo}`;
}

function holds(title: string, rows: readonly Row[]) {
  describe(title, () => {
    it.each(rows)("%j in a field of %s: %s", (typed, field, meant) => {
      expect(meaning(readNumber(typed, FIELDS[field]))).toBe(meant);
    });
  });
}

holds("A plain number is itself, with every digit that was typed", [
  ["0", "number", "0"],
  ["5", "money", "5"],
  ["1234.50", "money", "1234.50"],
  ["6.5", "percent", "6.5"],
  ["12", "count", "12"],
  ["2.5", "count", "2.5"],
  ["180", "cm", "180"],
  ["007", "number", "7"],
  [".5", "number", "0.5"],
  ["5.", "number", "5"],
  ["00.10", "number", "0.10"],
  ["0.125", "number", "0.125"],
  ["1.2345", "number", "1.2345"],
  ["1234.567", "number", "1234.567"],
  ["  42 ", "number", "42"],
  ["123456789012345678901234567890", "number", "123456789012345678901234567890"],
  ["0.123456789012345678901234567891", "number", "0.123456789012345678901234567891"],
]);

holds("Groups and decimal marks of every country are understood where they can mean one thing", [
  ["1,234.50", "money", "1234.50"],
  ["1.234,50", "money", "1234.50"],
  ["1 234,50", "money", "1234.50"],
  ["1 234.50", "money", "1234.50"],
  ["1'234.50", "money", "1234.50"],
  ["1’234.50", "money", "1234.50"],
  ["1'234,50", "money", "1234.50"],
  ["1\u00a0234,50", "money", "1234.50"],
  ["1\u202f234,50", "money", "1234.50"],
  ["1\u2009234\u2009567.5", "number", "1234567.5"],
  ["1_000", "number", "1000"],
  ["1_000_000.25", "number", "1000000.25"],
  ["1 234", "number", "1234"],
  ["1'234", "number", "1234"],
  ["1,234,567", "number", "1234567"],
  ["1.234.567", "number", "1234567"],
  ["1.234.567,8", "number", "1234567.8"],
  ["1,234.567", "number", "1234.567"],
  ["1.234,567", "number", "1234.567"],
  ["1 234,567", "number", "1234.567"],
  ["1,5", "number", "1.5"],
  ["12,50", "money", "12.50"],
  ["1.5,", "number", "1.5"],
  ["5..", "number", "must be one number, its digits in threes if in groups: 1,234,567.50"],
  ["0,125", "number", "0.125"],
  ["1234,567", "number", "1234.567"],
  [",5", "number", "0.5"],
  ["5,", "number", "5"],
  ["1,00,000", "money", "100000"],
  ["12,34,567.89", "money", "1234567.89"],
]);

holds("What could be meant two ways is read as English and echoed", [
  ["1,234", "money", "1234, read as 1,234"],
  ["1.234", "money", "1.234, read as 1.234"],
  ["12,345", "count", "12345, read as 12,345"],
  ["123.456", "number", "123.456, read as 123.456"],
  ["-1,234", "number", "-1234, read as -1,234"],
  ["$1,234", "money", "1234, read as 1,234"],
  ["6.125%", "percent", "6.125, read as 6.125"],
  ["6,125%", "percent", "6125, read as 6,125"],
  ["1,234.", "number", "1234, read as 1,234"],
  ["1.234,", "number", "1.234, read as 1.234"],
  ["001,234", "number", "1234, read as 1,234"],
  ["1,234", "m", "1234, read as 1,234 m"],
  ["1,234 m", "m", "1234, read as 1,234 m"],
]);

holds("A sign stands before, behind or around, in any dash", [
  ["-5", "number", "-5"],
  ["- 5", "number", "-5"],
  ["−5", "number", "-5"],
  ["–5", "number", "-5"],
  ["—5", "number", "-5"],
  ["‑5", "number", "-5"],
  ["+5", "number", "5"],
  ["500-", "money", "-500"],
  ["1.234,50-", "money", "-1234.50"],
  ["(500)", "money", "-500"],
  ["(1,234.50)", "money", "-1234.50"],
  ["( 500 )", "money", "-500"],
  ["-.5", "number", "-0.5"],
  ["-0", "number", "0"],
  ["(0.00)", "money", "0.00"],
  ["-5 cm", "cm", "-5"],
]);

holds("A currency may stand on either side", [
  ["$1,234.50", "money", "1234.50"],
  ["$ 5", "money", "5"],
  ["-$5", "money", "-5"],
  ["$-5", "money", "-5"],
  ["($500)", "money", "-500"],
  ["$(500)", "money", "-500"],
  ["$500-", "money", "-500"],
  ["£10", "money", "10"],
  ["€1.200,50", "money", "1200.50"],
  ["1.234,50 €", "money", "1234.50"],
  ["¥5000", "money", "5000"],
  ["￥５０００", "money", "5000"],
  ["₹1,00,000", "money", "100000"],
  ["US$20", "money", "20"],
  ["R$ 20,00", "money", "20.00"],
  ["USD 1,200.00", "money", "1200.00"],
  ["1,200 EUR", "money", "1200, read as 1,200"],
  ["usd 5", "money", "5"],
  ["$500 USD", "money", "500"],
  ["500,00- EUR", "money", "-500.00"],
  ["Rs.500", "money", "500"],
  ["Rs. 500", "money", "500"],
  ["99 kr", "money", "99"],
  ["12,99 zł", "money", "12.99"],
  ["500,-", "money", "500.00"],
  ["1.000,-", "money", "1000.00"],
  ["10 $US", "money", "10"],
  ["1'200.– CHF", "money", "1200.00"],
  ["$80", "number", "80"],
  ["$5", "percent", 'must be a number, such as 6.5, without "$"'],
  ["5 €", "count", 'must be a number, such as 12, without "€"'],
  ["50¢", "money", 'must be a number, such as 1,234.50, without "¢"'],
]);

holds("A percent sign belongs to a percentage only", [
  ["6.5%", "percent", "6.5"],
  ["5 %", "percent", "5"],
  ["6,5 %", "percent", "6.5"],
  ["-5%", "percent", "-5"],
  ["(5%)", "percent", "-5"],
  ["5 percent", "percent", "5"],
  ["5％", "percent", "5"],
  ["5%", "money", 'must be a number, such as 1,234.50, without "%"'],
  ["5%", "count", 'must be a number, such as 12, without "%"'],
  ["5%", "number", 'must be a number, such as 1,234.50, without "%"'],
  ["5%", "cm", 'must be in m, cm, mm, km, in, ft, yd or mi, not "%"'],
  ["5%%", "percent", 'must be a number, such as 6.5, without "%%"'],
]);

holds("Large numbers may be written short, and are echoed in full", [
  ["$1.2k", "money", "1200, read as 1,200"],
  ["$1.2M", "money", "1200000, read as 1,200,000"],
  ["1.25m", "money", "1250000, read as 1,250,000"],
  ["1,5k", "money", "1500, read as 1,500"],
  ["-$3.2bn", "money", "-3200000000, read as -3,200,000,000"],
  ["2 million", "money", "2000000, read as 2,000,000"],
  ["1.5 lakh", "money", "150000, read as 150,000"],
  ["2 crore", "money", "20000000, read as 20,000,000"],
  ["1.5 M€", "money", "1500000, read as 1,500,000"],
  ["1.23456k", "number", "1234.56, read as 1,234.56"],
  ["10K", "count", "10000, read as 10,000"],
  ["5M", "number", "5000000, read as 5,000,000"],
  ["5m", "number", 'must be a number, such as 1,234.50, without "m"'],
  ["1e3", "number", "1000, read as 1,000"],
  ["1.5E-3", "number", "0.0015, read as 0.0015"],
  ["6.02e+23", "number", "602000000000000000000000, read as 602,000,000,000,000,000,000,000"],
]);

holds("Fractions are read where they are finite decimals", [
  ["1 3/4", "number", "1.75, read as 1.75"],
  ["3/4", "number", "0.75, read as 0.75"],
  ["1¾", "number", "1.75, read as 1.75"],
  ["1 ¾", "number", "1.75, read as 1.75"],
  ["½", "number", "0.5, read as 0.5"],
  ["-½", "number", "-0.5, read as -0.5"],
  ["6 1/2 %", "percent", "6.5, read as 6.5"],
  ["6⅛%", "percent", "6.125, read as 6.125"],
  ["1⁄2", "number", "0.5, read as 0.5"],
  ["3 / 8", "number", "0.375, read as 0.375"],
  ["6/2", "count", "3, read as 3"],
  ["3/4", "count", "0.75, read as 0.75"],
  ["1/3", "number", "must be a decimal: 1/3 has no end"],
  ["⅔", "number", "must be a decimal: 2/3 has no end"],
  ["1/0", "number", "must be a decimal: 1/0 has no end"],
  ["1 234/5", "number", "must have a fraction below 1 after a whole number"],
  ["½0", "number", "must be one number, not a calculation or a range"],
]);

holds("Other scripts and invisible characters say the same number", [
  ["１２３４．５", "number", "1234.5"],
  ["１，２３４．５０", "number", "1234.50"],
  ["١٢٣٤٫٥", "number", "1234.5"],
  ["١٬٢٣٤٬٥٦٧", "number", "1234567"],
  ["۵٪", "percent", "5"],
  ["\u200e-5", "number", "-5"],
  ["\ufeff12", "number", "12"],
  ["1\u200b2", "number", "12"],
  ["500円", "money", "500"],
  ["$\t1,234.50", "money", "1234.50"],
]);

holds("A unit that is written is converted exactly into the one that is chosen", [
  ["180 cm", "cm", "180"],
  ["180cm", "cm", "180"],
  ["1.80 m", "m", "1.80"],
  ["1.80 m", "cm", "180, read as 180 cm"],
  ["1,80m", "cm", "180, read as 180 cm"],
  ["1m80", "cm", "180, read as 180 cm"],
  ["1 metre 80", "m", "1.8, read as 1.8 m"],
  ["5'11\"", "in", "71, read as 71 in"],
  ["5’11”", "in", "71, read as 71 in"],
  ["5′ 11″", "in", "71, read as 71 in"],
  ["5'11''", "in", "71, read as 71 in"],
  ["5' 11", "in", "71, read as 71 in"],
  ["5'11", "cm", "180.34, read as 180.34 cm"],
  ["5 ft 11 in", "in", "71, read as 71 in"],
  ["5ft. 11in.", "in", "71, read as 71 in"],
  ["5 feet 11 inches", "in", "71, read as 71 in"],
  ["5'11½\"", "in", "71.5, read as 71.5 in"],
  ["5 ft .5 in", "in", "60.5, read as 60.5 in"],
  ["6'0\"", "ft", "6, read as 6 ft"],
  ["5'-11\"", "in", "71, read as 71 in"],
  ["5 feet, 11 inches", "in", "71, read as 71 in"],
  ["6'", "ft", "6"],
  ["5'6\"", "ft", "5.5, read as 5.5 ft"],
  ['71"', "in", "71"],
  ["1'234.5", "m", "1234.5"],
  ["5.5 ft", "in", "66, read as 66 in"],
  ["3/4 in", "in", "0.75, read as 0.75 in"],
  ["1 km", "m", "1000, read as 1,000 m"],
  ["2 miles", "km", "3.218688, read as 3.218688 km"],
  ["70kg", "kg", "70"],
  ["70 KG", "kg", "70"],
  ["154 lbs", "lb", "154"],
  ["154 lbs", "kg", "69.85322498, read as 69.85322498 kg"],
  ["11 st 4 lb", "lb", "158, read as 158 lb"],
  ["11 st 4", "lb", "158, read as 158 lb"],
  ["11 stone 4 pounds", "kg", "71.66759446, read as 71.66759446 kg"],
  ["7 lb 8 oz", "lb", "7.5, read as 7.5 lb"],
  ["1 kilo 200", "g", "1200, read as 1,200 g"],
  ["1 oz", "g", "28.349523125, read as 28.349523125 g"],
]);

holds("A measure that cannot be said exactly, or is none, is refused with what to do", [
  ["5'11\"", "ft", "is not an exact number of ft: choose “in” instead, or convert it first"],
  ["70kg", "lb", "is not an exact number of lb: choose “kg” instead, or convert it first"],
  ["180 cm", "in", "is not an exact number of in: choose “cm” instead, or convert it first"],
  ["70 kg", "cm", 'must be in m, cm, mm, km, in, ft, yd or mi, not "kg"'],
  ["6 ft", "kg", 'must be in kg, g, lb, oz or st, not "ft"'],
  ["5 apples", "kg", 'must be in kg, g, lb, oz or st, not "apples"'],
  ["$5", "kg", 'must be a number, such as 1,234.50, without "$"'],
  ["5 in 6 ft", "in", "must be one measure, its larger unit first"],
  ["5 m 5 m", "m", "must be one measure, its larger unit first"],
  ["5-11", "in", "must be one number, not a calculation or a range"],
  ["5 ft 11 in 3", "in", "must be in m, cm, mm, km, in, ft, yd or mi"],
  ["5 1/3 ft", "ft", "must be a decimal: 1/3 has no end"],
  ["--5 ft", "ft", "must have one sign only"],
  ["tall", "cm", "must be a number, such as 1,234.50"],
]);

holds("What is no single number is refused with its reason", [
  ["", "number", "is required"],
  [" \u200b ", "number", "is required"],
  ["abc", "number", "must be a number, such as 1,234.50"],
  ["abc", "percent", "must be a number, such as 6.5"],
  ["-", "number", "must be a number, such as 1,234.50"],
  [".", "number", "must be a number, such as 1,234.50"],
  [".-", "number", "must be a number, such as 1,234.50"],
  ["$", "money", "must be a number, such as 1,234.50"],
  ["NaN", "number", "must be a number, such as 1,234.50"],
  ["5 apples", "count", 'must be a number, such as 12, without "apples"'],
  ["about 5", "count", 'must be a number, such as 12, without "about"'],
  ["1F", "number", 'must be a number, such as 1,234.50, without "F"'],
  ["5²", "number", 'must be a number, such as 1,234.50, without "²"'],
  ["1e", "number", 'must be a number, such as 1,234.50, without "e"'],
  ["--5", "number", "must have one sign only"],
  ["+-5", "number", "must have one sign only"],
  ["(-5)", "number", "must have one sign only"],
  ["-5-", "number", "must have one sign only"],
  ["(5", "number", "must have both its brackets, as in (500)"],
  ["5)", "number", "must have both its brackets, as in (500)"],
  ["1+2", "number", "must be one number, not a calculation or a range"],
  ["100-5,5", "number", "must be one number, not a calculation or a range"],
  ["3*4", "number", "must be one number, not a calculation or a range"],
  ["3x4", "number", "must be one number, not a calculation or a range"],
  ["=5", "number", "must be one number, not a calculation or a range"],
  ["10–20", "number", "must be one number, not a calculation or a range"],
  ["12/05/2024", "number", "must be one number, not a calculation or a range"],
  ["5+", "number", 'must be finished: nothing follows "+"'],
  ["5 -", "number", 'must be finished: nothing follows "-"'],
  ["1/", "number", 'must be finished: nothing follows "/"'],
  ["12 34", "number", "must be one number, its digits in threes if in groups: 1,234,567.50"],
  ["1  234", "number", "must be one number, its digits in threes if in groups: 1,234,567.50"],
  ["1\t234", "number", "must be one number, its digits in threes if in groups: 1,234,567.50"],
  ["1,23,4", "number", "must be one number, its digits in threes if in groups: 1,234,567.50"],
  ["1.2.3", "number", "must be one number, its digits in threes if in groups: 1,234,567.50"],
  ["1,234,56", "number", "must be one number, its digits in threes if in groups: 1,234,567.50"],
  ["0,123.45", "number", "must be one number, its digits in threes if in groups: 1,234,567.50"],
  ["1,234.567.890", "number", "must be one number, its digits in threes if in groups: 1,234,567.50"],
  ["1".repeat(201), "number", "must be at most 200 characters"],
]);

const TOO_LONG = "must have at most 30 digits, and no more than 30 zeros before or after them";
holds("A number is within thirty digits and thirty places of the point", [
  ["1234567890123456789012345678901", "number", TOO_LONG],
  ["0.1234567890123456789012345678912", "number", TOO_LONG],
  ["1e31", "number", TOO_LONG],
  ["1e-31", "number", TOO_LONG],
  ["1e999999999", "number", TOO_LONG],
  ["1e-30", "number", "0.000000000000000000000000000001, read as 0.000000000000000000000000000001"],
]);

describe("A list is numbers with a decimal point between commas, semicolons, spaces or lines", () => {
  it.each([
    ["82, 91, 77.5", "82, 91, 77.5"],
    ["82; 91; 77.50", "82, 91, 77.50"],
    ["82 91\t77.5", "82, 91, 77.5"],
    ["82\r\n91\n\n77.5\n", "82, 91, 77.5"],
    ["82,91,77.5", "82, 91, 77.5"],
    [" 82 , 91 , ", "82, 91"],
    ["−5, +.5, 1e3", "-5, 0.5, 1000"],
    ["5", "5"],
    ["1,234", "1, 234, read as 2 numbers"],
    ["1,5; 2,5", "1, 5, 2, 5, read as 4 numbers"],
    ["1 234", "1, 234, read as 2 numbers"],
    ["82, 9l, 77", 'must be numbers, such as 82, 91, 77.5: entry 2, "9l", cannot be read'],
    ["82\n91\n$5", 'must be numbers, such as 82, 91, 77.5: entry 3, "$5", cannot be read'],
    ["82,,91", "must be numbers, such as 82, 91, 77.5: entry 2 is empty"],
    ["1e99 2", 'must be numbers, such as 82, 91, 77.5: entry 1, "1e99", cannot be read'],
    ["", "is required"],
    ["1 ".repeat(2001), "must be at most 4000 characters"],
  ])("%j: %s", (typed, meant) => {
    expect(meaning(readList(typed))).toBe(meant);
  });
});

describe("A duration is hours and minutes, by the clock or in words", () => {
  it.each([
    ["7:45", "7:45, read as 7 h 45 min"],
    ["07:05", "7:05, read as 7 h 5 min"],
    ["1:02:03", "1:02:03"],
    ["100:00:30", "100:00:30"],
    ["7h 45m", "7:45"],
    ["7h45", "7:45"],
    ["7 hrs 45 mins", "7:45"],
    ["7 hours, 45 minutes", "7:45"],
    ["1 h 2 min 3 s", "1:02:03"],
    ["90 min", "1:30, read as 1 h 30 min"],
    ["1.5 h", "1:30, read as 1 h 30 min"],
    ["1,5 h", "1:30, read as 1 h 30 min"],
    ["1½ hours", "1:30, read as 1 h 30 min"],
    ["45 min", "0:45"],
    ["30 s", "0:00:30"],
    ["0:00", "0:00, read as 0 min"],
    ["7:75", "must have its minutes and seconds from 00 to 59, such as 7:05"],
    ["7:5", "must have its minutes and seconds from 00 to 59, such as 7:05"],
    ["90", "must be in h, min or s"],
    ["2 weeks", 'must be in h, min or s, not "weeks"'],
    ["0.5 s", "must come to whole seconds"],
    ["1/3 h", "must be a decimal: 1/3 has no end"],
    ["1 h -3 min", "must be a span of time, such as 7:45, 7h 45m or 90 min"],
    ["soon", "must be a span of time, such as 7:45, 7h 45m or 90 min"],
    ["-1:30", "must have its minutes and seconds from 00 to 59, such as 7:05"],
    ["", "is required"],
  ])("%j: %s", (typed, meant) => {
    expect(meaning(readDuration(typed))).toBe(meant);
  });
});
