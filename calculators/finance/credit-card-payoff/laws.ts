import type { Laws } from "#engine";
import type creditCardPayoff from "./credit-card-payoff.ts";

export default {
  sums: [
    "total_interest = schedule.interest",
    "total_paid = monthly_schedule.principal + total_interest",
    "total_paid = monthly_schedule.paid",
  ],
  grows: [
    ["payment", "lowers", "months", { plan: "fixed" }],
    ["transfer_fee_rate", "raises", "total_paid", { plan: "months" }],
    ["promo_rate", "raises", "payment", { plan: "months" }],
    ["payment", "lowers", "total_interest", { plan: "fixed" }],
    ["annual_rate", "raises", "first_interest"],
  ],
} satisfies Laws<typeof creditCardPayoff>;
