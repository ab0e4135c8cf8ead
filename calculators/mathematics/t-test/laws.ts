import type { Laws } from "#engine";
import type tTest from "./t-test.ts";

export default {
  sums: ["upper = lower + margin × 2"],
  grows: [
    ["mean", "raises", "t", { of: "one_summary" }],
    ["expected", "lowers", "t", { of: "two_summary", variances: "pooled" }],
    ["alpha", "lowers", "margin", { of: "one_summary" }],
  ],
  scales: [
    {
      double: ["mean", "deviation", "expected"],
      times: { t: 1, effect: 1, lower: 2, upper: 2, error: 2 },
      where: { of: "one_summary" },
    },
  ],
} satisfies Laws<typeof tTest>;
