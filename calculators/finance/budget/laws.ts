import type { Laws } from "#engine";
import type budget from "./budget.ts";

export default {
  sums: [
    "monthly_income = needs_budget + wants_budget + savings_budget",
    "monthly_income = spent + left where spending is own",
    "spent = lines.amount where spending is own",
    "monthly_income = comparison.yours where spending is own",
  ],
  grows: [
    ["income", "raises", "needs_budget"],
    ["wants_share", "lowers", "savings_budget"],
  ],
  scales: [{ double: ["income"], times: { needs_budget: 2, wants_budget: 2, savings_budget: 2 } }],
} satisfies Laws<typeof budget>;
