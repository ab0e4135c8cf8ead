import { describe, expect, it } from "vitest";
import { whatWeHave } from "../dated.ts";
import { limitFor, limitsUsed } from "./retirement-limits.ts";
import { unitedStatesRetirementLimits } from "./united-states-retirement.ts";

describe("As the IRS prints them for the year, and a year of age before and after", () => {
  it.each([
    ["plan", 2026, 49, 24_500],
    ["plan", 2026, 50, 32_500],
    ["plan", 2026, 59, 32_500],
    ["plan", 2026, 60, 35_750],
    ["plan", 2026, 63, 35_750],
    ["plan", 2026, 64, 32_500],
    ["plan", 2025, 50, 31_000],
    ["plan", 2025, 60, 34_750],
    ["plan", 2024, 49, 23_000],
    ["plan", 2024, 50, 30_500],
    ["plan", 2024, 60, 30_500],
    ["ira", 2026, 49, 7_500],
    ["ira", 2026, 50, 8_600],
    ["ira", 2024, 50, 8_000],
  ] as const)("%s in %i at %i: %i", (account, limit_year, age, most) => {
    expect(limitFor({ account, limit_year: `${limit_year}`, age })).toEqual({ most });
  });
});

it.each([2023, 2099])("a year without figures is refused: %i", (limit_year) => {
  expect(limitFor({ account: "ira", limit_year: `${limit_year}`, age: 40 })).toEqual({
    noAnswer: whatWeHave(unitedStatesRetirementLimits),
  });
});

it("without an account there is no limit, and nothing it rests on", () => {
  expect(limitFor({ account: "none", limit_year: "2026", age: 40 })).toBeUndefined();
  expect(limitsUsed({ account: "none", limit_year: "2026" })).toEqual([]);
});
