import type { Laws } from "#engine";
import type confidenceInterval from "./confidence-interval.ts";

export default {
  sums: ["upper = lower + margin × 2"],
  grows: [
    ["level", "raises", "margin", { of: "sample" }],
    ["deviation", "raises", "margin", { of: "known" }],
  ],
  scales: [
    { double: ["mean", "deviation"], times: { margin: 2, lower: 2, upper: 2, critical: 1 }, where: { of: "sample" } },
  ],
} satisfies Laws<typeof confidenceInterval>;
