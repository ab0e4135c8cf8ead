import { describe, expect, it } from "vitest";
import { valueOn } from "../dated.ts";
import { unitedStatesStateIncomeTax } from "./united-states-states.ts";

const found = valueOn(unitedStatesStateIncomeTax, "2026-07-01");
const rates: Readonly<Record<string, number>> = "noAnswer" in found ? {} : found.value;

describe("US states with no income tax rate or one, for 2026", () => {
  it("has figures for 2026 only", () => {
    expect(valueOn(unitedStatesStateIncomeTax, "2025-12-31")).toEqual({ noAnswer: "We have figures for 2026." });
    expect(valueOn(unitedStatesStateIncomeTax, "2027-01-01")).toEqual({ noAnswer: "We have figures for 2026." });
  });
  it("has the nine states that do not tax wages", () => {
    const free = Object.keys(rates).filter((state) => rates[state] === 0);
    expect(free).toEqual(["AK", "FL", "NH", "NV", "SD", "TN", "TX", "WA", "WY"]);
  });
  it.each([
    ["AZ", 2.5, "Thomson Reuters, Personal income tax rates 2026"],
    ["IN", 2.95, "Indiana Code 6-3-2-1"],
    ["MI", 4.25, "Michigan Treasury, notice of April 15, 2026"],
    ["UT", 4.45, "Utah SB 60 of 2026"],
  ])("%s: %f%%, %s", (state, rate) => expect(rates[state]).toBe(rate));
  it.each(["CA", "CO", "GA", "MS", "NY", "OH"])("has nothing for %s", (state) => expect(rates[state]).toBeUndefined());
});
