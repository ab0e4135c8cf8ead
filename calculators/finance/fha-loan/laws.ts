import type { Laws } from "#engine";
import type fhaLoan from "./fha-loan.ts";

export default {
  sums: [
    "price = base_loan + down_payment",
    "monthly_total = principal_and_interest + monthly_premium + monthly_property_tax? + monthly_home_insurance? + monthly_fees?",
    "loan = base_loan + upfront_premium where upfront_paid is financed",
    "total_premiums = upfront_premium + schedule.premium",
  ],
  grows: [
    ["annual_rate", "raises", "principal_and_interest"],
    ["price", "raises", "upfront_premium", { down_payment_as: "percent" }],
    ["property_tax", "raises", "monthly_total"],
    ["down_payment", "lowers", "principal_and_interest"],
  ],
} satisfies Laws<typeof fhaLoan>;
