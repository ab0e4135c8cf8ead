import type { Laws } from "#engine";
import type paybackPeriod from "./payback-period.ts";

export default {
  sums: ["total = cost + gain"],
  grows: [["flow", "lowers", "payback", { flows_as: "even" }]],
  scales: [{ double: ["cost", "flow"], times: { payback: 1, gain: 2 }, where: { flows_as: "even" } }],
} satisfies Laws<typeof paybackPeriod>;
