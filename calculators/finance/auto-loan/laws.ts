import type { Laws } from "#engine";
import type autoLoan from "./auto-loan.ts";

export default {
  sums: [
    "total_paid = amount_financed + total_interest",
    "total_cost = price - rebate + sales_tax + fees + total_interest",
    "billed_interest = schedule.interest",
    "billed_interest = monthly_schedule.interest",
  ],
  grows: [
    ["price", "raises", "payment"],
    ["down_payment", "lowers", "payment"],
    ["rebate", "lowers", "payment"],
    ["annual_rate", "raises", "total_interest"],
    ["months", "lowers", "payment"],
  ],
  scales: [
    {
      double: ["price", "rebate", "down_payment", "trade_in", "trade_in_owed", "fees"],
      times: { payment: 2, sales_tax: 2, total_cost: 2 },
    },
  ],
} satisfies Laws<typeof autoLoan>;
