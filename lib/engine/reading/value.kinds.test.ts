import { describe, expect, it } from "vitest";
import { choice, date, toggle } from "#engine";
import { readValue } from "./value.ts";

const rounding = choice("Round", { none: "Not at all", up: "Up" }, { default: "none" });
const member = toggle("Member", { default: false });
const day = date("Day", { example: "2026-11-20" });

describe("A choice is one of its options, as it is written", () => {
  it.each(["none", "up"])("%s", (sent) => {
    expect(readValue(rounding, sent)).toEqual({ value: sent, text: sent });
  });

  it.each(["Up", "up ", "Not at all", "toString", "__proto__", 0, true, {}, ["up"]])("%j is none of them", (sent) => {
    expect(readValue(rounding, sent)).toEqual({ fault: "must be one of: none, up" });
  });

  it("a choice named by digits may be sent as a number", () => {
    const years: Readonly<Record<"2025" | "2026", string>> = { 2025: "2025", 2026: "2026" };
    const year = choice("Year", years, { default: "2026" });
    expect(readValue(year, 2025)).toEqual({ value: "2025", text: "2025" });
    expect(readValue(year, 2025.5)).toEqual({ fault: "must be one of: 2025, 2026" });
  });
});

describe("A toggle is a boolean, or one as text", () => {
  it.each([true, "true", false, "false"])("%j", (sent) => {
    expect(readValue(member, sent)).toEqual({ value: String(sent) === "true", text: String(sent) });
  });

  it.each(["True", "yes", "on", "1", 1, 0, [], {}])("%j is neither", (sent) => {
    expect(readValue(member, sent)).toEqual({ fault: "must be true or false" });
  });
});

describe("A date is a day that the calendar has", () => {
  it.each([
    ["2024-02-29", { year: 2024, month: 2, day: 29 }],
    ["2000-02-29", { year: 2000, month: 2, day: 29 }],
    ["0001-01-01", { year: 1, month: 1, day: 1 }],
    ["9999-12-31", { year: 9999, month: 12, day: 31 }],
  ])("%s", (sent, value) => {
    expect(readValue(day, sent)).toEqual({ value, text: sent });
  });

  it.each(["2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01"])(
    "%s is none",
    (sent) => {
      expect(readValue(day, sent)).toEqual({ fault: "must be a date that exists" });
    },
  );

  it.each([
    "20 November 2026",
    "2026-1-5",
    "2026-11-20T00:00",
    "11/20/2026",
    " 2026-11-20",
    "2026-11-20\n",
    20261120,
    true,
    {},
  ])("%j is not written like one", (sent) => {
    expect(readValue(day, sent)).toEqual({ fault: "must be a date written like 2026-11-20" });
  });
});
