import type { Laws } from "#engine";
import type fuelCost from "./fuel-cost.ts";

export default {
  sums: ["cost = share × people", "litres = us_gallons × 3.785411784", "litres = uk_gallons × 4.54609"],
  grows: [
    ["distance", "raises", "cost"],
    ["price", "raises", "cost"],
    ["price_per_kwh", "raises", "cost"],
    ["people", "lowers", "share"],
  ],
  scales: [
    { double: ["distance"], times: { cost: 2, litres: 2, electricity: 2, cost_per_mile: 1 } },
    { double: ["price", "price_per_kwh"], times: { cost: 2, litres: 1, electricity: 1 } },
  ],
} satisfies Laws<typeof fuelCost>;
