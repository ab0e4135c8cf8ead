import type { Laws } from "#engine";
import type gasMileage from "./gas-mileage.ts";

export default {
  sums: ["cost_per_mile = cost_per_km × 1.609344", "co2_per_mile = co2_per_km × 1.609344"],
  grows: [
    ["distance", "raises", "mpg_us"],
    ["fuel", "lowers", "mpg_us"],
    ["fuel", "raises", "l_per_100km"],
    ["price", "raises", "cost"],
    ["yearly_distance", "raises", "co2_saved"],
  ],
  scales: [
    { double: ["distance", "fuel"], times: { mpg_us: 1, l_per_100km: 1, cost: 2, co2: 2 } },
    { double: ["fuel"], times: { mpg_us: 0.5, l_per_100km: 2, co2_per_km: 2 }, where: { find: "one" } },
    { double: ["yearly_distance"], times: { saving: 2, first_cost: 2, co2_saved: 2 } },
  ],
} satisfies Laws<typeof gasMileage>;
