import type { Laws } from "#engine";
import type calories from "./calories.ts";

export default {
  sums: [
    "target = maintenance + difference where goal is gain",
    "target = maintenance - difference where goal is lose",
  ],
  grows: [["activity_factor", "raises", "maintenance", { activity: "own" }]],
} satisfies Laws<typeof calories>;
