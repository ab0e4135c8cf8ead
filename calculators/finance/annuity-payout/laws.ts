import type { Laws } from "#engine";
import type annuityPayout from "./annuity-payout.ts";

export default {
  sums: [
    "total_paid = amount + total_interest where find is payout",
    "total_paid = amount + total_interest where find is time",
  ],
  grows: [
    ["amount", "raises", "payout", { find: "payout" }],
    ["years", "lowers", "payout", { find: "payout" }],
    ["annual_rate", "raises", "payout", { find: "forever" }],
  ],
  scales: [{ double: ["amount", "payment"], times: { payout: 2, payouts: 1, total_paid: 2, last_payout: 2 } }],
  undoes: [
    {
      there: { find: "payout" },
      back: { find: "time" },
      with: { payment: "payout" },
      gives: { total_paid: "total_paid", total_interest: "total_interest" },
    },
  ],
} satisfies Laws<typeof annuityPayout>;
