import type { Laws } from "#engine";
import type ukRedundancyPay from "./uk-redundancy-pay.ts";

export default {
  sums: ["redundancy_pay = weekly_pay_used × weeks"],
  grows: [
    ["weekly_pay", "raises", "redundancy_pay"],
    ["years", "raises", "redundancy_pay"],
    ["age", "raises", "weeks"],
  ],
} satisfies Laws<typeof ukRedundancyPay>;
