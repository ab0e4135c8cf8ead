import type { Laws } from "#engine";
import type concrete from "./concrete.ts";

export default {
  grows: [
    ["waste", "raises", "cubic_yards"],
    ["pieces", "raises", "large_bags"],
  ],
  agrees: [
    {
      there: { shape: "steps", steps: 1 },
      back: { shape: "steps", steps: 1, pieces: 1 },
      with: { waste: "waste" },
      gives: { cubic_yards: "cubic_yards ÷ pieces" },
    },
  ],
  scales: [
    { double: ["pieces"], times: { cubic_yards: 2, exact_cubic_feet: 2 } },
    { double: ["diameter"], times: { cubic_metres: 4 }, where: { shape: "column" } },
    { double: ["length", "width"], times: { cubic_metres: 4 }, where: { shape: "steps" } },
  ],
} satisfies Laws<typeof concrete>;
