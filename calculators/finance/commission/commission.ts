import { choice, defineCalculator, type InputValues, money, noAnswer, percent, rows, step } from "#engine";
import { Decimal, decimal, sum } from "#numbers/decimal";
import { BY_TIER, lastReached, partsOf, tiersOf } from "./sales-tiers.ts";

const MOST = 1e12;

const inputs = {
  sales: money("Sales", { min: 0, max: MOST, example: 9000 }),
  plan: choice(
    "Commission plan",
    { flat: "One rate", marginal: "Tiers: each rate on its own tier", reached: "Tiers: one rate for all sales" },
    { default: "flat" },
  ),
  rate: percent("Commission rate", { min: 0, max: 100, example: 5, when: { plan: ["flat"] } }),
  tiers: rows(
    "Tiers",
    {
      from: { kind: "number", label: "Sales from", min: 0, max: MOST },
      rate: { kind: "number", label: "Rate %", min: 0, max: 100 },
    },
    {
      least: 1,
      most: 12,
      example: "0:6; 3000:8; 8000:10",
      help: "Where each rate begins. You can also type text, such as 3000:8.",
      when: { plan: ["marginal", "reached"] },
    },
  ),
  base_pay: money("Base pay", { min: 0, max: MOST, default: 0 }),
  guarantee: money("Guaranteed pay", {
    min: 0,
    max: MOST,
    more: true,
    default: 0,
    help: "You get this if base pay and commission come to less.",
  }),
};
export type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Commission calculator",
  summary: "Commission and total pay from your sales, with one rate or tiers.",
  inputs,

  outputs: {
    commission: money("Commission"),
    total_pay: money("Total pay"),
    effective_rate: percent("Commission as a share of sales", { optional: true }),
    next_rate: percent("Rate on the next sale"),
    parts: BY_TIER,
  },
  primary: "commission",
  formula: "commission = Σ sales in each tier × its rate",

  between: { earned: money("Base pay and commission") },

  by: { effective_rate: "commission ÷ sales", earned: "base_pay + commission" },
  compute(given) {
    const { sales } = given;
    const tiers = tiersOf(given);
    if (tiers.some(({ from }, i) => i > 0 && tiers[i - 1]?.from.eq(from)))
      return noAnswer("Enter each tier once: two of them begin at the same amount.");
    const parts = partsOf(given);
    return {
      commission: sum(parts.map(({ commission }) => commission)),
      next_rate: lastReached(sales, tiers)?.rate ?? decimal(0),
      parts,
    };
  },
  after: ({ earned }, { guarantee }) => ({ total_pay: Decimal.max(guarantee, earned) }),

  sentence: ({ sales }, { commission, effective_rate, total_pay }) => {
    const share = effective_rate ? `, ${effective_rate} of the sales` : "";
    return total_pay.value.eq(commission.value)
      ? `Sales of ${sales} earn a commission of ${commission}${share}.`
      : `Sales of ${sales} earn a commission of ${commission}${share}. Your total pay is ${total_pay}.`;
  },

  working({ plan, guarantee }, { commission, earned, total_pay }, show, given, stepOf) {
    const parts = partsOf(given);
    const steps = parts
      .filter((part) => !part.sales.isZero())
      .map(
        (part) =>
          step`${plan === "flat" ? "Commission" : `From ${show("money", part.from)}`}: ${show("money", part.sales)} × ${show("percent", part.rate, { upTo: 4 })} = ${show("money", part.commission)}`,
      );
    return [
      ...steps,
      !(steps.length === 1) && `Commission, added up: ${commission}`,
      stepOf("earned"),
      guarantee.value.gt(earned.value) &&
        `The guaranteed pay of ${guarantee} is more, so that is your total pay: ${total_pay}`,
    ];
  },
});
