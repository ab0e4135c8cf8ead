import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "#numbers/decimal";
import { readCount, readNumber } from "./numeral.ts";

const WIDE = { min: -1e300, max: 1e300 };
const NOT_PLAIN = { fault: "must be a plain number, such as 1234.5" };
const EXPONENT = { fault: "must have an exponent between -30 and 30" };

describe("A number is read as it is written", () => {
  it.each([
    [0.1, "0.1"],
    [-0, "0"],
    [1e21, "1000000000000000000000"],
    [1e-7, "0.0000001"],
    [1.005, "1.005"],
    [8.2, "8.2"],
    ["1234.50", "1234.5"],
    ["+5", "5"],
    ["-5.", "-5"],
    [".5", "0.5"],
    ["-0", "0"],
    ["007", "7"],
    ["1e3", "1000"],
    ["2.5E-2", "0.025"],
    ["1e+30", "1000000000000000000000000000000"],
    ["9007199254740993", "9007199254740993"],
    ["123456789012345678901234567890", "123456789012345678901234567890"],
    [`0.${"0".repeat(29)}1`, `0.${"0".repeat(29)}1`],
    [`1.${"0".repeat(198)}`, "1"],
    ["0".repeat(200), "0"],
  ])("%j is %s", (sent, text) => {
    expect(readNumber(sent, WIDE)).toEqual({ value: decimal(text), text });
  });

  it("and no digit of a text ever passes through binary floating point", () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,14}\.\d{0,13}[1-9]$/);
    fc.assert(
      fc.property(digits, (text) => {
        expect(readNumber(text, WIDE)).toEqual({ value: decimal(text), text });
      }),
    );
  });

  it("and the text that is given back means the same when it is sent again", () => {
    const exponent = fc.integer({ min: -30, max: 30 }).map((power) => `e${power}`);
    const sent = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc
        .tuple(fc.stringMatching(/^-?\d{1,60}\.\d{0,100}$/), fc.option(exponent, { nil: "" }))
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(sent, (number) => {
        const read = readNumber(number, WIDE);
        if ("fault" in read) return;
        expect(readNumber(read.text, WIDE)).toEqual(read);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("What is no plain number is refused", () => {
  it.each([
    "1,234",
    "$5",
    "5%",
    "1 000",
    " 5",
    "5 ",
    "5\n",
    "½",
    "１",
    "0x10",
    "1_000",
    "1e",
    "e5",
    "--5",
    ".",
    "NaN",
    "Infinity",
  ])("%j", (sent) => expect(readNumber(sent, WIDE)).toEqual(NOT_PLAIN));

  it.each([true, [], [5], {}, 5n, () => 5, Symbol("5")])("%s", (sent) => {
    expect(readNumber(sent, WIDE)).toEqual({ fault: "must be a number" });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("%s", (sent) => {
    expect(readNumber(sent, WIDE)).toEqual({ fault: "must be a finite number" });
  });
});

describe("A number has at most 200 characters, 30 digits and an exponent within 30", () => {
  it.each([
    ["0".repeat(201), { fault: "must be at most 200 characters long" }],
    ["1234567890123456789012345678901", { fault: "must have at most 30 digits" }],
    ["0.1234567890123456789012345678901", { fault: "must have at most 30 digits" }],
    ["1e31", EXPONENT],
    ["1e-31", EXPONENT],
    [1e31, EXPONENT],
    [5e-324, EXPONENT],
    ["1e99999999999999999999", EXPONENT],
    ["1e-99999999999999999999", EXPONENT],
    [`0.${"0".repeat(90)}1`, EXPONENT],
    [`1${"0".repeat(90)}`, EXPONENT],
    ["0.01e-30", EXPONENT],
  ])("%.40s", (sent, fault) => {
    expect(readNumber(sent, WIDE)).toEqual(fault);
  });
});

describe("A number stays within its bounds", () => {
  it.each([
    [-0.01, { min: 0, max: 1 }, "must be at least 0"],
    ["1.0000000000000000000000001", { min: 0, max: 1 }, "must be at most 1"],
    [1e6, { min: 0, max: 999999.5 }, "must be at most 999,999.5"],
    [-5, { min: -1e-7, max: 1 }, "must be at least -0.0000001"],
    [1e20, { min: 0, max: 2 ** 53 - 1 }, "must be at most 9,007,199,254,740,991"],
    [0, { min: 1, max: 9, unit: "years" }, "must be at least 1 year"],
    [10, { min: 1, max: 9, unit: "years" }, "must be at most 9 years"],
  ])("%s in %j %s", (sent, bounds, fault) => {
    expect(readNumber(sent, bounds)).toEqual({ fault });
  });

  it.each([
    ["0", { min: 0, max: 1 }],
    ["1.000", { min: 0, max: 1 }],
    ["-0", { min: 0, max: 1 }],
  ])("%s may stand on a bound of %j", (sent, bounds) => {
    expect(readNumber(sent, bounds)).toHaveProperty("value");
  });
});

describe("A count is a whole number", () => {
  it.each([
    [7, 7],
    ["7", 7],
    ["7.00", 7],
    ["1e2", 100],
    [1000, 1000],
  ])("%j is %d", (sent, value) => {
    expect(readCount(sent, { min: 1, max: 1000 })).toEqual({ value, text: String(value) });
  });

  it.each([
    [2.5, "must be a whole number"],
    ["0.5", "must be a whole number"],
    [0, "must be at least 1"],
    [1001, "must be at most 1,000"],
    ["seven", NOT_PLAIN.fault],
    [true, "must be a number"],
  ])("%j %s", (sent, fault) => {
    expect(readCount(sent, { min: 1, max: 1000 })).toEqual({ fault });
  });
});
