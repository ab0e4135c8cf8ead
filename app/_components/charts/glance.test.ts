import { expect, it } from "vitest";
import compound from "#calculators/finance/compound-interest/compound-interest";
import debts from "#calculators/finance/debt-payoff/debt-payoff";
import mortgage from "#calculators/finance/mortgage/mortgage";
import renting from "#calculators/finance/rent-vs-buy/rent-vs-buy";
import bmi from "#calculators/health/bmi/bmi";
import triangle from "#calculators/mathematics/triangle/triangle";
import { type Calculator, calculate, isRefusal, readTexts, type Texts, USD } from "#engine";
import { startingTexts } from "../form/starting-texts.ts";
import { chartBeside } from "./glance.ts";

function chartOf(calculator: Calculator, changed: Texts = {}): string | undefined {
  const answer = calculate(calculator, readTexts(calculator, { ...startingTexts(calculator, USD), ...changed }).raw);
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return chartBeside(calculator, answer, USD)?.chart?.kind;
}

it("puts the growth beside the figures where no picture of its own says more", () => {
  expect(chartOf(compound)).toBe("lines");
  expect(chartOf(debts)).toBe("lines");
  expect(chartOf(renting)).toBe("lines");
  expect(chartOf(mortgage)).toBe("areas");
});

it("leaves a scale and a picture of its own where they are", () => {
  for (const calculator of [bmi, triangle]) expect(chartOf(calculator)).toBeUndefined();
});

it("draws no chart of a single row", () => {
  expect(chartOf(compound, { years: "1" })).toBeUndefined();
});
