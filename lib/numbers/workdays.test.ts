import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, dayNumber } from "./calendar.ts";
import { readDate, writeDate } from "./civil-date.ts";
import {
  addBusinessDays,
  businessDays,
  daysOff,
  isWeekend,
  SUBSTITUTES,
  type Substitute,
  WEEKENDS,
  type Weekend,
  weekendDays,
} from "./workdays.ts";

const day = (text: string) => dayNumber(readDate(text) ?? expect.fail(`${text} is no date`));
const days = (texts: string) => texts.split(" ").filter(Boolean).map(day);
const written = (day: number) => writeDate(dateOf(day));
const isOneOf = <T extends string>(labels: Readonly<Record<T, string>>) =>
  fc.constantFrom(...Object.keys(labels).filter((name): name is T => Object.hasOwn(labels, name)));

describe("Business days from one day up to, and not including, another", () => {
  it.each<[string, string, string, Weekend, string, number]>([
    ["NumPy", "2011-07-11", "2011-07-18", "saturday_sunday", "", 5],
    ["date-fns", "2014-01-10", "2014-07-20", "saturday_sunday", "", 136],
    ["date-fns, both on the weekend", "2019-07-20", "2019-07-28", "saturday_sunday", "", 5],
    ["date-fns, a leap year", "2024-01-01", "2025-01-01", "saturday_sunday", "", 262],
    ["Excel", "2006-01-01", "2006-02-01", "saturday_sunday", "", 22],
    ["Excel", "2006-01-01", "2006-02-02", "friday_saturday", "2006-01-02 2006-01-16", 22],
    ["a holiday outside", "2026-11-02", "2026-11-07", "saturday_sunday", "2026-11-07", 5],
    ["none", "2026-11-20", "2026-11-20", "saturday_sunday", "2026-11-20", 0],
  ])("%s: %s to %s", (_, from, until, weekend, holidays, count) => {
    const off = daysOff(days(holidays), weekend, "none");
    expect(businessDays(day(from), day(until), { weekend, holidays: off })).toBe(count);
  });
});

const anyDay = fc.integer({ min: 2 * 365, max: 3_000_000 });
const workweek = (near: number) =>
  fc.record({
    weekend: isOneOf<Weekend>(WEEKENDS),
    holidays: fc.array(fc.integer({ min: near - 60, max: near + 60 }), { maxLength: 12 }),
    substitute: isOneOf<Substitute>(SUBSTITUTES),
  });
const span = anyDay.chain((from) => fc.tuple(fc.constant(from), fc.integer({ min: 0, max: 60 }), workweek(from)));

it("counting is what walking from day to day finds", () => {
  fc.assert(
    fc.property(span, ([from, length, { weekend, holidays, substitute }]) => {
      const off = daysOff(holidays, weekend, substitute);
      const walked = Array.from({ length }, (_, i) => from + i);
      const free = walked.filter((day) => isWeekend(day, weekend));
      expect(weekendDays(from, from + length, weekend)).toBe(free.length);
      const worked = walked.filter((day) => !isWeekend(day, weekend) && !off.includes(day));
      expect(businessDays(from, from + length, { weekend, holidays: off })).toBe(worked.length);
    }),
    { numRuns: 500 },
  );
});

describe("The day so many business days later, or earlier", () => {
  it.each<[string, string, number, string, string]>([
    ["Excel", "2008-10-01", 151, "", "2009-04-30"],
    ["Excel", "2008-10-01", 151, "2008-11-26 2008-12-04 2009-01-21", "2009-05-05"],
    ["OpenOffice", "2001-12-01", 17, "2001-12-24 2001-12-25 2001-12-26 2001-12-31 2002-01-01", "2001-12-28"],
    ["NumPy", "2011-06-23", 2, "", "2011-06-27"],
    ["date-fns", "2014-09-01", 10, "", "2014-09-15"],
    ["date-fns", "2014-09-15", -10, "", "2014-09-01"],
    ["date-fns, from a Saturday", "2020-01-11", 1, "", "2020-01-13"],
    ["date-fns, from a Sunday", "2019-08-18", -5, "", "2019-08-12"],
    ["date-fns, from a Saturday", "2019-08-17", 5, "", "2019-08-23"],
    ["none", "2020-01-11", 0, "", "2020-01-11"],
  ])("%s: %s and %i", (_, from, count, holidays, to) => {
    const off = daysOff(days(holidays), "saturday_sunday", "none");
    expect(written(addBusinessDays(day(from), count, { weekend: "saturday_sunday", holidays: off }))).toBe(to);
  });

  it("is a business day itself, with so many counted on the way", () => {
    const count = fc.integer({ min: -40, max: 40 }).filter((count) => count !== 0);
    fc.assert(
      fc.property(span, count, ([from, , { weekend, holidays, substitute }], count) => {
        const week = { weekend, holidays: daysOff(holidays, weekend, substitute) };
        const to = addBusinessDays(from, count, week);
        expect(businessDays(to, to + 1, week)).toBe(1);
        const passed = count > 0 ? businessDays(from + 1, to + 1, week) : businessDays(to, from, week);
        expect(passed).toBe(Math.abs(count));
      }),
      { numRuns: 500 },
    );
  });
});

describe("A holiday on the weekend", () => {
  it.each<[string, Substitute, string, string]>([
    ["is lost", "none", "2026-07-04", ""],
    ["GOV.UK, Christmas 2021", "next", "2021-12-25 2021-12-26", "2021-12-27 2021-12-28"],
    ["GOV.UK, Christmas 2022", "next", "2022-12-25 2022-12-26", "2022-12-26 2022-12-27"],
    ["OPM, 4 July 2026 is a Saturday", "nearest", "2026-07-04", "2026-07-03"],
    ["OPM, Christmas 2022 is a Sunday", "nearest", "2022-12-25", "2022-12-26"],
    ["given twice, it is one", "nearest", "2022-12-25 2022-12-25 2022-11-24", "2022-11-24 2022-12-26"],
    ["what is taken is not given again", "nearest", "2026-07-03 2026-07-04", "2026-07-02 2026-07-03"],
  ])("%s", (_, substitute, holidays, off) => {
    expect(daysOff(days(holidays), "saturday_sunday", substitute)).toEqual(days(off));
  });
});
