import type { Laws } from "#engine";
import type concrete from "./concrete.ts";

export default {
  sums: ["cubic_feet = cubic_yards × 27"],
  grows: [
    ["waste", "raises", "cubic_yards"],
    ["pieces", "raises", "large_bags"],
  ],
  scales: [
    { double: ["pieces"], times: { cubic_yards: 2, exact_cubic_feet: 2 } },
    { double: ["diameter"], times: { cubic_metres: 4 }, where: { shape: "column" } },
  ],
} satisfies Laws<typeof concrete>;
