import { expect, it } from "vitest";
import { decimal } from "#numbers/decimal";
import { shown } from "../printing/shown.ts";
import { expressionOf } from "./equations.ts";
import { inShort } from "./written.ts";

const printedAs = (name: string) => {
  const figures: Readonly<Record<string, number>> = { price: 100, fees: 0, down_payment: 20, rate: 0, result: 80 };
  const figure = figures[name];
  return figure === undefined ? undefined : shown(decimal(figure), `$${figure}`, true);
};
const printed = Object.assign(printedAs, { notation: undefined });
const result = shown(decimal(80), "$80", true);

it.each([
  ["price + fees - down_payment", "Cost: $100 - $20 = $80"],
  ["fees + price - down_payment", "Cost: $100 - $20 = $80"],
  ["(price + fees) × down_payment", "Cost: $100 × $20 = $80"],
  ["√(price - fees + down_payment)", "Cost: √($100 + $20) = $80"],
  ["fees - down_payment", "Cost: $0 - $20 = $80"],
  ["price × fees", "Cost: $100 × $0 = $80"],
  ["price + price × rate - down_payment", "Cost: $100 - $20 = $80"],
  ["fees + rate + price × down_payment", "Cost: $100 × $20 = $80"],
  ["price + fees", undefined],
  ["price ÷ (1 - rate)", undefined],
  ["price + missing", undefined],
])("writes %s as %s where fees and rate are 0", (equation, step) => {
  expect(inShort("Cost", expressionOf(equation), printed, result)).toBe(step);
});
