import { expect, it } from "vitest";
import type { Calculator, FactUsed } from "../calculator.ts";
import { outOfDate } from "./out-of-date.ts";

const SOURCE = { title: "The Gazette", url: "https://example.org/gazette", read: "2026-11-22" };
const used = (what: string, until: string): FactUsed => ({
  what,
  from: "2026-01-01",
  to: until,
  source: SOURCE,
  until,
});
const lines = (facts: readonly FactUsed[], today: string) => {
  const calculator: Pick<Calculator, "facts"> = { facts: () => facts };
  return outOfDate(calculator, {}, today);
};

const TAX = used("US state income tax", "2026-12-31");

it("says nothing up to the last day, and nothing of an answer without facts", () => {
  expect(lines([TAX], "2026-12-31")).toEqual([]);
  expect(outOfDate({}, {}, "2100-01-01")).toEqual([]);
});

it("names the day and the figures once it has passed", () => {
  expect(lines([TAX], "2027-01-01")).toEqual([
    "This answer uses figures that were current until December 31, 2026, and newer ones may have been published: US state income tax.",
  ]);
});

it("has one sentence for each day, the earliest first", () => {
  const facts = [
    TAX,
    used("US prices", "2026-06-30"),
    used("US payroll tax", "2026-12-31"),
    used("Later", "2027-12-31"),
  ];
  expect(lines(facts, "2027-01-01")).toEqual([
    expect.stringMatching(/until June 30, 2026, .*: US prices\.$/),
    expect.stringMatching(/until December 31, 2026, .*: US state income tax; US payroll tax\.$/),
  ]);
});
