import type { Laws } from "#engine";
import type apr from "./apr.ts";

export default {
  sums: ["total_of_payments = amount_financed + finance_charge"],
  grows: [["paid_fees", "raises", "apr"]],
  scales: [
    {
      double: ["amount", "payment", "paid_fees", "financed_fees", "insurance", "first_payment", "last_payment"],
      times: { apr: 1, finance_charge: 2 },
    },
  ],
} satisfies Laws<typeof apr>;
