import { expect, it } from "vitest";
import { isSum } from "./leave.ts";
import { sumOf } from "./sum.ts";

it.each([
  ["64+12", "76"],
  ["=1,200 + 300", "1500"],
  ["$12.50 × 4", "50"],
  ["(64 + 12)/2", "38"],
  ["3 x 4.5", "13.5"],
  ["10 / 3", "3.33333333333"],
  ["2^3", "8"],
])("%s is %s", (text, value) => {
  expect(isSum(text)).toBe(true);
  expect(sumOf(text)).toBe(value);
});

it.each(["64", "-5", "1,234.50", "12/24/2026", "5'11", "about 3+4 cups", "2026-12-24", ""])("%s is no sum", (text) => {
  expect(isSum(text)).toBe(false);
});

it("leaves alone what has no answer", () => {
  expect(sumOf("5/0")).toBeUndefined();
  expect(sumOf("5+")).toBeUndefined();
});
