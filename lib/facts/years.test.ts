import { describe, expect, it } from "vitest";
import { dated } from "./dated.ts";
import { calendarYearsOf, newestYear, yearsOf } from "./years.ts";

const source = { title: "The Gazette", url: "https://example.org/gazette", read: "2026-11-22" };
const year = (from: string, to: string) => ({ from, to, value: 1 });
const calendar = dated({ what: "A", source, values: [2024, 2025, 2026].map((y) => year(`${y}-01-01`, `${y}-12-31`)) });
const fiscal = dated({ what: "B", source, values: [year("2025-04-06", "2026-04-05")] });

describe("Years", () => {
  it("are those in which a period begins, each once", () => {
    expect(Object.keys(yearsOf([fiscal, calendar]))).toEqual(["2024", "2025", "2026"]);
    expect(yearsOf([fiscal])).toEqual({ 2025: "2025" });
  });

  it("reach from the first day of a fact to the last", () => {
    expect(calendarYearsOf(calendar)).toEqual(["2024", "2025", "2026"]);
    expect(calendarYearsOf(fiscal)).toEqual(["2025", "2026"]);
  });

  it("are complete where every fact has them", () => {
    expect(newestYear([calendar])).toBe("2026");
    expect(newestYear([calendar, fiscal])).toBe("2025");
  });

  it("are missing where facts share none", () => {
    const later = dated({ what: "C", source, values: [year("2030-01-01", "2030-12-31")] });
    expect(() => newestYear([calendar, later])).toThrow("There is no year for A; C");
    expect(() => newestYear([])).toThrow();
  });
});
