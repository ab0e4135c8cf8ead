import type { Laws } from "#engine";
import type refinance from "./refinance.ts";

export default {
  sums: [
    "monthly_savings = current_payment - new_payment",
    "lifetime_savings = current_interest - new_interest - total_costs",
  ],
  grows: [
    ["new_rate", "raises", "new_payment"],
    ["costs", "lowers", "lifetime_savings"],
    ["cash_out", "raises", "new_loan"],
  ],
} satisfies Laws<typeof refinance>;
