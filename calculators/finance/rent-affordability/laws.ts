import type { Laws } from "#engine";
import type rentAffordability from "./rent-affordability.ts";

export default {
  sums: ["left = monthly_income - rent - utilities where find is share"],
  grows: [
    ["income", "raises", "affordable_rent", { find: "rent" }],
    ["debts", "lowers", "affordable_rent", { find: "rent" }],
    ["rent", "raises", "income_needed", { find: "income" }],
    ["income", "lowers", "share", { find: "share" }],
  ],
  scales: [
    { double: ["income", "rent", "debts", "utilities"], times: { affordable_rent: 2, income_needed: 2, share: 1 } },
  ],
  undoes: [
    {
      there: { find: "income" },
      back: { find: "rent", income_per: "year" },
      with: { income: "income_needed" },
      gives: { affordable_rent: "rent" },
    },
  ],
} satisfies Laws<typeof rentAffordability>;
