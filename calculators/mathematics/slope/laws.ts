import type { Laws } from "#engine";
import type slope from "./slope.ts";

export default {
  grows: [["to_y", "raises", "slope", { known: "points", from_x: 0, to_x: 4 }]],
  scales: [
    {
      double: ["from_x", "from_y", "to_x", "to_y"],
      times: { distance: 2, rise: 2, middle_x: 2, slope: 1, angle: 1 },
      where: { known: "points" },
    },
  ],
} satisfies Laws<typeof slope>;
