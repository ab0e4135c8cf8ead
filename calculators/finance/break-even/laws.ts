import type { Laws } from "#engine";
import type breakEven from "./break-even.ts";

export default {
  grows: [
    ["fixed_costs", "raises", "units"],
    ["target_profit", "raises", "units"],
    ["variable_cost", "raises", "break_even_units"],
  ],
  scales: [
    {
      double: ["fixed_costs", "price", "variable_cost", "target_profit"],
      times: { units: 1, sales: 2, contribution_margin: 2, margin_ratio: 1 },
    },
    { double: ["fixed_costs", "target_profit"], times: { sales: 2, exact_units: 2 } },
  ],
} satisfies Laws<typeof breakEven>;
