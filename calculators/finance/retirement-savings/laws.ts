import type { Laws } from "#engine";
import type retirementSavings from "./retirement-savings.ts";

export default {
  grows: [
    ["savings", "raises", "pot"],
    ["return_before", "raises", "pot"],
  ],
  scales: [
    {
      double: ["savings", "contribution", "salary", "income", "other_income"],
      times: { pot: 2, needed_pot: 2, first_income: 2 },
    },
  ],
} satisfies Laws<typeof retirementSavings>;
