import type { Laws } from "#engine";
import type mortgagePayoff from "./mortgage-payoff.ts";

export default {
  sums: ["planned_interest = total_interest + interest_saved", "planned_months = months + months_saved"],
  grows: [
    ["extra_payment", "lowers", "total_interest", { goal: "extra" }],
    ["extra_payment", "lowers", "months", { goal: "extra" }],
  ],
  scales: [
    {
      double: ["balance", "payment", "extra_payment", "single_extra"],
      times: { interest_saved: 2, months: 1 },
      where: { goal: "extra" },
    },
  ],
} satisfies Laws<typeof mortgagePayoff>;
