import type { Laws } from "#engine";
import type adjustableRate from "./adjustable-rate.ts";

export default {
  sums: ["indexed_rate = index + margin"],
  grows: [
    ["amount", "raises", "first_payment"],
    ["initial_rate", "raises", "first_payment"],
    ["lifetime_cap", "raises", "worst_payment"],
    ["margin", "raises", "total_interest"],
  ],
  scales: [
    {
      double: ["amount"],
      times: { first_payment: 2, worst_payment: 2, total_interest: 2, worst_interest: 2, worst_rate: 1 },
    },
  ],
} satisfies Laws<typeof adjustableRate>;
