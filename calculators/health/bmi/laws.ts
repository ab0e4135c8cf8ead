import type { Laws } from "#engine";
import type bmi from "./bmi.ts";

export default {
  grows: [
    ["weight", "raises", "bmi"],
    ["height", "lowers", "bmi"],
  ],
  scales: [
    { double: ["weight"], times: { bmi: 2, bmi_prime: 2, ponderal_index: 2, healthy_from: 1 } },
    { double: ["height"], times: { bmi: 0.25, ponderal_index: 0.125, healthy_from: 4 } },
  ],
} satisfies Laws<typeof bmi>;
