import type { Laws } from "#engine";
import type discount from "./discount.ts";

export default {
  grows: [
    ["discount_rate", "lowers", "total", { find: "percent_off" }],
    ["price", "raises", "total"],
  ],
  scales: [{ double: ["price", "sale_price", "discount_amount"], times: { reduced: 2, saved: 2, original: 2 } }],
  undoes: [
    {
      there: { find: "percent_off" },
      back: { find: "original" },
      with: { sale_price: "reduced" },
      gives: { original: "price" },
    },
  ],
} satisfies Laws<typeof discount>;
