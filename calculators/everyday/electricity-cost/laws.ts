import type { Laws } from "#engine";
import type electricityCost from "./electricity-cost.ts";

export default {
  sums: ["total = usage_cost + standing"],
  grows: [
    ["power", "raises", "energy"],
    ["hours", "raises", "total"],
    ["used", "raises", "total"],
    ["rate", "raises", "usage_cost"],
    ["standing_charge", "raises", "total"],
  ],
  scales: [
    { double: ["power", "used", "appliances.watts"], times: { energy: 2, usage_cost: 2, standing: 1 } },
    { double: ["rate"], times: { energy: 1, usage_cost: 2, cost_per_day: 2 } },
    { double: ["rate", "standing_charge"], times: { total: 2 } },
  ],
} satisfies Laws<typeof electricityCost>;
