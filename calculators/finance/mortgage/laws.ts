import type { Laws } from "#engine";
import type mortgage from "./mortgage.ts";

export default {
  sums: [
    "total_paid = loan + total_interest",
    "price = loan + down_payment",
    "cash_to_close = price - loan + closing_costs",
    "monthly_total = principal_and_interest + monthly_property_tax? + monthly_home_insurance? + monthly_fees? + mortgage_insurance?",
    "billed_interest = schedule.interest",
    "billed_interest = monthly_schedule.interest",
  ],
  grows: [
    ["price", "raises", "principal_and_interest", { down_payment_as: "percent" }],
    ["annual_rate", "raises", "principal_and_interest"],
    ["annual_rate", "raises", "total_interest"],
    ["years", "lowers", "principal_and_interest"],
    ["extra_payment", "lowers", "total_interest"],
    ["extra_payment", "lowers", "payments"],
  ],
  scales: [
    {
      double: ["price", "down_payment", "extra_payment", "property_tax", "home_insurance", "fees", "closing_costs"],
      times: { monthly_total: 2, total_interest: 2, cash_to_close: 2, loan_to_value: 1 },
    },
  ],
} satisfies Laws<typeof mortgage>;
