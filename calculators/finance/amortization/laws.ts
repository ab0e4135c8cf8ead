import type { Laws } from "#engine";
import type amortization from "./amortization.ts";

export default {
  sums: [
    "total_paid = amount + total_interest",
    "billed_interest = schedule.interest",
    "billed_interest = full_schedule.interest",
  ],
  grows: [
    ["amount", "raises", "payment"],
    ["annual_rate", "raises", "payment"],
    ["annual_rate", "raises", "total_interest"],
    ["extra_payment", "lowers", "total_interest"],
    ["extra_payment", "lowers", "payments"],
  ],
  scales: [
    {
      double: ["amount", "extra_payment", "yearly_extra", "single_extra"],
      times: { payment: 2, total_interest: 2, payments: 1 },
    },
  ],
} satisfies Laws<typeof amortization>;
