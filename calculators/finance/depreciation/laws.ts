import type { Laws } from "#engine";
import type depreciation from "./depreciation.ts";

export default {
  sums: ["final_value = cost - total", "total = schedule.depreciation"],
  grows: [["cost", "raises", "first_year"]],
  scales: [
    { double: ["cost", "salvage"], times: { first_year: 2, total: 2, final_value: 2 }, where: { method: "declining" } },
    { double: ["cost"], times: { first_year: 2, total: 2 }, where: { method: "macrs" } },
  ],
} satisfies Laws<typeof depreciation>;
