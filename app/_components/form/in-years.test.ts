import { describe, expect, it } from "vitest";
import { count } from "#engine";
import { asYears, inYears, yearsFor, yearsOf } from "./in-years.ts";

describe("A count in years", () => {
  it("is a text that says years", () => {
    expect(yearsOf("5 years")).toBe("5");
    expect(yearsOf(" years")).toBe("");
    expect(yearsOf("60")).toBeUndefined();
    expect(yearsOf("5 y")).toBeUndefined();
  });

  it("keeps what was typed", () => {
    for (const typed of ["", "2.", "2.5", "five"]) expect(yearsOf(asYears(typed))).toBe(typed);
  });

  it.each([
    ["60", "5"],
    ["30", "2.5"],
    ["40", "3"],
    ["5", "1"],
    ["", ""],
    ["?", ""],
  ])("of %s months begins with %s years: what it comes to, or the nearest", (months, years) => {
    expect(yearsFor(months, 12)).toBe(years);
  });

  it("offers the usual counts that are whole years", () => {
    const months = { unit: "months", min: 1, max: 180, example: 60, perYear: 12 } as const;
    expect(inYears(count("Term", { ...months, usual: [36, 42, 60] }), 12)).toMatchObject({
      unit: "years",
      usual: [3, 5],
    });
    expect(inYears(count("Term", months), 12).usual).toBeUndefined();
  });
});
