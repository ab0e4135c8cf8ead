import type { Laws } from "#engine";
import type childBmi from "./child-bmi.ts";

export default {
  grows: [
    ["weight", "raises", "bmi"],
    ["weight", "raises", "percentile"],
    ["weight", "raises", "z_score"],
    ["height", "lowers", "percentile"],
    ["height", "raises", "healthy_from"],
  ],
  scales: [
    { double: ["weight"], times: { bmi: 2, share_of_95th: 2, healthy_from: 1, age_in_months: 1 } },
    { double: ["height"], times: { bmi: 0.25, healthy_from: 4, healthy_below: 4 } },
  ],
} satisfies Laws<typeof childBmi>;
