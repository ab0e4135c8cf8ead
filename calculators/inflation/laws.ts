import type { Laws } from "#engine";
import type inflation from "./inflation.ts";

export default {
  grows: [
    ["annual_rate", "raises", "future_cost"],
    ["annual_rate", "lowers", "buying_power"],
  ],
  scales: [{ double: ["amount"], times: { future_cost: 2, buying_power: 2, total_inflation: 1 } }],
} satisfies Laws<typeof inflation>;
