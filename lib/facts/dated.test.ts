import { describe, expect, it } from "vitest";
import { dated, factsUsed, type Given, NO_END, spanInWords, valueOn, whatWeHave } from "./dated.ts";
import { flawsOf } from "./flaws.ts";

const GAZETTE = { title: "The Gazette", url: "https://example.org/gazette", read: "2026-11-22" };
const NOTICE = { ...GAZETTE, title: "A notice" };

const rate = {
  what: "A rate",
  source: GAZETTE,
  values: [
    { from: "2025-01-01", to: "2025-12-31", value: 10, source: NOTICE },
    { from: "2026-01-01", to: "2026-12-31", value: 12 },
  ],
} satisfies Given<number>;

const gap = { from: "2027-01-02", to: "2027-12-31", value: 13 };

describe("A value holds from its first day to its last", () => {
  it.each([
    ["2025-01-01", 10, NOTICE],
    ["2025-12-31", 10, NOTICE],
    ["2026-01-01", 12, GAZETTE],
    ["2026-12-31", 12, GAZETTE],
  ])("%s", (day, value, source) => {
    expect(valueOn(dated(rate), day)).toMatchObject({ value, source });
  });

  it.each(["2024-12-31", "2027-01-01"])("on %s there is none, and the sentence says what there is", (day) => {
    expect(valueOn(dated(rate), day)).toEqual({ noAnswer: "We have figures for 2025 to 2026." });
  });
});

describe("An answer names the values it rests on", () => {
  const first = { what: "A rate", from: "2025-01-01", to: "2025-12-31", source: NOTICE, until: NO_END };
  const second = { what: "A rate", from: "2026-01-01", to: "2026-12-31", source: GAZETTE, until: "2026-12-31" };

  it.each([
    ["2025-12-31", "2025-12-31", [first]],
    ["2025-12-31", "2026-01-01", [first, { ...second, until: NO_END }]],
    ["2025-12-31", "2026-12-31", [first, second]],
    ["2027-01-01", "2027-12-31", []],
  ])("%s to %s", (from, to, used) => {
    expect(factsUsed(dated(rate), from, to)).toEqual(used);
  });

  it("a single day rests on one, which stays right once another follows it", () => {
    expect(factsUsed(dated(rate), "2026-01-01")).toEqual([second]);
    expect(factsUsed(dated(rate), "2025-01-01")).toEqual([first]);
  });

  it("a law without an end is current until the day it has to be read again", () => {
    const law = dated({ ...rate, review: "2026-06-30" });
    expect(factsUsed(law, "2026-01-01")).toEqual([{ ...second, until: "2026-06-30" }]);
    expect(factsUsed(law, "2026-01-01", "2026-06-29")).toEqual([{ ...second, until: NO_END }]);
    expect(factsUsed(law, "2026-01-01", "2026-12-31")).toEqual([{ ...second, until: "2026-06-30" }]);
  });
});

describe("Dates in words are as coarse as they can be", () => {
  it.each([
    ["2026-01-01", "2026-12-31", "2026"],
    ["2024-01-01", "2026-12-31", "2024 to 2026"],
    ["1913-01-01", "2026-05-31", "January 1913 to May 2026"],
    ["2024-02-01", "2024-02-29", "February 2024"],
    ["2025-04-06", "2027-04-05", "April 6, 2025 to April 5, 2027"],
    ["2000-05-30", NO_END, "in effect since May 30, 2000"],
  ])("%s to %s: %s", (from, to, words) => {
    expect(spanInWords(from, to)).toBe(words);
  });

  it("a fact without values says so", () => {
    expect(whatWeHave({ what: "Nothing", periods: [] })).toBe("We have no figures.");
  });
});

describe("What is wrong with a fact is found", () => {
  it("nothing, where all is well", () => {
    expect(flawsOf(dated({ ...rate, review: "2027-11-22" }))).toEqual([]);
  });

  it.each<[string, Partial<Given<number>>]>([
    ["A fact has no name", { what: " " }],
    ["A rate has no values", { values: [] }],
    ["A rate has a gap between 2026-12-31 and 2027-01-02", { values: [...rate.values, gap] }],
    [
      "A rate has an overlap between 2026-12-31 and 2026-12-31",
      { values: [...rate.values, { ...gap, from: "2026-12-31" }] },
    ],
    ["A rate has 2026-02-30, which is not a date", { values: [{ from: "2026-01-01", to: "2026-02-30", value: 1 }] }],
    [
      "A rate ends on 2025-12-31 before it begins on 2026-01-01",
      { values: [{ from: "2026-01-01", to: "2025-12-31", value: 1 }] },
    ],
    ["A rate has a source without a title", { source: { ...GAZETTE, title: "" } }],
    ["A rate has http://example.org/ as its source's address", { source: { ...GAZETTE, url: "http://example.org/" } }],
    ["A rate was read on today, which is not a date", { source: { ...GAZETTE, read: "today" } }],
    ["A rate is to be reviewed on soon, which is not a date", { review: "soon" }],
  ])("%s", (flaw, change) => {
    const [found, ...others] = flawsOf(dated({ ...rate, ...change }));
    expect(found).toBe(flaw);
    expect(others).toEqual([]);
  });
});
