import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { levelPayment } from "./annuity.ts";
import { actuarialRate, type Payments, singlePayment, type UnitPeriod, unitPeriodsInYear, waitBetween } from "./apr.ts";
import { readDate } from "./civil-date.ts";
import { type Amount, decimal } from "./decimal.ts";
import { snap } from "./round.ts";

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
  ["a term in days, (c)(5)(i)", 1000, 1080, "1978-01-10", "1978-09-15", "11.77"],
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
