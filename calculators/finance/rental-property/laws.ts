import type { Laws } from "#engine";
import type rentalProperty from "./rental-property.ts";

export default {
  sums: ["noi = income - costs", "debt_service = 12 × payment", "noi = 12 × cash_flow + debt_service"],
  grows: [
    ["rent", "raises", "cash_flow"],
    ["vacancy_rate", "lowers", "noi"],
    ["annual_rate", "lowers", "cash_flow"],
    ["appreciation", "raises", "gain"],
    ["selling_rate", "lowers", "proceeds"],
    ["closing_costs", "raises", "cash"],
  ],
  scales: [
    {
      double: [
        "price",
        "down_payment",
        "closing_costs",
        "repairs",
        "rent",
        "other_income",
        "property_tax",
        "insurance",
        "other_costs",
      ],
      times: { cash_flow: 2, noi: 2, cap_rate: 1, cash_on_cash: 1, irr: 1, gain: 2 },
    },
  ],
} satisfies Laws<typeof rentalProperty>;
