import type { Laws } from "#engine";
import type binomialDistribution from "./binomial-distribution.ts";

export default {
  sums: ["complement = 100 - probability"],
  grows: [
    ["k", "raises", "probability", { find: "at_most" }],
    ["k", "lowers", "probability", { find: "at_least" }],
    ["n", "raises", "mean"],
  ],
} satisfies Laws<typeof binomialDistribution>;
