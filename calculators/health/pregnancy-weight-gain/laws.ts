import type { Laws } from "#engine";
import type pregnancyWeightGain from "./pregnancy-weight-gain.ts";

export default {
  grows: [
    ["week", "raises", "by_now_to", { babies: "one" }],
    ["weight", "raises", "bmi"],
    ["now", "raises", "gained"],
  ],
} satisfies Laws<typeof pregnancyWeightGain>;
