import type { Laws } from "#engine";
import type poissonDistribution from "./poisson-distribution.ts";

export default {
  sums: ["variance = mean"],
  grows: [
    ["k", "raises", "probability", { find: "at_most" }],
    ["k", "lowers", "probability", { find: "at_least" }],
    ["rate", "raises", "probability", { find: "at_least" }],
    ["rate", "raises", "mean"],
  ],
} satisfies Laws<typeof poissonDistribution>;
