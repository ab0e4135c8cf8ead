import type { Laws } from "#engine";
import type inflation from "./inflation.ts";

export default {
  grows: [
    ["annual_rate", "raises", "future_cost"],
    ["annual_rate", "lowers", "buying_power"],
  ],
  undoes: [
    {
      there: { by: "cpi" },
      back: { by: "cpi" },
      with: { from: "to", to: "from" },
      gives: { future_cost: "buying_power", buying_power: "future_cost", average_rate: "average_rate" },
    },
  ],
  agrees: [
    {
      there: { by: "cpi" },
      back: { by: "index" },
      with: { from_index: "from_figure", to_index: "to_figure" },
      gives: {
        future_cost: "future_cost",
        buying_power: "buying_power",
        total_inflation: "total_inflation",
        loss: "loss",
      },
    },
  ],
  scales: [{ double: ["amount"], times: { future_cost: 2, buying_power: 2, total_inflation: 1 } }],
} satisfies Laws<typeof inflation>;
