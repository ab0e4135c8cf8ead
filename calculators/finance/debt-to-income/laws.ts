import type { Laws } from "#engine";
import type debtToIncome from "./debt-to-income.ts";

export default {
  sums: ["debts = housing + car + student + cards + other", "left = monthly_income - debts"],
  grows: [
    ["income", "lowers", "ratio"],
    ["car", "raises", "ratio"],
    ["housing", "raises", "housing_ratio"],
  ],
  scales: [
    {
      double: ["income", "housing", "car", "student", "cards", "other"],
      times: { ratio: 1, housing_ratio: 1, debts: 2, left: 2 },
    },
  ],
} satisfies Laws<typeof debtToIncome>;
