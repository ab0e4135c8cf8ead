import { describe, expect, it } from "vitest";
import { decimal } from "#numbers/decimal";
import {
  figureDigits,
  formatDate,
  formatGivenMoney,
  formatMoney,
  formatNumber,
  group,
  moneyDigits,
  plain,
  USD,
  withSign,
  withUnit,
} from "./format.ts";
import { formatMonths, formatSpan } from "./span.ts";

const JPY = { code: "JPY", sign: "¥", digits: 0 };
const KWD = { code: "KWD", sign: "KWD ", digits: 3 };
const EUR = { code: "EUR", sign: "€", digits: 2 };

describe("Money has the sign and the decimals of its currency, half a unit going away from zero", () => {
  it.each([
    ["1234.5", USD, "$1,234.50"],
    ["0.615", USD, "$0.62"],
    ["-0.615", USD, "-$0.62"],
    ["-1234.5", EUR, "-€1,234.50"],
    ["0.005", EUR, "€0.01"],
    ["1.005", USD, "$1.01"],
    ["0.5", JPY, "¥1"],
    ["-2.5", JPY, "-¥3"],
    ["1234567.5", JPY, "¥1,234,568"],
    ["1234.5", KWD, "KWD 1,234.500"],
    ["0.0005", KWD, "KWD 0.001"],
    ["-0.004", USD, "$0.00"],
    ["-0", USD, "$0.00"],
    ["999.995", USD, "$1,000.00"],
    ["43.124999999999999999999999999999999999999999999999999999999999999999", USD, "$43.13"],
    ["43.1249999999999999999999999999999999999", USD, "$43.12"],
  ])("%s in %o is %s", (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  it.each([
    ["0.211875", USD, "$0.2119"],
    ["0.25", USD, "$0.25"],
    ["1234.5", USD, "$1,234.50"],
    ["-0.00004", USD, "$0.00"],
    ["21.5", JPY, "¥21.5"],
    ["0.0005", KWD, "KWD 0.0005"],
  ])("%s in %o is %s, to four decimals", (amount, currency, text) => {
    expect(withSign(moneyDigits(amount, currency, 4), currency)).toBe(text);
  });

  it.each([
    ["80", USD, "$80.00"],
    ["8.125", USD, "$8.125"],
    ["0.000001", JPY, "¥0.000001"],
    ["5", JPY, "¥5"],
    ["-1234.5", KWD, "-KWD 1,234.500"],
    ["-0", EUR, "€0.00"],
  ])("but what was given keeps each digit: %s in %o is %s", (amount, currency, text) => {
    expect(formatGivenMoney(decimal(amount), currency)).toBe(text);
  });
});

describe("A number prints the places that are asked for", () => {
  it.each([
    ["1234.5678", {}, "1,234.5678"],
    ["1234.5678", { digits: 1 }, "1,234.6"],
    ["1234", { digits: 2 }, "1,234.00"],
    ["2.5", { digits: 0 }, "3"],
    ["-2.5", { digits: 0 }, "-3"],
    ["24.96", { digits: 1 }, "25.0"],
    ["6.5", { upTo: 2 }, "6.5"],
    ["6.005", { upTo: 2 }, "6.01"],
    ["6.001", { upTo: 2 }, "6"],
    ["1234.5678", { significant: 3 }, "1,230"],
    ["0.00012345", { significant: 2 }, "0.00012"],
    ["0.1234567890123456", {}, "0.123456789012346"],
    ["-2499999999999995.25", {}, "-2,499,999,999,999,995"],
    ["-0.004", { digits: 2 }, "0.00"],
    ["-0.004", { upTo: 2 }, "0"],
    ["-0", {}, "0"],
    ["1e25", {}, "10,000,000,000,000,000,000,000,000"],
    ["1e-25", {}, "0.0000000000000000000000001"],
  ])("%s with %j is %s", (amount, places, text) => {
    expect(formatNumber(amount, places)).toBe(text);
  });
});

describe("A figure that does not end within its digits has six, or every whole one", () => {
  it.each([
    ["23.525252389630047", {}, "23.5253"],
    ["931.3225746154785156250", {}, "931.323"],
    ["0.000277777777777777777", {}, "0.000277778"],
    ["1234567.894444444444444", {}, "1,234,568"],
    ["-1234567.894444444444444", {}, "-1,234,568"],
    ["999999.7777777777777777", {}, "1,000,000"],
    ["12345678901234567890.55", {}, "12,345,678,901,234,567,891"],
    ["50.26548245743669", { significant: 10 }, "50.2655"],
    ["50.26548245743669", { significant: 4 }, "50.27"],
    ["12345678901.234", { significant: 10 }, "12,345,678,900"],
    ["0.6666666666666666", { digits: 2 }, "0.67"],
    ["0.6666666666666666", { upTo: 8 }, "0.66666667"],
    ["0.6666666666666666", { inFull: true }, "0.666666666666667"],
    ["50.26548245743669", { significant: 10, inFull: true }, "50.26548246"],
  ])("%s with %j is %s", (amount, places, text) => expect(group(figureDigits(decimal(amount), places))).toBe(text));

  it.each([
    ["0.625", {}, "0.625"],
    ["182.88", {}, "182.88"],
    ["3.785411784", { significant: 15 }, "3.785411784"],
    ["1234567.125", {}, "1,234,567.125"],
    ["0.123456789012345", {}, "0.123456789012345"],
    ["0", {}, "0"],
  ])("%s with %j ends, and is %s", (amount, places, text) =>
    expect(group(figureDigits(decimal(amount), places))).toBe(text),
  );

  it("and what was divided once too early still ends", () => {
    expect(figureDigits(decimal(1).div(3).times(3), {})).toBe("1");
  });
});

describe("Groups have three digits", () => {
  it.each([
    ["0", "0"],
    ["999", "999"],
    ["1000", "1,000"],
    ["123456", "123,456"],
    ["1234567.1234567", "1,234,567.1234567"],
    ["-123456", "-123,456"],
    ["-123", "-123"],
  ])("%s is %s", (digits, text) => expect(group(digits)).toBe(text));
});

describe("Plain text for machines", () => {
  it.each([
    ["1234.50", "1234.5"],
    ["-0", "0"],
    ["1e25", "10000000000000000000000000"],
    ["1e-25", "0.0000000000000000000000001"],
    ["0.333333333333333333333333333333333333", "0.333333333333333333333333333333"],
    ["0.999999999999999999999999999999999999", "1"],
  ])("of %s is %s", (amount, text) => expect(plain(amount)).toBe(text));
});

describe("Words", () => {
  it.each([
    ["4", "years", "4 years"],
    ["1", "years", "1 year"],
    ["-1", "years", "-1 years"],
    ["1", "kg", "1 kg"],
    ["1", "lbs", "1 lbs"],
    ["70", undefined, "70"],
    ["94.6344", "% of face value", "94.6344% of face value"],
  ])("%s and %s are %s", (text, unit, words) => expect(withUnit(text, unit)).toBe(words));

  it.each([
    [0, "0 months"],
    [1, "1 month"],
    [11, "11 months"],
    [12, "1 year"],
    [13, "1 year and 1 month"],
    [277, "23 years and 1 month"],
    [360, "30 years"],
  ])("%d months are %s", (months, words) => expect(formatMonths(months)).toBe(words));

  it.each([
    [{ years: 2, months: 8, days: 16 }, "2 years, 8 months and 16 days"],
    [{ years: 1, months: 0, days: 1 }, "1 year and 1 day"],
    [{ weeks: 2083, days: 1 }, "2,083 weeks and 1 day"],
    [{ years: 1, days: 3660, minutes: 1 }, "1 year, 3,660 days and 1 minute"],
    [{ hours: 10, seconds: decimal("0.5") }, "10 hours and 0.5 seconds"],
    [{ months: 0, days: 0 }, "0 days"],
  ])("%j is %s", (parts, words) => expect(formatSpan(parts)).toBe(words));

  it("a date has its month in letters", () => {
    expect(formatDate({ year: 2026, month: 11, day: 20 })).toBe("November 20, 2026");
    expect(formatDate({ year: 987, month: 1, day: 2 })).toBe("January 2, 987");
  });
});

it("grouping takes time in proportion to length", () => {
  const began = performance.now();
  expect(group("1".repeat(300_000))).toHaveLength(399_999);
  expect(performance.now() - began).toBeLessThan(2000);
});

it.each([
  ["1", "1"],
  ["-1", "-1"],
  ["-123", "-123"],
  ["-1234.5678", "-1,234.5678"],
  ["123456", "123,456"],
  ["0.1234567", "0.1234567"],
  ["", ""],
])("%s is grouped as %s", (digits, grouped) => {
  expect(group(digits)).toBe(grouped);
});
