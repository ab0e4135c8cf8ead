import type { Laws } from "#engine";
import type debtPayoff from "./debt-payoff.ts";

export default {
  sums: [
    "total_interest = order.interest",
    "total_interest = schedule.interest",
    "total_paid = schedule.paid",
    "total_interest = avalanche_interest where strategy is avalanche",
    "total_interest = snowball_interest where strategy is snowball",
  ],
  grows: [
    ["extra", "lowers", "months"],
    ["budget", "lowers", "months", { payments: "total" }],
  ],
} satisfies Laws<typeof debtPayoff>;
