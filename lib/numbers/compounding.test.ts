import { expect, it } from "vitest";
import { COMPOUNDED, COMPOUNDING, growthFormula, rateFormula } from "./compounding.ts";

it("every word has its number", () => {
  expect(Object.keys(COMPOUNDED)).toEqual(Object.keys(COMPOUNDING));
});

it.each([
  ["5%", 12, "10", "(1 + 5% ÷ 12)^(12 × 10)"],
  ["5%", 1, "(18 ÷ 12)", "(1 + 5%)^(18 ÷ 12)"],
  ["-2%", 4, "3", "(1 - 2% ÷ 4)^(4 × 3)"],
  ["5%", "continuous", "10", "e^(5% × 10)"],
] as const)("growth at %s, %s times a year, over %s years is written %s", (rate, compounding, years, formula) => {
  expect(growthFormula(rate, compounding, years)).toBe(formula);
});

it.each([
  ["5%", 12, 12, "5% ÷ 12"],
  ["5%", 1, 12, "(1 + 5%)^(1 ÷ 12) - 1"],
  ["-2%", 12, 4, "(1 - 2% ÷ 12)^(12 ÷ 4) - 1"],
  ["5%", "continuous", 52, "e^(5% ÷ 52) - 1"],
] as const)("the rate of %s, %s times a year, for one of %s periods is written %s", (rate, compounding, n, formula) => {
  expect(rateFormula(rate, compounding, n)).toBe(formula);
});
