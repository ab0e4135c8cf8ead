import type { Laws } from "#engine";
import type billSplit from "./bill-split.ts";

export default {
  sums: ["total = payments.pays"],
  grows: [
    ["tip_rate", "raises", "total"],
    ["people", "lowers", "share", { split: "evenly" }],
  ],
} satisfies Laws<typeof billSplit>;
