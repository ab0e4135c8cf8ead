import fc from "fast-check";
import { expect, it } from "vitest";
import { dateOf, dayNumber } from "./calendar.ts";
import { isLeapYear, readDate } from "./civil-date.ts";
import { DAY_COUNTS, type DayCount, yearPart } from "./day-count.ts";
import { decimal } from "./decimal.ts";

const day = (text: string) => readDate(text) ?? expect.fail(`${text} is no date`);

// QuantLib, test-suite/daycounters.cpp, testActualActual (ISDA); the first is ISDA's own example: 61 ÷ 365 + 121 ÷ 366.
it.each([
  ["2003-11-01", "2004-05-01", "0.497724380567"],
  ["1999-02-01", "1999-07-01", "0.410958904110"],
  ["1999-07-01", "2000-07-01", "1.0013773486"],
  ["2002-08-15", "2003-07-15", "0.915068493151"],
  ["2003-07-15", "2004-01-15", "0.504004790778"],
  ["1999-07-30", "2000-01-30", "0.503892506924"],
  ["2000-01-30", "2000-06-30", "0.415300546448"],
])("from %s to %s are %s years by actual days", (from, to, years) => {
  const { part, of } = yearPart(day(from), day(to), "actual_actual");
  expect(
    decimal(part)
      .div(of)
      .toFixed(years.length - 2),
  ).toBe(years);
});

// QuantLib, test-suite/daycounters.cpp, testThirty360_BondBasis and testThirty360_EurobondBasis.
it.each([
  ["2006-08-20", "2007-02-20", 180, 180],
  ["2006-08-31", "2007-02-28", 178, 178],
  ["2007-02-28", "2007-08-31", 183, 182],
  ["2008-02-29", "2008-08-31", 182, 181],
  ["2006-01-31", "2006-02-28", 28, 28],
  ["2006-02-28", "2006-03-03", 5, 5],
  ["2006-09-30", "2006-10-31", 30, 30],
  ["2006-10-31", "2006-11-28", 28, 28],
  ["2007-02-26", "2008-02-29", 363, 363],
  ["2008-02-28", "2008-03-31", 33, 32],
])("from %s to %s are %d days by months of thirty, %d in Europe", (from, to, american, european) => {
  expect(yearPart(day(from), day(to), "thirty_360")).toEqual({ days: american, part: american, of: 360 });
  expect(yearPart(day(from), day(to), "thirty_e_360").days).toBe(european);
});

it("actual days fall in leap years one by one", () => {
  const number = fc.integer({ min: 700_000, max: 740_000 });
  fc.assert(
    fc.property(number, fc.integer({ min: 0, max: 800 }), (from, length) => {
      const days = Array.from({ length }, (_, i) => dateOf(from + i));
      const leap = days.filter(({ year }) => isLeapYear(year)).length;
      const { part } = yearPart(dateOf(from), dateOf(from + length), "actual_actual");
      expect(part).toBe(365 * leap + 366 * (length - leap));
    }),
    { numRuns: 50 },
  );
});

it("a day later never counts less, and more than one day only at the end of February", () => {
  const conventions = Object.keys(DAY_COUNTS).filter((name): name is DayCount => name in DAY_COUNTS);
  const number = fc.integer({ min: 700_000, max: 740_000 });
  fc.assert(
    fc.property(number, number, fc.constantFrom(...conventions), (a, b, dayCount) => {
      const [from, to] = [dateOf(Math.min(a, b)), dateOf(Math.max(a, b))];
      const later = yearPart(from, dateOf(dayNumber(to) + 1), dayCount).days - yearPart(from, to, dayCount).days;
      expect(later).toBeGreaterThanOrEqual(0);
      expect(later).toBeLessThanOrEqual(3);
    }),
  );
});
