import type { Laws } from "#engine";
import type tip from "./tip.ts";

export default {
  sums: ["total = bill + tip", "total = share × people"],
  grows: [
    ["tip_rate", "raises", "total"],
    ["people", "lowers", "share"],
  ],
  scales: [{ double: ["bill"], times: { share: 2, tip: 2, total: 2 }, where: { rounding: "none" } }],
} satisfies Laws<typeof tip>;
