import { describe, expect, it } from "vitest";
import { readDates } from "./dates.ts";

describe("A date is read in the ways people write it", () => {
  it.each([
    "Dec 25 2026",
    "Dec. 25, 2026",
    "DECEMBER 25th, 2026",
    "25 Dec 2026",
    "25th December, 2026",
    "25/12/2026",
    "12/25/2026",
    "25.12.2026",
  ])("%s", (text) => {
    expect(readDates(text)).toEqual({ value: "2026-12-25", echo: "2026-12-25" });
  });

  it.each([
    ["2026-1-5", "2026-01-05"],
    ["Sept 7 2026", "2026-09-07"],
    ["05/05/2026", "2026-05-05"],
    ["May 4 2026", "2026-05-04"],
  ])("%s is %s", (text, value) => expect(readDates(text)).toEqual({ value, echo: value }));

  it("what a program would send is read without an echo", () => {
    expect(readDates("2026-12-25, 2027-01-01")).toEqual({ value: "2026-12-25, 2027-01-01" });
  });

  it("a list keeps the commas of its dates apart from its own", () => {
    const value = "2026-12-25, 2026-12-26, 2027-01-01, 2027-01-18";
    expect(readDates("Dec 25, 2026, 26 December 2026; 1.1.2027 2027-01-18")).toEqual({ value, echo: value });
  });
});

describe("What can't be read for sure is refused, with the reason", () => {
  it.each([
    ["05/06/2026", "has 05/06/2026, which could be 2026-05-06 or 2026-06-05: write it like that"],
    ["31/13/2026", "has 31/13/2026, a date that does not exist"],
    ["13/14/2026", "has 13/14/2026, a date that does not exist"],
    ["Feb 30 2026", "has Feb 30 2026, a date that does not exist"],
    ["Marz 3 2026", "has Marz 3 2026, with a month we don't know"],
    ["Decembre 3 2026", "has Decembre 3 2026, with a month we don't know"],
    ["Christmas", "must be dates, such as Dec 25 2026, 2027-01-01"],
    ["Dec 25 2026 and Easter", "must be dates, such as Dec 25 2026, 2027-01-01"],
    ["Dec 25", "must be dates, such as Dec 25 2026, 2027-01-01"],
  ])("%s", (text, fault) => expect(readDates(text)).toEqual({ fault }));
});
