import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import {
  FRACTION,
  fromDecimal,
  inLowestWholes,
  inWholes,
  minus,
  negated,
  over,
  plus,
  RATIO,
  type Rational,
  rational,
  readFraction,
  readRatio,
  times,
  toDecimal,
  writeFraction,
  writeMixed,
} from "./rational.ts";

const written = ({ top, bottom }: Rational) => `${top}/${bottom}`;

describe("A fraction is in lowest terms with its sign on top", () => {
  it.each([
    ["a common divisor goes", 6n, 8n, "3/4"],
    ["a sign below goes up", 3n, -4n, "-3/4"],
    ["two signs cancel", -6n, -8n, "3/4"],
    ["zero has one form", 0n, -7n, "0/1"],
    ["a whole number is over 1", 10n, 5n, "2/1"],
    ["beyond 2^53 nothing is lost", 9007199254740993n, 3n, "3002399751580331/1"],
  ])("%s: %d over %d", (_why, top, bottom, expected) => {
    expect(written(rational(top, bottom))).toBe(expected);
  });
});

describe("The four operations", () => {
  const [half, third] = [rational(1n, 2n), rational(-1n, 3n)];
  it.each([
    ["plus", plus(half, third), "1/6"],
    ["minus", minus(half, third), "5/6"],
    ["times", times(half, third), "-1/6"],
    ["over", over(half, third), "-3/2"],
  ])("1/2 %s -1/3", (_name, result, expected) => {
    expect(written(result)).toBe(expected);
  });
});

describe("Decimals and fractions", () => {
  it.each([
    ["0.75", "3/4"],
    ["-2.5", "-5/2"],
    ["120", "120/1"],
    ["1e30", `${10n ** 30n}/1`],
    ["0.1", "1/10"],
  ])("%s is %s", (text, expected) => {
    expect(written(fromDecimal(decimal(text)))).toBe(expected);
    expect(toDecimal(fromDecimal(decimal(text)))).toEqual(decimal(text));
  });

  it("share one power of ten where they are counted together", () => {
    expect(inWholes(["0.5", "1.25", "-3"].map(decimal))).toEqual({ wholes: [50n, 125n, -300n], scale: 100n });
    expect(inWholes([])).toEqual({ wholes: [], scale: 1n });
  });
});

describe("Fractions as people write them", () => {
  it.each([
    ["3/4", "3/4", null],
    ["6/8", "6/8", null],
    ["1 3/4", "7/4", "1 3/4"],
    ["-1 3/4", "-7/4", "-1 3/4"],
    ["- 1/2", "-1/2", null],
    ["+2", "2", null],
    ["-0", "0", null],
    ["0.75", "75/100", null],
    ["-2.50", "-250/100", "-2 50/100"],
    [".5", "5/10", null],
    ["10 / 4", "10/4", "2 2/4"],
    ["8/4", "8/4", null],
    ["9007199254740993/2", "9007199254740993/2", "4503599627370496 1/2"],
  ])("%s is %s, mixed %s", (text, fraction, mixed) => {
    expect(text).toMatch(new RegExp(`^(?:${FRACTION})$`));
    expect(writeFraction(readFraction(text))).toBe(fraction);
    expect(writeMixed(readFraction(text))).toBe(mixed);
  });

  it.each(["", "1/", "/2", "1/2/3", "1 2", "1 2 3/4", "1.5/2", "a/b", "3/-4", "1/2 ", " 1/2", "1."])(
    "%j is none",
    (text) => {
      expect(text).not.toMatch(new RegExp(`^(?:${FRACTION})$`));
    },
  );
});

describe("Ratios in lowest whole numbers", () => {
  it.each([
    ["OpenStax: 15 to 27", "15:27", "5:9"],
    ["decimals", "4.8 : 11.2", "3:7"],
    ["mixed numbers", "1 1/4:2 3/8", "10:19"],
    ["three terms", "1/2:1/3:1/6", "3:2:1"],
    ["already lowest", "16:9", "16:9"],
  ])("%s", (_why, text, expected) => {
    expect(text).toMatch(new RegExp(`^(?:${RATIO})$`));
    expect(inLowestWholes(readRatio(text)).join(":")).toBe(expected);
  });

  it.each(["5", "1:", ":1", "1::2", "-1:2", "1:2:3:4:5:6:7:8:9:10:11"])("%j is no ratio", (text) => {
    expect(text).not.toMatch(new RegExp(`^(?:${RATIO})$`));
  });
});

const bigInt = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const fractions = fc
  .tuple(bigInt, bigInt)
  .filter(([, bottom]) => bottom !== 0n)
  .map(([top, bottom]) => rational(top, bottom));

it("what is written is read again", () => {
  fc.assert(
    fc.property(fractions, (fraction) => {
      expect(rational(...parts(writeFraction(fraction)))).toEqual(fraction);
      expect(rational(...parts(writeMixed(fraction) ?? writeFraction(fraction)))).toEqual(fraction);
    }),
  );
});
const parts = (text: string): [bigint, bigint] => {
  const { top, bottom } = readFraction(text);
  return [top, bottom];
};

it("what is added is taken away again, and what is multiplied is divided again", () => {
  fc.assert(
    fc.property(fractions, fractions, (a, b) => {
      expect(minus(plus(a, b), b)).toEqual(a);
      expect(plus(a, negated(a))).toEqual(rational(0n));
      if (b.top !== 0n) expect(over(times(a, b), b)).toEqual(a);
    }),
  );
});
