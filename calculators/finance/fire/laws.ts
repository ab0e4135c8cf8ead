import type { Laws } from "#engine";
import type fire from "./fire.ts";

export default {
  grows: [
    ["spending", "raises", "fire_number"],
    ["withdrawal_rate", "lowers", "fire_number"],
    ["part_time", "lowers", "barista_number"],
    ["annual_return", "lowers", "coast_number"],
    ["coast_age", "lowers", "coast_number", { annual_return: 5 }],
  ],
  scales: [
    {
      double: ["spending", "retirement_income", "savings", "yearly_saving", "part_time"],
      times: { fire_number: 2, coast_number: 2, barista_number: 2, years: 1, coast_years: 1 },
    },
  ],
} satisfies Laws<typeof fire>;
