import type { Laws } from "#engine";
import type rentVsBuy from "./rent-vs-buy.ts";

export default {
  sums: [
    "advantage = owner_wealth - renter_wealth",
    "owner_wealth = proceeds + owner_savings",
    "proceeds = home_value - selling_costs - owed",
  ],
  grows: [
    ["rent", "raises", "advantage"],
    ["rent_increase", "raises", "advantage"],
    ["closing_costs", "lowers", "advantage"],
    ["maintenance_rate", "lowers", "advantage"],
    ["selling_rate", "lowers", "advantage"],
    ["appreciation", "raises", "home_value"],
  ],
  scales: [
    {
      double: [
        "price",
        "down_payment",
        "rent",
        "closing_costs",
        "property_tax",
        "home_insurance",
        "fees",
        "renters_insurance",
      ],
      times: { advantage: 2, owner_wealth: 2, renter_wealth: 2, payment: 2 },
    },
  ],
} satisfies Laws<typeof rentVsBuy>;
