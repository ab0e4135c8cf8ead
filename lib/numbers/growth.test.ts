import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import {
  effectiveRate,
  futureValue,
  growthOver,
  nominalRate,
  periodicRate,
  periodsUntil,
  quotedRate,
  rateUntil,
  type Stream,
  sideOfLevel,
  worthYearByYear,
} from "./growth.ts";
import { round, snap } from "./round.ts";

describe("a year at a quoted rate earns", () => {
  it.each([
    ["what it says when interest is added once", "4.5", 1, "4.5"],
    ["5.25% added quarterly: EFFECT in the DAX reference", "5.25", 4, "5.35426673707581"],
    ["5% added daily: OpenStax", "5", 365, "5.13"],
    ["18% added monthly: OpenStax", "18", 12, "19.562"],
    ["10% added all the time: e^0.1 = 1.10517…", "10", "continuous", "10.5170918075648"],
    ["nothing at 0%", "0", 12, "0"],
    ["a loss at a negative rate: 0.99² = 0.9801", "-2", 2, "-1.99"],
    ["something at the smallest rate that can be typed", "1e-30", 365, "0.000000000000000000000000000001"],
  ] as const)("%s", (_, rate, compounding, expected) => {
    const digits = expected.split(".")[1]?.length ?? 0;
    expect(round(effectiveRate(decimal(rate), compounding), digits).toString()).toBe(expected);
  });
});

it("the quoted rate and what it earns undo each other", () => {
  const rates = fc.integer({ min: -9000, max: 100_000 }).map((hundredths) => decimal(hundredths).div(100));
  const compoundings = fc.constantFrom(1, 2, 12, 365, "continuous" as const);
  fc.assert(
    fc.property(rates, compoundings, (rate, compounding) => {
      expect(snap(nominalRate(effectiveRate(rate, compounding), compounding)).toString()).toBe(rate.toString());
    }),
  );
});

it.each([
  ["eighteen months of weeks are 78: ORCA's 53,892.27", "5", 52, 18, "1.0778453"],
  ["half a period grows by its root", "21", 1, 6, "1.1"],
  ["no time, no growth", "5", "continuous", 0, "1"],
] as const)("growth: %s", (_, rate, compounding, months, expected) => {
  const digits = expected.split(".")[1]?.length ?? 0;
  expect(round(growthOver(decimal(rate), compounding, months), digits).toString()).toBe(expected);
});

it("so many periods at the rate of one grow as much as the year does, and lead back to its rate", () => {
  for (const compounding of [1, 12, 365, "continuous"] as const) {
    for (const perYear of [1, 12, 26, 52]) {
      const rate = periodicRate(decimal("7.3"), compounding, perYear);
      expect(snap(rate.plus(1).pow(perYear)).eq(snap(growthOver(decimal("7.3"), compounding, 12)))).toBe(true);
      expect(snap(quotedRate(rate, compounding, perYear)).toString()).toBe("7.3");
    }
  }
});

const stream = (start: number, payment: number, rate: string, due = false): Stream => ({
  start: decimal(start),
  payment: decimal(payment),
  rate: decimal(rate),
  due,
});

describe("a start and payments", () => {
  it.each([
    ["numpy-financial, FV at 7.5%", stream(0, 2000, "0.075"), "20", "86609.3626730430004053673162"],
    ["DAX reference, FV with payments at the beginning", stream(500, 200, "0.005", true), "10", "2581.403374060"],
    ["no interest: 100 + 12 × 50", stream(100, 50, "0"), "12", "700"],
    ["half a period is half a payment where nothing grows", stream(0, 50, "0"), "0.5", "25"],
  ])("grow: %s", (_, given, periods, expected) => {
    const digits = expected.split(".")[1]?.length ?? 0;
    expect(futureValue(given, decimal(periods)).toFixed(digits)).toBe(expected);
  });

  it.each([
    ["DAX reference, NPER", stream(1000, 100, "0.01", true), "10000", "59.6738656742946"],
    ["numpy-financial, NPER", stream(0, 2000, "0.075", true), "100000", "20.76156441"],
    ["numpy-financial, NPER without payments", stream(500, 0, "0.1"), "1500", "11.52670461"],
    ["a loss that goes down to it: 1000 × 0.9² = 810", stream(1000, 0, "-0.1"), "810", "2"],
    ["no interest: (700 − 100) ÷ 50", stream(100, 50, "0"), "700", "12"],
    ["already there", stream(100, 0, "0"), "100", "0"],
  ])("reach their target: %s", (_, given, target, expected) => {
    const digits = expected.split(".")[1]?.length ?? 0;
    expect(periodsUntil(decimal(target), given)?.toFixed(digits)).toBe(expected);
  });

  it.each([
    ["it is passed already", stream(1000, 10, "0.01"), "900"],
    ["nothing moves", stream(1000, 0, "0"), "1100"],
    ["a loss keeps it below: 100 ÷ 0.1 is the most", stream(0, 100, "-0.1"), "1000"],
    ["nothing is there to grow", stream(0, 0, "0.05"), "10"],
  ])("never reach it: %s", (_, given, target) => {
    expect(periodsUntil(decimal(target), given)).toBeUndefined();
  });
});

describe("the rate that reaches a target", () => {
  it.each([
    ["OpenStax: 15,000 to 25,000 in 8.5 years", stream(15000, 0, "0"), "25000", "8.5", "0.06194"],
    ["DAX reference, RRI", stream(10000, 0, "0"), "21000", "48", "0.0155771057566628"],
    ["a loss: 1,000 to 810 in 2", stream(1000, 0, "0"), "810", "2", "-0.1"],
    ["none is needed: 100 + 12 × 50", stream(100, 50, "0"), "700", "12", "0"],
    ["one payment at the beginning of one period: 110 ÷ 100", stream(0, 100, "0", true), "110", "1", "0.1"],
  ])("%s", (_, given, target, periods, expected) => {
    const rate = rateUntil(decimal(target), given, decimal(periods));
    const digits = expected.split(".")[1]?.length ?? 0;
    expect(rate && round(rate, digits).toString()).toBe(expected);
  });

  it.each([
    ["a payment at the end of the only period does not grow", stream(0, 100, "0"), "110", "1"],
    ["payments at the end are never lost", stream(0, 100, "0"), "90", "5"],
    ["there is nothing", stream(0, 0, "0"), "10", "5"],
    ["next to nothing is left", stream(1000000000, 0, "0"), "0.01", "1"],
  ])("there is none: %s", (_, given, target, periods) => {
    expect(rateUntil(decimal(target), given, decimal(periods))).toBeUndefined();
  });
});

it("year by year, with a part of a year at the end: OpenStax, 3,000 a year at 4%", () => {
  const rows = worthYearByYear(stream(0, 3000, "0.04"), decimal("2.5"), 1);
  expect(rows.map(({ year, balance }) => `${year}: ${round(balance, 2)}`)).toEqual([
    "1: 3000",
    "2: 6120",
    "2.5: 7726.49",
  ]);
});

it.each([
  ["below", 1, -1],
  ["above", 9, 1],
  ["at", 5.005, 0],
] as const)("a value that started %s its level of 5.005 is there for ever", (_, start, side) => {
  const losing = stream(start, 4.5045, "-0.9");
  expect(sideOfLevel(futureValue(losing, 100), losing, decimal(450))).toBe(side);
  expect(sideOfLevel(futureValue(losing, 10), losing, decimal(45))).toBe(0);
});

it("value, time and rate undo one another", () => {
  const whole = (min: number, max: number) => fc.integer({ min, max });
  fc.assert(
    fc.property(whole(1, 1e6), whole(1, 1e4), whole(-50, 2000), whole(2, 300), fc.boolean(), (a, c, bp, n, due) => {
      fc.pre(bp !== 0);
      const given = stream(a, c, decimal(bp).div(1e4).toString(), due);
      const value = futureValue(given, n);
      const rate = rateUntil(value, given, decimal(n));
      expect(rate && round(rate, 18).eq(given.rate)).toBe(true);
      fc.pre(!given.start.times(given.rate).plus(given.payment).isZero());
      const periods = periodsUntil(value, given);
      expect(periods && round(periods, 15).eq(n)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
