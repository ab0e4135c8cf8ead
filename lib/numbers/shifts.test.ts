import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "./decimal.ts";
import { byDay, overlapping, type Shift, split, stint } from "./shifts.ts";
import { HOUR } from "./time-of-day.ts";

const shift = (text: string): Shift => {
  const [day = "", start = "", end = "", pause = ""] = text.split(", ");
  return { day, start, end, pause };
};
const shifts = (text: string) => text.split("; ").map(shift);

describe("A shift lasts from its start to its end, without the break", () => {
  it.each([
    ["Mon, 9:00, 17:30, 0:30", 1, 8 * HOUR],
    ["Mon, 9 am, 5:30 pm, 30 min", 1, 8 * HOUR],
    ["Fri, 22:00, 6:00, 0:00", 1, 8 * HOUR],
    ["Sat, 0:00, 24:00, 0:00", 1, 24 * HOUR],
    ["Mon, 6:50, 15:37, 0:30", 900, 8.25 * HOUR],
    ["Mon, 23:58, 0:02, 0:00", 900, 0],
    ["Mon, 9:00, 9:20, 1:00", 1, -40 * 60],
  ])("%s, to the nearest %i seconds: %i", (text, multiple, worked) => {
    expect(stint(shift(text), multiple).worked).toBe(worked);
  });

  it("and what ends when it starts is empty", () => {
    expect(stint(shift("Mon, 9:00, 9 am, 0:00"), 1).isEmpty).toBe(true);
    expect(stint(shift("Mon, 9:00, 9:05, 0:00"), 900).isEmpty).toBe(false);
  });
});

it("shifts of a day stand together, whatever their letters", () => {
  const days = byDay(shifts("Mon, 6:00, 11:00, 0:00; Tue, 9:00, 17:00, 0:00; mon, 13:00, 17:30, 0:00"), 1);
  expect(days.map(({ day, stints }) => [day, stints.length])).toEqual([
    ["Mon", 2],
    ["Tue", 1],
  ]);
});

it.each([
  ["one after the other", "Mon, 6:00, 11:00, 0:00; Mon, 11:00, 17:30, 0:00", []],
  ["one within the other", "Mon, 6:00, 17:00, 0:00; Tue, 9:00, 17:00, 0:00; Mon, 9:00, 10:00, 0:00", ["Mon"]],
  ["past midnight, into the next day's name", "Mon, 22:00, 6:00, 0:00; Tue, 5:00, 9:00, 0:00", []],
])("overlaps: %s", (_, text, days) => {
  expect(overlapping(byDay(shifts(text), 1))).toEqual(days);
});

describe("Overtime", () => {
  const week = (...hours: number[]) =>
    byDay(
      hours.map((h, i) => ({ day: `day ${i + 1}`, start: "0:00", end: `${h}:00`, pause: "0:00" })),
      1,
    );
  const limits = (weekly?: number, daily?: number, double?: number) => ({
    weekly_limit: weekly === undefined ? undefined : decimal(weekly),
    daily_limit: daily === undefined ? undefined : decimal(daily),
    double_after: double === undefined ? undefined : decimal(double),
  });

  it.each([
    ["none", week(10, 10, 10, 10, 10), limits(), [50, 0, 0]],
    ["29 CFR 778.110", week(8, 8, 8, 8, 8, 6), limits(40), [40, 6, 0]],
    ["by the day", week(10, 6, 10), limits(undefined, 8), [22, 4, 0]],
    ["OvertimeCalc, California", week(10, 8, 13, 8, 8), limits(40, 8, 12), [40, 6, 1]],
    ["no hour twice: five days of ten hours", week(10, 10, 10, 10, 10), limits(40, 8), [40, 10, 0]],
    ["a sixth day", week(8, 8, 8, 8, 8, 10), limits(40, 8), [40, 10, 0]],
    ["from the first hour on", week(8), limits(0), [0, 8, 0]],
  ])("%s", (_, days, limits, hours) => {
    const parts = split(days, limits);
    const sum = (part: "regular" | "overtime" | "double_time") =>
      parts.reduce((sum, day) => sum + day[part].div(HOUR).toNumber(), 0);
    expect([sum("regular"), sum("overtime"), sum("double_time")]).toEqual(hours);
  });

  it("regular, overtime and double time are all the hours, and none is below zero", () => {
    const hours = fc.integer({ min: 0, max: 24 });
    const maybe = fc.option(hours, { nil: undefined });
    fc.assert(
      fc.property(fc.array(hours, { minLength: 1, maxLength: 7 }), maybe, maybe, maybe, (worked, ...limited) => {
        for (const day of split(week(...worked), limits(...limited))) {
          const { regular, overtime, double_time } = day;
          expect(regular.plus(overtime).plus(double_time).eq(day.worked)).toBe(true);
          expect([regular, overtime, double_time].some((part) => part.isNegative())).toBe(false);
        }
      }),
    );
  });
});
