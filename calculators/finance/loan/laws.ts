import type { Laws } from "#engine";
import type loan from "./loan.ts";

export default {
  sums: [
    "total_paid = amount + total_interest",
    "billed_interest = schedule.interest",
    "billed_interest = full_schedule.interest",
  ],
  grows: [
    ["amount", "raises", "payment", { find: "payment" }],
    ["annual_rate", "raises", "payment", { find: "payment" }],
    ["payments", "lowers", "payment", { find: "payment" }],
    ["payments", "raises", "total_interest", { find: "payment" }],
    ["balloon", "lowers", "payment", { find: "payment" }],
    ["balloon", "raises", "total_interest", { find: "payment" }],
    ["payment", "lowers", "payments", { find: "term" }],
    ["payment", "raises", "annual_rate", { find: "rate", amount: 1e9 }],
  ],
  scales: [
    {
      double: ["amount", "balloon"],
      times: { payment: 2, total_interest: 2, interest_part: 2 },
      where: { find: "payment" },
    },
  ],
  undoes: [
    { there: { find: "payment" }, back: { find: "amount" }, with: { payment: "payment" }, gives: { amount: "amount" } },
    { there: { find: "amount" }, back: { find: "payment" }, with: { amount: "amount" }, gives: { payment: "payment" } },
    {
      there: { find: "payment", balloon: 0 },
      back: { find: "rate" },
      with: { payment: "payment" },
      gives: { annual_rate: "annual_rate" },
    },
  ],
} satisfies Laws<typeof loan>;
