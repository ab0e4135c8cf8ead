import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  dateOf,
  dayNumber,
  dayOfYear,
  FIRST_DAY,
  isoWeek,
  LAST_DAY,
  leapDays,
  type MissingDay,
  spanBetween,
  weekdayName,
  weekdayOf,
} from "./calendar.ts";
import { isLeapYear, readDate, writeDate } from "./civil-date.ts";

const date = (text: string) => readDate(text) ?? expect.fail(`${text} is no date`);
const anyDay = fc.integer({ min: FIRST_DAY, max: LAST_DAY });
const anyDate = anyDay.map(dateOf);

describe("A date is read only where it exists", () => {
  it.each(["0001-01-01", "2024-02-29", "2000-02-29", "9999-12-31"])("%s", (text) => {
    expect(writeDate(date(text))).toBe(text);
  });

  it.each(["0000-12-31", "2023-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-1-1", "20260101"])(
    "%s is none",
    (text) => {
      expect(readDate(text)).toBeUndefined();
    },
  );
});

it("every fourth year is a leap year, every hundredth is not, every four-hundredth is", () => {
  expect([1600, 1700, 1900, 2000, 2023, 2024, 2100].filter(isLeapYear)).toEqual([1600, 2000, 2024]);
  expect(leapDays(400)).toBe(97);
});

describe("A day's number and its date are each other's", () => {
  it.each([
    ["Reingold and Dershowitz, Calendrical Calculations, appendix C", "0576-05-20", 210155],
    ["the same", "1240-03-10", 452605],
    ["the same", "1996-02-25", 728714],
    ["the same", "2094-07-18", 764652],
    ["the first day", "0001-01-01", 1],
    ["the last day", "9999-12-31", 3652059],
  ])("%s: %s is day %i", (_, text, number) => {
    expect(dayNumber(date(text))).toBe(number);
    expect(writeDate(dateOf(number))).toBe(text);
  });

  it("for any day, as JavaScript's own calendar in UTC has it", () => {
    const unixEpoch = dayNumber(date("1970-01-01"));
    fc.assert(
      fc.property(anyDay, (number) => {
        const iso = new Date((number - unixEpoch) * 86_400_000).toISOString().slice(0, 10);
        expect(writeDate(dateOf(number))).toBe(iso);
        expect(dayNumber(dateOf(number))).toBe(number);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("Weekdays", () => {
  it.each([
    ["Meeus, as in PyMeeus's tests", "2018-02-15", "Thursday"],
    ["HP 12C Platinum user's guide", "2003-09-11", "Thursday"],
    ["HP 12C user's guide", "2004-09-11", "Saturday"],
    ["date-fns, addMonths", "2015-02-01", "Sunday"],
    ["the first day", "0001-01-01", "Monday"],
  ])("%s: %s is a %s", (_, text, weekday) => {
    expect(weekdayName(date(text))).toBe(weekday);
  });

  it("follow one another, Monday after Sunday", () => {
    fc.assert(fc.property(anyDay, (day) => weekdayOf(day + 1) === (weekdayOf(day) % 7) + 1));
  });
});

describe("Days of the year and weeks of ISO 8601", () => {
  it.each([
    ["dateutil", "2000-09-16", 260],
    ["date-fns", "2014-07-02", 183],
    ["the last of a leap year", "2024-12-31", 366],
    ["the last of another", "2023-12-31", 365],
  ])("%s: %s is day %i of its year", (_, text, day) => {
    expect(dayOfYear(date(text))).toBe(day);
  });

  it.each([
    ["Microsoft's WEEKNUM gives 7, the ISO week is 6", "2010-02-14", 2010, 6],
    ["date-fns", "2005-01-02", 2004, 53],
    ["a year of 53 weeks", "2027-01-01", 2026, 53],
    ["the first days of a year may be in its last week", "2023-01-01", 2022, 52],
    ["and its last in the first of the next", "2024-12-30", 2025, 1],
  ])("%s: %s is in %i, week %i", (_, text, year, week) => {
    expect(isoWeek(date(text))).toEqual({ year, week });
  });
});

describe("A month that lacks the day ends on its last day, or gives the first of the next", () => {
  it.each([
    ["dateutil", "2003-01-27", 1, "2003-02-27", "2003-02-27"],
    ["dateutil: straight from the start, not by way of February", "2003-01-31", 2, "2003-03-31", "2003-03-31"],
    ["dateutil", "2000-02-28", 12, "2001-02-28", "2001-02-28"],
    ["dateutil", "2000-02-29", 12, "2001-02-28", "2001-03-01"],
    ["dateutil", "1999-02-28", 12, "2000-02-28", "2000-02-28"],
    ["js-joda", "2012-01-31", 1, "2012-02-29", "2012-03-01"],
    ["date-fns", "2023-01-30", 1, "2023-02-28", "2023-03-01"],
    ["backwards", "2026-03-31", -1, "2026-02-28", "2026-03-01"],
    ["across years", "2026-01-31", -2, "2025-11-30", "2025-12-01"],
  ])("%s: %s and %i months", (_, from, months, last, next) => {
    expect(writeDate(addMonths(date(from), months))).toBe(last);
    expect(writeDate(addMonths(date(from), months, "next"))).toBe(next);
  });
});

describe("A span is full months and the days that are left", () => {
  it.each([
    ["dateutil", "2001-01-01", "2003-09-17", [2, 8, 16], [2, 8, 16]],
    ["dateutil", "1978-04-05", "2003-09-17", [25, 5, 12], [25, 5, 12]],
    ["date-fns", "1929-01-15", "1968-04-04", [39, 2, 20], [39, 2, 20]],
    ["date-fns, issue 2611", "2021-08-31", "2021-09-30", [0, 1, 0], [0, 0, 30]],
    ["date-fns, issue 2470", "2021-02-28", "2021-08-27", [0, 5, 30], [0, 5, 30]],
    ["js-joda", "2012-06-30", "2012-08-31", [0, 2, 1], [0, 2, 1]],
    ["a leap day's year", "2000-02-29", "2001-02-28", [1, 0, 0], [0, 11, 30]],
    ["a leap day's year", "2000-02-29", "2001-03-01", [1, 0, 1], [1, 0, 0]],
    ["no negative days", "1980-01-31", "1980-03-01", [0, 1, 1], [0, 1, 0]],
    ["none", "2026-11-20", "2026-11-20", [0, 0, 0], [0, 0, 0]],
    ["all there is", "0001-01-01", "9999-12-31", [9998, 11, 30], [9998, 11, 30]],
  ])("%s: from %s to %s", (_, from, to, last, next) => {
    const parts = (missing: MissingDay) => Object.values(spanBetween(date(from), date(to), missing));
    expect([parts("last"), parts("next")]).toEqual([last, next]);
  });

  it("added to where it began, it leads to where it ended, and a month no longer fits", () => {
    const missing = fc.constantFrom<MissingDay>("last", "next");
    fc.assert(
      fc.property(anyDate, anyDate, missing, (a, b, missing) => {
        const [from, to] = dayNumber(a) <= dayNumber(b) ? [a, b] : [b, a];
        const { years, months, days } = spanBetween(from, to, missing);
        expect(addDays(addMonths(from, 12 * years + months, missing), days)).toEqual(to);
        expect(dayNumber(addMonths(from, 12 * years + months + 1, missing))).toBeGreaterThan(dayNumber(to));
        expect(months).toBeLessThan(12);
        expect(Math.min(years, months, days)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });
});
