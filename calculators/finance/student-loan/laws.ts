import type { Laws } from "#engine";
import type studentLoan from "./student-loan.ts";

export default {
  sums: [
    "total_paid = starting_balance + total_interest - forgiven? - matched?",
    "total_paid = schedule.paid",
    "total_interest = schedule.interest",
  ],
  grows: [
    ["extra_payment", "lowers", "months"],
    ["balance", "raises", "monthly_payment", { plan: "graduated" }],
    ["annual_rate", "raises", "monthly_payment", { plan: "extended" }],
    ["income", "raises", "monthly_payment", { plan: "rap", dependents: 0 }],
    ["income", "raises", "monthly_payment", { plan: "ibr" }],
    ["income", "raises", "monthly_payment", { plan: "plan_2" }],
    ["months_before", "raises", "starting_balance"],
  ],
} satisfies Laws<typeof studentLoan>;
