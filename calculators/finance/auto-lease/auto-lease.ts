import { choice, count, defineCalculator, money, noAnswer, number, percent } from "#engine";
import { leaseRate } from "./lease-rate.ts";

const MOST = 1e7;

/** A money factor is the yearly rate in percent ÷ 2,400: half of it, for the average of two balances, a month. */
const FROM_FACTOR = {
  rent_charge: "(capitalized_cost + residual) × money_factor",
  base_payment: ["Payment before tax", "depreciation + rent_charge"],
  total_rent: "(capitalized_cost + residual) × money_factor × months",
} as const;

/** No car is worth so little, so a residual up to it was probably quoted in percent. */
const WHOLE = 100;

export default defineCalculator({
  name: "Auto lease calculator",
  summary: "Monthly lease payment, amount due at signing and total cost, from a money factor, a rate or a quote.",

  inputs: {
    price: money("Negotiated price", { min: 100, max: MOST, example: 32000 }),
    fees: money("Fees added to the lease", {
      min: 0,
      max: 1e6,
      default: 0,
      help: "Fees spread over the payments, such as an acquisition fee.",
    }),
    down_payment: money("Cash down, trade-in and rebates", {
      min: 0,
      max: MOST,
      default: 0,
      help: "All added together.",
    }),
    residual: money("Residual value", {
      min: 0,
      max: MOST,
      example: 19000,
      means: "An amount, not the percentage dealers quote",
      help: "What the car is worth at the end: the sticker price times the residual percentage.",
    }),
    months: count("Lease term", { unit: "months", min: 1, max: 120, example: 36, perYear: 12, usual: [24, 36, 48] }),
    rate_as: choice(
      "What the dealer quoted",
      { factor: "Money factor", rate: "Interest rate", payment: "Only the monthly payment" },
      { default: "factor" },
    ),
    money_factor: number("Money factor", {
      min: 0,
      max: 0.1,
      example: 0.0021,
      help: "A small decimal such as 0.0021. Ask the dealer for it.",
    }),
    annual_rate: percent("Interest rate", { min: 0, max: 240, example: 5, help: "Per year." }),
    base_payment: money("Monthly payment before tax", { min: 1, max: 1e6, example: 430 }),
    sales_tax_rate: percent("Sales tax on each payment", { typical: 7, min: 0, max: 30, default: 0 }),
    other_fees: money("Fees not in the payments", {
      min: 0,
      max: 1e6,
      more: true,
      default: 0,
      help: "Paid at signing or at the end, such as registration or a return fee.",
    }),
  },

  outputs: {
    payment: money("Monthly payment with tax"),
    base_payment: money("Monthly payment before tax"),
    depreciation: money("Depreciation per month", { help: "The part that pays for the loss in value." }),
    rent_charge: money("Rent charge per month", { help: "The interest part of the payment." }),
    capitalized_cost: money("Adjusted capitalized cost", { help: "The price plus fees minus what you put down." }),
    money_factor: number("Money factor", { significant: 6 }),
    factor_rate: percent("Money factor as a yearly rate", { digits: 2, help: "Money factor × 2,400." }),
    lease_rate: percent("Exact lease rate (APR)", {
      digits: 3,
      optional: true,
      help: "The exact yearly interest rate of the lease.",
    }),
    due_at_signing: money("Due at signing", {
      help: "What you put down, with trade-in and rebates, and the first payment. Fees come on top.",
    }),
    total_rent: money("Total rent charge"),
    total_cost: money("Total cost of leasing"),
  },
  primary: "payment",
  groups: {
    "What you pay": ["payment", "due_at_signing", "total_cost"],
    "What the payment consists of": ["base_payment", "depreciation", "rent_charge", "total_rent"],
    "The lease": ["capitalized_cost", "money_factor", "factor_rate", "lease_rate"],
  },
  formula: "payment = (cost − residual) ÷ months + (cost + residual) × money factor, plus tax",
  parts: { of: ["depreciation", "rent_charge"], whole: "base_payment" },

  check: ({ price, fees, down_payment }) =>
    down_payment.gte(price.plus(fees)) ? { down_payment: "must be less than the price and fees together" } : {},

  by: {
    capitalized_cost: "price + fees - down_payment",
    depreciation: "(capitalized_cost - residual) ÷ months",
    payment: ["With tax", "base_payment + base_payment × sales_tax_rate"],
    due_at_signing: "down_payment + payment",
    total_cost: "payment × months + down_payment + other_fees",
    factor_rate: "money_factor × 2400%",
  },
  questions: {
    rate_as: {
      factor: { asks: ["money_factor"], by: FROM_FACTOR },
      rate: { asks: ["annual_rate"], by: { money_factor: "annual_rate × 100 ÷ 2400", ...FROM_FACTOR } },
      payment: {
        asks: ["base_payment"],
        by: {
          rent_charge: "base_payment - depreciation",
          money_factor: "rent_charge ÷ (capitalized_cost + residual)",
          total_rent: "base_payment × months - (capitalized_cost - residual)",
        },
      },
    },
  },

  after({ capitalized_cost, money_factor, base_payment }, { residual, months }) {
    if (residual.gt(capitalized_cost))
      return noAnswer(
        "Enter a lower residual value: it can't be more than the price plus fees, minus what you put down.",
      );
    if (money_factor.isNegative())
      return noAnswer(
        "Enter a higher payment: this one doesn't even cover the depreciation, so there is no rent charge.",
      );
    return { lease_rate: leaseRate(capitalized_cost, residual, base_payment, months) };
  },

  sentence({ months, down_payment }, { payment, due_at_signing, total_cost }) {
    const total = `In total, the lease costs ${total_cost}.`;
    if (months.value === 1)
      return `You pay ${due_at_signing} at signing, with the only payment of ${payment}. ${total}`;
    const first = down_payment.value.isZero() ? "due" : `part of the ${due_at_signing} due`;
    return `You make ${months.value} monthly payments of ${payment}. The first is ${first} at signing. ${total}`;
  },

  alerts: ({ residual }) => [
    residual.value.gt(0) &&
      residual.value.lte(WHOLE) &&
      `We used a residual value of ${residual}. If the dealer quoted a percentage, enter that share of the sticker price.`,
  ],
});
