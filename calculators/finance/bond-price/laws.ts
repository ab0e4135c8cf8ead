import type { Laws } from "#engine";
import type bondPrice from "./bond-price.ts";

export default {
  grows: [
    ["annual_yield", "lowers", "clean_price", { find: "price" }],
    ["clean_price", "lowers", "annual_yield", { find: "yield" }],
    ["coupon_rate", "raises", "accrued"],
  ],
  scales: [
    { double: ["face_value"], times: { accrued: 2, to_pay: 2, coupon: 2, clean_price: 1, modified_duration: 1 } },
  ],
} satisfies Laws<typeof bondPrice>;
