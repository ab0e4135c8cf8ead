import { expect, it } from "vitest";
import { formatAnyMoney, USD } from "./printing/format.ts";
import { type Issue, issueIn } from "./refusal.ts";
import { currencyIn } from "./regions/notation.ts";

it.each([
  ["dollars", USD, "Enter a payment above $1,234.50."],
  ["an owner's currency", { code: "XTS", sign: "$&", digits: 2 }, "Enter a payment above $&1,234.50."],
  ["German euros", currencyIn("de-DE"), "Enter a payment above 1.234,50\u00a0€."],
] as const)("money in a refusal is in %s", (_, currency, sentence) => {
  const message = `Enter a payment above ${formatAnyMoney(1234.5)}.`;
  expect(issueIn({ code: "CALCULATION_FAILED", message }, currency ?? USD).message).toBe(sentence);
});

it("a sign that someone typed is not money", () => {
  const issue: Issue = { code: "UNKNOWN_FIELD", field: "¤", message: "is not an input; ¤ is unknown" };
  expect(issueIn(issue, USD)).toEqual(issue);
});
