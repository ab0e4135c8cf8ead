import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Decimal, decimal } from "./decimal.ts";
import { type Drawing, drawn, potFor, potForever } from "./drawdown.ts";
import { periodicRate } from "./growth.ts";
import { round } from "./round.ts";

const drawing = (rate: string, perYear: number, raise = "0", due = false): Drawing => ({
  rate: decimal(rate),
  perYear,
  raisePercent: decimal(raise),
  due,
});

describe("a pot for withdrawals", () => {
  it.each([
    [
      "numpy-financial, PV of 12,000 a year for 20 years at 7%",
      drawing("0.07", 1),
      20,
      "12000",
      "127128.170946193932729522",
    ],
    ["OpenStax: 25,000 a year for 5 years at 8%", drawing("0.08", 1), 5, "25000", "99817.75"],
    [
      "OpenStax: 120,000 a year for 10 years at 9%, the first one now",
      drawing("0.09", 1, "0", true),
      10,
      "120000",
      "839429.63",
    ],
    [
      "Excel's tests: 1,687.71 a month for 15 years at 6%",
      drawing("0.005", 12),
      15,
      "1687.713656096902620868663",
      "200000",
    ],
    ["no return: 12 × 100 × 5", drawing("0", 12), 5, "100", "6000"],
    ["raised as fast as it grows: 100 ÷ 1.1 each of 3 years", drawing("0.1", 1, "10"), 3, "100", "272.727273"],
    ["raised by 10% without a return: 100 + 110 + 121", drawing("0", 1, "10"), 3, "100", "331"],
  ])("%s", (_, given, years, withdrawal, pot) => {
    const digits = pot.split(".")[1]?.length ?? 0;
    expect(round(potFor(given, years).times(withdrawal), digits).toString()).toBe(pot);
  });

  it.each([
    ["OpenStax: 75,000 a year at 3.5%", drawing("0.035", 1), "75000", "2142857"],
    ["OpenStax: 1.75 a year raised by 1.2% at 5.8%", drawing("0.058", 1, "1.2"), "1.75", "38.04"],
    ["at the beginning: one more", drawing("0.05", 1, "0", true), "100", "2100"],
  ])("for ever: %s", (_, given, withdrawal, pot) => {
    const digits = pot.split(".")[1]?.length ?? 0;
    expect(potForever(given)?.times(withdrawal).toFixed(digits)).toBe(pot);
  });

  it("does not last for ever where withdrawals are raised as fast as it grows", () => {
    expect(potForever(drawing("0.05", 1, "5"))).toBeUndefined();
    expect(potForever(drawing("0", 12))).toBeUndefined();
    const quarterly = { ...drawing("0", 4, "-20"), rate: periodicRate(decimal(-20), 1, 4) };
    expect(potForever(quarterly)).toBeUndefined();
  });

  it("ends at nothing and at no small remainder, where withdrawals shrink while the pot grows", () => {
    const given = { ...drawing("0", 1, "-20"), rate: periodicRate(decimal(25), 12, 1) };
    const pot = decimal(1e12);
    const years = drawn(given, pot, pot.div(potFor(given, 100)), 100);
    expect(years).toHaveLength(100);
    expect(years.at(-1)?.balance.isZero()).toBe(true);
    expect(years.every(({ full }) => full === 1)).toBe(true);
  });
});

describe("drawn", () => {
  const yearsOf = (drawing: Drawing, pot: number, withdrawal: number) =>
    drawn(drawing, decimal(pot), decimal(withdrawal), 100).map(
      ({ withdrawn, interest, balance, full, last }) => `${withdrawn} ${interest} ${balance} ${full} ${last ?? "-"}`,
    );

  it("at the end of each year: 1,000 at 10% pays 500 twice and 121 at last", () => {
    expect(yearsOf(drawing("0.1", 1), 1000, 500)).toEqual(["500 100 600 1 -", "500 60 160 1 -", "176 16 0 0 176"]);
  });

  it("at the beginning of each year, raised by 10%", () => {
    expect(yearsOf(drawing("0", 1, "10", true), 1000, 500)).toEqual(["500 0 500 1 -", "500 0 0 0 500"]);
  });

  it("stops within a year when the pot is empty", () => {
    expect(yearsOf(drawing("0", 12), 1000, 100)).toEqual(["1000 0 0 10 -"]);
  });
});

it("a pot that is worked out lasts exactly so many withdrawals", () => {
  const rates = fc.integer({ min: -50, max: 300 }).map((n) => decimal(n).div(1e4).toString());
  const raises = fc.integer({ min: -500, max: 1000 }).map((n) => decimal(n).div(100).toString());
  fc.assert(
    fc.property(rates, fc.constantFrom(1, 4, 12), raises, fc.boolean(), fc.integer({ min: 1, max: 40 }), (...given) => {
      const [rate, perYear, raise, due, years] = given;
      const plan = drawing(rate, perYear, raise, due);
      const drawnYears = drawn(plan, potFor(plan, years), decimal(1), 100);
      expect(drawnYears).toHaveLength(years);
      expect(drawnYears.reduce((sum, { full }) => sum + full, 0)).toBe(years * perYear);
      expect(drawnYears.at(-1)?.balance.isZero()).toBe(true);
    }),
  );
});

it("a pot for ever is after a year what it was, raised", () => {
  const plan = drawing("0.004", 12, "2", true);
  const pot = potForever(plan) ?? decimal(0);
  const [year] = drawn(plan, pot, decimal(1), 1);
  expect(year && ratio(year.balance, pot)).toBe("1.02");
});

const ratio = (a: Decimal, b: Decimal): string => round(a.div(b), 25).toString();
