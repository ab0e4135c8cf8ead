import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY, readTime, secondsAt, secondsIn, TIME, toNearest, writeTime } from "./time-of-day.ts";

describe("A time of day is read on either clock", () => {
  it.each([
    ["0:00", 0],
    ["00:00:59", 59],
    ["9:00", 9 * 3600],
    ["09:05:30", 9 * 3600 + 5 * 60 + 30],
    ["17:30", 17.5 * 3600],
    ["23:59:59", DAY - 1],
    ["24:00", DAY],
    ["9 am", 9 * 3600],
    ["9AM", 9 * 3600],
    ["9:05 a.m.", 9 * 3600 + 300],
    ["5:30 pm", 17.5 * 3600],
    ["11:59:59 PM", DAY - 1],
    ["12 am", 0],
    ["12:30 AM", 1800],
    ["12 pm", DAY / 2],
    ["12:30 pm", DAY / 2 + 1800],
  ])("%s", (text, seconds) => {
    expect(readTime(text)).toBe(seconds);
  });

  it.each(["", "9", "9:5", "9:60", "24:01", "25:00", "13 pm", "13:00 pm", "0:30 am", "noon", "9:00 am pm", "-1:00"])(
    "%j is none",
    (text) => {
      expect(readTime(text)).toBeUndefined();
      expect(() => secondsAt(text)).toThrow("is no time of day");
    },
  );

  it("whatever the pattern takes is within a day", () => {
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(`^${TIME}$`)), (text) => {
        const seconds = secondsAt(text);
        return seconds >= 0 && seconds <= DAY;
      }),
    );
  });
});

it.each([
  [0, "12:00 am"],
  [9 * 3600, "9:00 am"],
  [DAY / 2, "12:00 pm"],
  [17.5 * 3600 + 5, "5:30:05 pm"],
  [DAY, "12:00 am"],
  [DAY + 6 * 3600, "6:00 am"],
])("%d seconds after midnight it is %s", (seconds, text) => {
  expect(writeTime(seconds)).toBe(text);
});

describe("A break is a length of time", () => {
  it.each([
    ["0:00", 0],
    ["0:30", 1800],
    ["1:05", 3900],
    ["9:59", 35_940],
    ["45 min", 2700],
    ["0min", 0],
    ["199 min", 11_940],
  ])("%s", (text, seconds) => {
    expect(secondsIn(text)).toBe(seconds);
  });

  it.each(["", "30", "10:00", "0:60", "half an hour", "200 min"])("%j is none", (text) => {
    expect(() => secondsIn(text)).toThrow("is no length of time");
  });
});

describe("A time is rounded to the nearest multiple, and up from halfway", () => {
  it.each([
    ["quarters of an hour: 7 minutes go down", 7 * 60, 900, 0],
    ["and 8 minutes up", 8 * 60, 900, 900],
    ["halfway", 450, 900, 900],
    ["tenths of an hour", 3 * 60, 360, 360],
    ["tenths of an hour", 3 * 60 - 1, 360, 0],
    ["five minutes", 17 * 60, 300, 15 * 60],
  ])("%s", (_, seconds, multiple, rounded) => {
    expect(toNearest(seconds, multiple)).toBe(rounded);
  });
});
