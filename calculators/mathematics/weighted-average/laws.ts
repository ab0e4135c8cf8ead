import type { Laws } from "#engine";
import type weightedAverage from "./weighted-average.ts";

export default {
  sums: ["weighted_sum = parts.product", "total_weight = parts.weight", "weighted_sum = average × total_weight"],
  grows: [
    ["target", "raises", "needed_value", { find: "value" }],
    ["next_weight", "lowers", "needed_value", { find: "value", values: "40:100; 52:50", target: 50 }],
  ],
  scales: [
    { double: ["values.weight"], times: { average: 1, total_weight: 2, weighted_sum: 2 }, where: { find: "average" } },
    { double: ["values.value"], times: { average: 2, plain_average: 2 }, where: { find: "average" } },
  ],
} satisfies Laws<typeof weightedAverage>;
