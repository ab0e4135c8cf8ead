import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { levelPayment } from "./annuity.ts";
import {
  actuarialRate,
  inOrder,
  type Payments,
  type Payout,
  payoutWorths,
  singlePayment,
  type UnitPeriod,
  unitPeriodsInYear,
  type Wait,
  waitBetween,
  worth,
} from "./apr.ts";
import { readDate } from "./civil-date.ts";
import { type Amount, type Decimal, decimal, sum } from "./decimal.ts";
import { snap } from "./round.ts";
import { isSole } from "./sole-rate.ts";

const day = (text: string) => readDate(text) ?? expect.fail(`${text} is no date`);
const level = (amount: Amount, count: number, after = 0): Payments => ({ amount: decimal(amount), count, after });

describe("the examples of Regulation Z, appendix J, (c)(1) to (c)(4), with a single advance", () => {
  const month = { months: 1 };
  it.each<[example: string, advance: number, on: string, first: string, UnitPeriod, Payments[], apr: string]>([
    ["(c)(1)(i) monthly", 5000, "1978-01-10", "1978-02-10", month, [level(230, 24)], "9.69"],
    ["(c)(1)(ii) monthly, long first", 6000, "1978-02-10", "1978-04-01", month, [level(200, 36)], "11.82"],
    ["(c)(1)(iii) semimonthly", 5000, "1978-02-23", "1978-03-01", { months: 0.5 }, [level("219.17", 24)], "10.34"],
    ["(c)(1)(iv) quarterly, long first", 10000, "1978-05-23", "1978-10-01", { months: 3 }, [level(385, 40)], "8.97"],
    ["(c)(1)(v) weekly, long first", 500, "1978-03-20", "1978-04-21", { weeks: 1 }, [level("17.60", 30)], "14.96"],
    ["(c)(2)(i)", 5000, "1978-01-10", "1978-02-10", month, [level(250, 1), level(230, 23, 1)], "10.08"],
    ["(c)(2)(ii)", 400, "1978-03-18", "1978-04-20", { weeks: 4 }, [level("39.50", 1), level("38.31", 11, 1)], "28.50"],
    ["(c)(3)(i)", 5000, "1978-01-10", "1978-02-10", month, [level(230, 23), level(280, 1, 23)], "10.50"],
    ["(c)(3)(ii)", 200, "1978-04-03", "1978-04-11", { weeks: 2 }, [level("9.50", 19), level(30, 1, 19)], "12.22"],
    [
      "(c)(4)(i)",
      5000,
      "1978-01-10",
      "1978-02-10",
      month,
      [level(250, 1), level(230, 22, 1), level(280, 1, 23)],
      "10.90",
    ],
    [
      "(c)(4)(ii) 52 days of 60",
      8000,
      "1978-01-10",
      "1978-03-01",
      { months: 2 },
      [level("449.36", 1), level(465, 18, 1), level(200, 1, 19)],
      "7.30",
    ],
  ])("%s", (_, advance, on, first, unit, payments, apr) => {
    const rate = actuarialRate(decimal(advance), waitBetween(day(on), day(first), unit), payments);
    expect(rate?.times(unitPeriodsInYear(unit)).times(100).toFixed(2)).toBe(apr);
  });
});

it.each([
  ["a term in days, (c)(5)(i)", 1000, 1080, "1978-01-03", "1978-09-15", "11.45"],
  ["a term in whole months, (c)(5)(ii)", 1000, 1044, "1978-01-10", "1978-07-10", "8.80"],
  ["a year and a half, (c)(5)(iii)", 1000, "1135.19", "1978-01-17", "1979-07-17", "8.76"],
  ["exactly two years, (c)(5)(iv)", 1000, 1240, "1978-01-10", "1980-01-10", "11.36"],
])("a single payment: %s", (_, advance, payment, from, to, apr) => {
  const { perYear, ...wait } = singlePayment(day(from), day(to));
  const rate = actuarialRate(decimal(advance), wait, [level(payment, 1)]);
  expect(rate?.times(perYear).times(100).toFixed(2)).toBe(apr);
});

it.each<[why: string, from: string, to: string, unit: UnitPeriod, full: number, part: string]>([
  ["a month and 19 days", "1978-02-10", "1978-04-01", { months: 1 }, 1, "19/30"],
  ["thirty odd days are a month", "2026-01-02", "2026-02-01", { months: 1 }, 1, "0/30"],
  ["the ends of two months", "2026-01-31", "2026-02-28", { months: 1 }, 1, "0/30"],
  ["back from the 31st", "2026-02-15", "2026-03-31", { months: 1 }, 1, "13/30"],
  ["half months of fifteen days", "1978-02-23", "1978-03-01", { months: 0.5 }, 0, "6/15"],
  ["a quarter and 39 days", "1978-05-23", "1978-10-01", { months: 3 }, 1, "39/90"],
  ["a month and 22 days of two months", "1978-01-10", "1978-03-01", { months: 2 }, 0, "52/60"],
  ["weeks", "1978-03-20", "1978-04-21", { weeks: 1 }, 4, "4/7"],
  ["a year and six months", "1978-01-17", "1979-07-17", { months: 12 }, 1, "6/12"],
  ["a year and 35 days", "2023-10-26", "2024-11-30", { months: 12 }, 1, "35/365"],
])("unit-periods: %s", (_, from, to, unit, full, part) => {
  const [days = "", length = ""] = part.split("/");
  expect(waitBetween(day(from), day(to), unit)).toEqual({ full, part: decimal(days).div(length) });
});

it("there is no rate where the payments come to less than the advance, and it is 0 where they are the same", () => {
  const wait = { full: 1, part: decimal(0) };
  expect(actuarialRate(decimal(1000), wait, [level(99, 10)])).toBeUndefined();
  expect(actuarialRate(decimal(1000), wait, [level(100, 10)])?.toString()).toBe("0");
});

it("the rate of a level loan without odd days is the loan's own", () => {
  const hundredThousandths = fc.integer({ min: 1, max: 100000 });
  fc.assert(
    fc.property(hundredThousandths, fc.integer({ min: 1, max: 600 }), (hundredThousandths, count) => {
      const rate = decimal(hundredThousandths).div(1e5);
      const payment = levelPayment(decimal(12345), rate, count);
      const found = actuarialRate(decimal(12345), { full: 1, part: decimal(0) }, [level(payment, count)]);
      expect(found && snap(found).toString()).toBe(rate.toString());
    }),
    { numRuns: 40 },
  );
});

describe("a loan that is paid out in parts", () => {
  const nextPeriod = { full: 1, part: decimal(0) };
  const payouts = (...parts: readonly (readonly [amount: Amount, after: Amount])[]) =>
    inOrder(parts.map(([amount, after]) => ({ amount: decimal(amount), after: decimal(after) })));
  const paidOut = (rate: Decimal, first: number, later: readonly Payout[]) =>
    sum([decimal(first), ...payoutWorths(rate, later)]);
  const isSoleRate = (rate: Amount, payments: readonly Payments[], later: readonly Payout[]) =>
    isSole(decimal(rate), nextPeriod, payments, later);

  it("has the rate at which it was made up", () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 400 })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e5 }),
        parts,
        fc.integer({ min: 1, max: 60 }),
        (thousandths, parts, count) => {
          const rate = decimal(thousandths).div(1e5);
          const later = payouts(
            ...parts.map(([cents, tenths]) => [decimal(cents).div(100), decimal(tenths).div(10)] as const),
          );
          const wait: Wait = { full: 40, part: decimal("0.3") };
          const each = paidOut(rate, 500, later).div(worth(rate, wait, [level(1, count)]));
          const payments = [level(each, count)];
          const found = actuarialRate(decimal(500), wait, payments, later);
          expect(found && snap(found).toString()).toBe(rate.toString());
          expect(isSole(rate, wait, payments, later)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("has one rate only where something is owed right up to the end", () => {
    const borrowedAgain = payouts([1585.1, 2]);
    expect(isSoleRate("0.1", [level(1331, 3)], borrowedAgain)).toBe(true);
    // Paid back in full and borrowed again at once: nothing is owed for a moment.
    expect(isSoleRate("0.1", [level(1100, 2)], payouts([1000, 1]))).toBe(true);
    expect(isSoleRate("0.1", [level(1100, 1), level(1100, 1, 2)], payouts([1000, 2]))).toBe(true);
  });

  it("has several rates where more was paid back before a payout", () => {
    // (g - 1.1) (g - 1.2) (g - 1.3) = g³ - 3.6 g² + 4.31 g - 1.716
    const payments = [level(3600, 1), level(1716, 2, 1)];
    const later = payouts([6026, 2]);
    for (const rate of ["0.1", "0.2", "0.3"]) {
      const gain = worth(decimal(rate), nextPeriod, payments).minus(paidOut(decimal(rate), 1000, later));
      expect(snap(gain.plus(1)).toString()).toBe("1");
      expect(isSoleRate(rate, payments, later)).toBe(false);
    }
  });

  it("has none where the last of it is paid out after the last payment", () => {
    const later = payouts([100, 3]);
    const rate = actuarialRate(decimal(1000), nextPeriod, [level(600, 2)], later);
    expect(rate && isSole(rate, nextPeriod, [level(600, 2)], later)).toBe(false);
    // At 99,900% a period what is paid out after a hundred of them is worth nothing in eighty digits, and yet is never paid back.
    expect(isSoleRate(999, [level(1_000_000, 1)], payouts([100, 100]))).toBe(false);
  });
});
