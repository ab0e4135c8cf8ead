import type { Laws } from "#engine";
import type futureValue from "./future-value.ts";

export default {
  sums: ["future_value = grown_amount + grown_payments?"],
  grows: [
    ["present_value", "raises", "future_value"],
    ["payment", "raises", "future_value"],
    ["annual_rate", "raises", "future_value"],
    ["periods", "raises", "future_value"],
  ],
  scales: [{ double: ["present_value", "payment"], times: { future_value: 2, total_interest: 2, period_rate: 1 } }],
} satisfies Laws<typeof futureValue>;
