// What a refusal asks for is enough when it is entered.
import { expect, it } from "vitest";
import { calculators } from "#calculators";
import { calculate, isRefusal, type Raw } from "#engine";

const REFUSED: readonly (readonly [slug: string, input: string, Raw])[] = [
  ["loan", "payment", { find: "amount", payment: 1, annual_rate: 5.5, payments: 12, balloon: 1000 }],
  ["credit-card-payoff", "payment", { balance: 5000, annual_rate: 24, plan: "fixed", payment: 100 }],
];

it("a card that a payment rounded to the cent never clears is refused", async () => {
  const card = (await calculators["credit-card-payoff"]?.())?.default;
  if (!card) throw new Error("there is no credit card");
  const raw = { plan: "months", balance: 4, annual_rate: 200, months: 450, transfer_fee_rate: 10, promo_months: 37 };
  const refused = calculate(card, raw);
  expect(isRefusal(refused) && refused.issues[0].message).toBe(
    "Once it is rounded, no payment clears so small a balance in 450 months. Choose fewer months.",
  );
  expect(isRefusal(calculate(card, { ...raw, months: 48 }))).toBe(false);
});

it.each(REFUSED)("%s: the %s it asks for is accepted", async (slug, input, raw) => {
  const loaded = await calculators[slug]?.();
  if (!loaded) throw new Error(`there is no ${slug}`);
  const refused = calculate(loaded.default, raw);
  const [, asked] = (isRefusal(refused) && /\$([\d,.]+\d) ?(?:a month|:)/.exec(refused.issues[0].message)) || [];
  if (!asked) throw new Error(`${slug} asks for nothing: ${JSON.stringify(refused)}`);
  expect(isRefusal(calculate(loaded.default, { ...raw, [input]: asked.replaceAll(",", "") }))).toBe(false);
});
