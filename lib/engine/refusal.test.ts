import { expect, it } from "vitest";
import { number } from "./fields/declare.ts";
import { formatEnough, USD } from "./printing/format.ts";
import { missing, sentenceOf } from "./refusal.ts";
import { currencyIn } from "./regions/notation.ts";

it.each([
  ["dollars", USD, "Enter a payment above $1,234.50."],
  ["an owner's currency", { code: "XTS", sign: "$&", digits: 2 }, "Enter a payment above $&1,234.50."],
  ["German euros", currencyIn("de-DE"), "Enter a payment above 1.234,50\u00a0€."],
  ["Japanese yen, which have no decimals", currencyIn("ja-JP"), "Enter a payment above ¥1,235."],
  ["Kuwaiti dinars, which have three", currencyIn("en-US", "KWD"), "Enter a payment above KWD\u00a01,234.500."],
] as const)("money in a refusal is in %s", (_, currency, sentence) => {
  expect(`Enter a payment above ${formatEnough(1234.5, currency ?? USD)}.`).toBe(sentence);
});

it.each([
  ["Bill", "Bill is required."],
  ["Fixed costs", "Fixed costs are required."],
  ["Years of payouts", "Years of payouts are required."],
  ["Car payments per month", "Car payments per month are required."],
  ["Number of sides", "Number of sides is required."],
  ["Radius", "Radius is required."],
  ["Thickness", "Thickness is required."],
])("a missing input: %s", (label, sentence) => {
  const inputs = { asked: number(label, { min: 0, max: 9, example: 1 }) };
  expect(sentenceOf({ inputs }, missing("asked"))).toBe(sentence);
});
