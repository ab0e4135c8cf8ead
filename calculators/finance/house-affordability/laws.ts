import type { Laws } from "#engine";
import type houseAffordability from "./house-affordability.ts";

export default {
  sums: [
    "price = loan + down_payment_used where find is price",
    "home_price = loan + down_payment_used where find is income",
    "cash_needed = down_payment_used + closing_costs",
    "monthly_total = principal_and_interest + property_tax + home_insurance + mortgage_insurance? + fees",
  ],
  grows: [
    ["closing_rate", "raises", "cash_needed"],
    ["income", "raises", "price", { find: "price" }],
    ["monthly_debts", "lowers", "price", { find: "price" }],
    ["annual_rate", "lowers", "price", { find: "price" }],
    ["home_price", "raises", "income_needed"],
    ["monthly_debts", "raises", "income_needed", { find: "income" }],
  ],
  scales: [
    {
      double: ["income", "monthly_debts", "down_payment", "fees"],
      times: { price: 2, monthly_total: 2, debt_ratio: 1 },
      where: { find: "price" },
    },
    {
      double: ["home_price", "monthly_debts", "down_payment", "fees"],
      times: { income_needed: 2, monthly_total: 2, debt_ratio: 1 },
      where: { find: "income" },
    },
  ],
  undoes: [
    {
      there: { find: "income", down_payment_as: "percent" },
      back: { find: "price" },
      with: { income: "income_needed" },
      gives: { price: "home_price", monthly_total: "monthly_total" },
    },
  ],
} satisfies Laws<typeof houseAffordability>;
