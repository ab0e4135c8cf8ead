import type { Laws } from "#engine";
import type downPayment from "./down-payment.ts";

export default {
  sums: [
    "cash_needed = down_payment + closing_costs where find is cash",
    "price = down_payment + loan where find is cash",
  ],
  grows: [
    ["price", "raises", "cash_needed", { find: "cash" }],
    ["cash", "raises", "home_price", { find: "price" }],
    ["down_rate", "lowers", "loan", { find: "cash" }],
    ["closing_rate", "raises", "cash_needed", { find: "cash" }],
  ],
  undoes: [
    {
      there: { find: "cash", down_rate: 20 },
      back: { find: "price", down_rate: 20 },
      with: { cash: "cash_needed" },
      gives: { home_price: "price" },
    },
  ],
} satisfies Laws<typeof downPayment>;
