import type { Laws } from "#engine";
import type apr from "./apr.ts";

export default {
  sums: ["total_of_payments = amount_financed + finance_charge"],
  grows: [
    ["paid_fees", "raises", "apr"],
    ["payment", "raises", "apr", { payment_from: "given" }],
  ],
  scales: [
    {
      double: [
        "amount",
        "payment",
        "paid_fees",
        "financed_fees",
        "insurance",
        "first_payment",
        "last_payment",
        "later_payouts.amount",
      ],
      times: { apr: 1, finance_charge: 2 },
    },
  ],
} satisfies Laws<typeof apr>;
