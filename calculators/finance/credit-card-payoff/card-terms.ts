// What may change a card's rate or its balance: a transfer with its fee, a promotional rate, and interest by the day.
import { choice, count, percent } from "#engine";

export const CARD_TERMS = {
  transfer_fee_rate: percent("Balance transfer fee", {
    typical: 3,
    min: 0,
    max: 20,
    more: true,
    default: 0,
    help: "Added to the balance when you move it. Often 3% to 5%.",
  }),
  promo_months: count("Months at a promotional rate", { unit: "months", min: 0, max: 60, more: true, default: 0 }),
  promo_rate: percent("Promotional rate", {
    typical: 3.9,
    min: 0,
    max: 200,
    more: true,
    default: 0,
    help: "Per year, for those first months. After them, the interest rate above applies.",
  }),
  interest_by: choice(
    "How often interest is added",
    { month: "Monthly (1/12 of the rate)", day: "Daily (1/365 of the rate)" },
    { more: true, default: "month" },
  ),
};
