import type { Laws } from "#engine";
import type commission from "./commission.ts";

export default {
  sums: ["commission = parts.commission"],
  grows: [
    ["rate", "raises", "commission", { plan: "flat" }],
    ["sales", "raises", "commission", { plan: "marginal" }],
    ["base_pay", "raises", "total_pay"],
  ],
  scales: [{ double: ["sales"], times: { commission: 2, effective_rate: 1 }, where: { plan: "flat" } }],
} satisfies Laws<typeof commission>;
