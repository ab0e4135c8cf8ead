import type { Laws } from "#engine";
import type collegeSavings from "./college-savings.ts";

export default {
  sums: ["total_cost = costs.cost", "needed_at_start = on_track + missing? - spare?"],
  grows: [
    ["yearly_cost", "raises", "total_cost"],
    ["aid", "lowers", "total_cost"],
    ["saved", "raises", "on_track"],
    ["annual_return", "lowers", "needed_at_start"],
    ["cost_growth", "raises", "total_cost"],
  ],
  scales: [
    { double: ["yearly_cost", "aid", "saved", "monthly"], times: { total_cost: 2, on_track: 2, needed_at_start: 2 } },
  ],
} satisfies Laws<typeof collegeSavings>;
