import { describe, expect, it } from "vitest";
import { meaning } from "./meaning.fixture.ts";
import { readDuration, readList } from "./typed.ts";

describe("A list is numbers with a decimal point between commas, semicolons, spaces or lines", () => {
  it.each([
    ["82, 91, 77.5", "82, 91, 77.5"],
    ["82; 91; 77.50", "82, 91, 77.50"],
    ["82 91\t77.5", "82, 91, 77.5"],
    ["82\r\n91\n\n77.5\n", "82, 91, 77.5"],
    ["82,91,77.5", "82, 91, 77.5"],
    [" 82 , 91 , ", "82, 91"],
    ["−5, +.5, 1e3", "-5, 0.5, 1000"],
    ["5", "5"],
    ["1,234", "1, 234, read as 2 numbers"],
    ["1,5; 2,5", "1, 5, 2, 5, read as 4 numbers"],
    ["1 234", "1, 234, read as 2 numbers"],
    ["82, 9l, 77", 'must be numbers, such as 82, 91, 77.5: entry 2, "9l", cannot be read'],
    ["82\n91\n$5", 'must be numbers, such as 82, 91, 77.5: entry 3, "$5", cannot be read'],
    ["82,,91", "must be numbers, such as 82, 91, 77.5: entry 2 is empty"],
    ["1e99 2", 'must be numbers, such as 82, 91, 77.5: entry 1, "1e99", cannot be read'],
    ["", "is required"],
    ["1 ".repeat(2001), "must be at most 4000 characters"],
  ])("%j: %s", (typed, meant) => {
    expect(meaning(readList(typed))).toBe(meant);
  });
});

describe("A duration is hours and minutes, by the clock or in words", () => {
  it.each([
    ["7:45", "7:45, read as 7 h 45 min"],
    ["07:05", "7:05, read as 7 h 5 min"],
    ["1:02:03", "1:02:03"],
    ["100:00:30", "100:00:30"],
    ["7h 45m", "7:45"],
    ["7h45", "7:45"],
    ["7 hrs 45 mins", "7:45"],
    ["7 hours, 45 minutes", "7:45"],
    ["1 h 2 min 3 s", "1:02:03"],
    ["90 min", "1:30, read as 1 h 30 min"],
    ["1.5 h", "1:30, read as 1 h 30 min"],
    ["1,5 h", "1:30, read as 1 h 30 min"],
    ["1½ hours", "1:30, read as 1 h 30 min"],
    ["45 min", "0:45"],
    ["30 s", "0:00:30"],
    ["0:00", "0:00, read as 0 min"],
    ["7:75", "must have its minutes and seconds from 00 to 59, such as 7:05"],
    ["7:5", "must have its minutes and seconds from 00 to 59, such as 7:05"],
    ["90", "must be in h, min or s"],
    ["2 weeks", 'must be in h, min or s, not "weeks"'],
    ["0.5 s", "must come to whole seconds"],
    ["1/3 h", "must be a decimal: 1/3 has no end"],
    ["1 h -3 min", "must be a span of time, such as 7:45, 7h 45m or 90 min"],
    ["soon", "must be a span of time, such as 7:45, 7h 45m or 90 min"],
    ["-1:30", "must have its minutes and seconds from 00 to 59, such as 7:05"],
    ["", "is required"],
  ])("%j: %s", (typed, meant) => {
    expect(meaning(readDuration(typed))).toBe(meant);
  });
});
