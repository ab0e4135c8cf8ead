import type { Laws } from "#engine";
import type houseAffordability from "./house-affordability.ts";

export default {
  sums: [
    "price = loan + down_payment_used",
    "monthly_total = principal_and_interest + property_tax + home_insurance + mortgage_insurance? + fees",
  ],
  grows: [
    ["income", "raises", "price"],
    ["monthly_debts", "lowers", "price"],
    ["annual_rate", "lowers", "price"],
  ],
  scales: [
    {
      double: ["income", "monthly_debts", "down_payment", "fees"],
      times: { price: 2, monthly_total: 2, debt_ratio: 1 },
    },
  ],
} satisfies Laws<typeof houseAffordability>;
