import type { Laws } from "#engine";
import type bmi from "./bmi.ts";

export default {
  grows: [
    ["weight", "raises", "bmi"],
    ["height", "lowers", "bmi"],
  ],
  scales: [
    { double: ["weight"], times: { bmi: 2, bmi_prime: 2, healthy_from: 1 } },
    { double: ["height"], times: { bmi: 0.25, healthy_from: 4 } },
  ],
} satisfies Laws<typeof bmi>;
