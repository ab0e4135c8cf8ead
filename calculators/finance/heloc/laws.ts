import type { Laws } from "#engine";
import type heloc from "./heloc.ts";

export default {
  sums: ["repayment = draw_payment + rise where find is payment"],
  grows: [
    ["annual_rate", "raises", "draw_payment", { find: "payment" }],
    ["repay_years", "lowers", "repayment", { find: "payment" }],
    ["most_borrowed", "raises", "credit_line", { find: "limit", home_value: 400000, mortgage: 100 }],
  ],
} satisfies Laws<typeof heloc>;
