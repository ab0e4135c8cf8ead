import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIGITS, fits, pattern, readDigits, signedValue, strangeDigit, writeDigits } from "./positional.ts";
import { rational } from "./rational.ts";

describe("From one base to another", () => {
  it.each<[text: string, from: number, to: number, written: string]>([
    ["3601", 7, 10, "1324"],
    ["a16", 12, 10, "1458"],
    ["298", 10, 6, "1214"],
    ["0xff", 16, 2, "11111111"],
    ["0b1", 16, 10, "177"],
    ["0B1", 2, 10, "1"],
    ["1010 1100", 2, 16, "AC"],
    ["-42", 10, 16, "-2A"],
    ["Z", 36, 10, "35"],
    ["0.125", 10, 2, "0.001"],
    ["0.1", 10, 2, "0.0(0011)"],
    [".1", 3, 10, "0.(3)"],
    ["-0.75", 10, 16, "-0.C"],
    ["-0", 10, 2, "0"],
    ["3.A7", 16, 10, "3.65234375"],
    ["FFFFFFFFFFFFFFFF", 16, 10, "18446744073709551615"],
  ])("%s in base %d is, in base %d, %s", (text, from, to, written) => {
    expect(text).toMatch(new RegExp(`^(?:${DIGITS})$`));
    expect(writeDigits(readDigits(text, from), to)).toBe(written);
  });

  it("cuts off what repeats too late", () => {
    expect(writeDigits(rational(1n, 1009n), 10)).toMatch(/^0\.\d{64}…$/);
  });
});

it.each([
  ["129", 8, "9"],
  ["12", 2, "2"],
  ["FG", 16, "G"],
  ["0b1", 2, undefined],
  ["Z", 36, undefined],
])("%s in base %d has the strange digit %s", (text, base, digit) => {
  expect(strangeDigit(text, base)).toBe(digit);
});

it.each(["", "1.", "1..2", "--1", "1_", "12,5", "1  0"])("%j is no number", (text) => {
  expect(text).not.toMatch(new RegExp(`^(?:${DIGITS})$`));
});

it.each([
  [-5n, 8, 251n, -5n],
  [251n, 8, 251n, -5n],
  [127n, 8, 127n, 127n],
  [-128n, 8, 128n, -128n],
  [0xffffffffn, 32, 0xffffffffn, -1n],
])("%d in %d bits is the pattern of %d, read as %d", (value, bits, bare, signed) => {
  expect([pattern(value, bits), signedValue(pattern(value, bits), bits)]).toEqual([bare, signed]);
});

it("eight bits hold -128 to 255", () => {
  expect([-129n, -128n, 255n, 256n].map((value) => fits(value, 8))).toEqual([false, true, true, false]);
});

it("what is written in any base is read again", () => {
  const bases = fc.integer({ min: 2, max: 36 });
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
      fc.integer({ min: 0, max: 20 }),
      bases,
      (n, places, base) => {
        const value = rational(n, BigInt(base) ** BigInt(places));
        expect(readDigits(writeDigits(value, base), base)).toEqual(value);
      },
    ),
  );
});
