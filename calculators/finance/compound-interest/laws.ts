import type { Laws } from "#engine";
import type compoundInterest from "./compound-interest.ts";

export default {
  sums: [
    "future_value = principal + total_contributions? + total_interest",
    "future_value = grown_start + grown_contributions?",
  ],
  grows: [
    ["principal", "raises", "future_value"],
    ["annual_rate", "raises", "effective_rate"],
    ["contribution", "raises", "future_value"],
    ["contribution_raise", "raises", "future_value", { contribution: 100 }],
    ["tax_rate", "lowers", "future_value", { annual_rate: 5 }],
    ["inflation_rate", "lowers", "real_value"],
  ],
  scales: [{ double: ["principal", "contribution"], times: { future_value: 2, total_interest: 2, effective_rate: 1 } }],
} satisfies Laws<typeof compoundInterest>;
