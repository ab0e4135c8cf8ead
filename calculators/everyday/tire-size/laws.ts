import type { Laws } from "#engine";
import type tireSize from "./tire-size.ts";

export default {
  sums: ["circumference_mm = circumference × 25.4", "revs_per_mile = revs_per_km × 1.609344"],
  grows: [["speed", "raises", "true_speed", { find: "compare" }]],
  scales: [
    { double: ["speed"], times: { true_speed: 2, speedometer_error: 1, diameter: 1 }, where: { find: "compare" } },
  ],
} satisfies Laws<typeof tireSize>;
