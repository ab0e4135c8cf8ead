import type { Laws } from "#engine";
import type targetHeartRate from "./target-heart-rate.ts";

export default {
  grows: [
    ["age", "lowers", "max_rate", { formula: "fox" }],
    ["resting", "raises", "moderate_from", { method: "reserve" }],
    ["pulse", "raises", "intensity"],
  ],
} satisfies Laws<typeof targetHeartRate>;
