import { describe, expect, it } from "vitest";
import { calculate, isRefusal } from "#engine";
import bondPrice from "./bond-price.ts";

const BOND = { coupon_rate: 5, annual_yield: 4, settlement: "2026-03-15" };
const said = (raw: object) => {
  const answer = calculate(bondPrice, { ...BOND, ...raw });
  return isRefusal(answer) ? answer.issues[0].message : "an answer";
};

describe("a bond's price", () => {
  it.each([
    ["2076-03-15", "an answer"],
    ["2076-03-16", "must be within 50 years"],
    ["2076-12-31", "must be within 50 years"],
  ])("until %s: %s", (maturity, expected) => expect(said({ maturity })).toBe(expected));

  // From 15 September 2026 to 14 March 2027 are 180 days and to the 15th 181; a half-year of 360 days has 180.
  it.each([
    ["2027-03-14", "an answer"],
    ["2027-03-13", "an answer"],
  ])("on %s, while days are left by actual days over 360: %s", (settlement, expected) =>
    expect(said({ settlement, maturity: "2027-03-15", day_count: "actual_360" })).toBe(expected),
  );

  // From 15 March to 14 September are 183 days.
  it("has no answer where days over 360 leave less than none, and any other count has one", () => {
    const last = { settlement: "2026-09-14", maturity: "2026-09-15" };
    expect(said({ ...last, day_count: "actual_360" })).toContain("Choose another one.");
    expect(said({ ...last, day_count: "actual_365" })).toContain("Choose another one.");
    expect(said({ ...last, day_count: "actual_actual" })).toBe("an answer");
    expect(said({ ...last, day_count: "thirty_360" })).toBe("an answer");
  });
});
