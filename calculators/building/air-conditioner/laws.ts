import type { Laws } from "#engine";
import type airConditioner from "./air-conditioner.ts";

export default {
  sums: ["capacity = base + for_sun + for_people + for_kitchen", "capacity = tons × 12000"],
  grows: [
    ["people", "raises", "capacity"],
    ["area", "raises", "base"],
  ],
  scales: [{ double: ["length"], times: { square_feet: 2, square_meters: 2 }, where: { measured_by: "room" } }],
} satisfies Laws<typeof airConditioner>;
