import { expect, test } from "vitest";
import { calculate, defineCalculator, isRefusal, money, number, percent, presentWorking, USD } from "#engine";

const margin = defineCalculator({
  name: "Margin",
  summary: "Profit as a percentage of the price.",
  inputs: {
    profit: money("Profit", { min: 0, max: 100, example: 40 }),
    price: money("Price", { min: 0, max: 100, example: 100 }),
  },
  outputs: { left: money("Left"), margin: percent("Margin", { optional: true }) },
  by: { left: "price - profit", margin: "profit ÷ price" },
  sentence: (_, { left }) => `${left} is left.`,
});

test("an optional figure is absent where its equation divides by zero", () => {
  const answer = calculate(margin, { profit: 5, price: 0 });
  expect(isRefusal(answer) || answer.outputs.margin).toBeNull();
});

const interest = defineCalculator({
  name: "Interest",
  summary: "Interest on a principal over a part of a year.",
  inputs: {
    principal: money("Principal", { min: 0, max: 1000, example: 100 }),
    parts: number("Parts", { min: 1, max: 365, example: 12 }),
  },
  outputs: { interest: money("Interest"), worth: money("Worth") },
  by: { interest: "principal × 6% ÷ parts", worth: "principal ÷ (1 + 6% ÷ parts)" },
  sentence: (_, { interest }) => `${interest} is due.`,
});

test.each([
  [12, ["Interest: $100.00 × 6% ÷ 12 = $0.50", "Worth: $100.00 ÷ (1 + 6% ÷ 12) ≈ $99.50"]],
  [1, ["Interest: $100.00 × 6% = $6.00", "Worth: $100.00 ÷ (1 + 6%) ≈ $94.34"]],
])("steps divided by %s", (parts, steps) => {
  const answer = calculate(interest, { principal: 100, parts });
  expect(isRefusal(answer) || presentWorking(interest, answer, USD)).toEqual(steps);
});
