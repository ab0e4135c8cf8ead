// What a refusal asks for is enough when it is entered.
import { expect, it } from "vitest";
import { calculators } from "#calculators";
import { calculate, isRefusal, type Raw } from "#engine";

const REFUSED: readonly (readonly [slug: string, input: string, Raw])[] = [
  ["loan", "payment", { find: "amount", payment: 1, annual_rate: 5.5, payments: 12, balloon: 1000 }],
  ["credit-card-payoff", "payment", { balance: 5000, annual_rate: 24, plan: "fixed", payment: 100 }],
];

it.each(REFUSED)("%s: the %s it asks for is accepted", async (slug, input, raw) => {
  const loaded = await calculators[slug]?.();
  if (!loaded) throw new Error(`there is no ${slug}`);
  const refused = calculate(loaded.default, raw);
  const [, asked] = (isRefusal(refused) && /¤([\d,.]+\d) ?(?:a month|:)/.exec(refused.issues[0].message)) || [];
  if (!asked) throw new Error(`${slug} asks for nothing: ${JSON.stringify(refused)}`);
  expect(isRefusal(calculate(loaded.default, { ...raw, [input]: asked.replaceAll(",", "") }))).toBe(false);
});
