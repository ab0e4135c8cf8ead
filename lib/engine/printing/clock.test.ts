import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "#numbers/decimal";
import { formatDuration, readDuration } from "./clock.ts";

const day = { min: 0, max: 86400 };
const pace = { min: 60, max: 7200, clock: "m:ss" } as const;

describe("A length of time is read as a clock writes it", () => {
  it.each([
    ["7:45", day, 27900],
    ["0:00", day, 0],
    ["24:00", day, 86400],
    ["7:45:30", day, 27930],
    ["0:00:30.125", day, 30.125],
    ["007:05", day, 25500],
    ["5:30", pace, 330],
    ["5:30.5", pace, 330.5],
    ["1:05:30", pace, 3930],
  ])("%s in %j is %d seconds", (sent, bounds, seconds) => {
    expect(readDuration(sent, bounds)).toEqual({ value: decimal(seconds), text: sent });
  });

  it.each([
    ["7", day, "must be a time such as 7:45 or 7:45:30"],
    ["7:5", day, "must have its minutes and seconds from 00 to 59, such as 7:05"],
    ["7:60", day, "must have its minutes and seconds from 00 to 59, such as 7:05"],
    ["7:45:60", day, "must have its minutes and seconds from 00 to 59, such as 7:05"],
    ["-1:00", day, "must have its minutes and seconds from 00 to 59, such as 7:05"],
    ["7:45\n", day, "must have its minutes and seconds from 00 to 59, such as 7:05"],
    ["1234567:00", day, "must be a time such as 7:45 or 7:45:30"],
    [745, day, "must be a time such as 7:45 or 7:45:30"],
    ["5", pace, "must be a time such as 5:30 or 1:05:30"],
    ["7:45.5", day, "must be in whole minutes or have seconds"],
    ["24:01", day, "must be at most 24:00"],
    ["24:00:00.001", day, "must be at most 24:00"],
    ["0:59", pace, "must be at least 1:00"],
    ["2:00:01", pace, "must be at most 2:00:00"],
  ])("%j in %j %s", (sent, bounds, fault) => {
    expect(readDuration(sent, bounds)).toEqual({ fault });
  });
});

describe("A length of time prints to the second, and the rounding carries", () => {
  it.each([
    [0, "0:00", "0:00"],
    [59.5, "0:01", "1:00"],
    [330, "0:05:30", "5:30"],
    [3599.5, "1:00", "1:00:00"],
    [27900, "7:45", "7:45:00"],
    [27930, "7:45:30", "7:45:30"],
    [-0.4, "0:00", "0:00"],
    [-90, "-0:01:30", "-1:30"],
    [3600000, "1000:00", "1000:00:00"],
  ])("%d seconds are %s, or with minutes first %s", (seconds, hours, minutes) => {
    expect(formatDuration(seconds)).toBe(hours);
    expect(formatDuration(seconds, "m:ss")).toBe(minutes);
  });

  it.each([
    [0, "0:00:00"],
    [360, "0:06:00"],
    [361, "0:06:01"],
    [3600, "1:00:00"],
  ])("%d seconds are %s where seconds matter", (seconds, shown) => {
    expect(formatDuration(seconds, "h:mm:ss")).toBe(shown);
  });

  it("and what was printed is read back as the same whole seconds", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3e9 }),
        fc.constantFrom("h:mm" as const, "m:ss" as const),
        (seconds, clock) => {
          const read = readDuration(formatDuration(seconds, clock), { min: 0, max: 4e9, clock });
          expect(read).toMatchObject({ value: decimal(seconds) });
        },
      ),
    );
  });
});
