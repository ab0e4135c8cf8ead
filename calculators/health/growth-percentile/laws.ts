import type { Laws } from "#engine";
import type growthPercentile from "./growth-percentile.ts";

export default {
  grows: [
    ["weight", "raises", "z_score", { measure: "weight" }],
    ["height", "raises", "z_score", { measure: "height" }],
    ["head", "raises", "z_score", { measure: "head", age_by: "age", years: 1 }],
  ],
} satisfies Laws<typeof growthPercentile>;
