import type { Laws } from "#engine";
import type vaLoan from "./va-loan.ts";

export default {
  sums: [
    "price = base_loan + down_payment",
    "monthly_total = principal_and_interest + monthly_property_tax? + monthly_home_insurance? + monthly_fees?",
    "loan = base_loan + funding_fee where fee_paid is financed",
  ],
  grows: [
    ["annual_rate", "raises", "principal_and_interest"],
    ["down_payment_rate", "lowers", "fee_rate"],
    ["property_tax", "raises", "monthly_total"],
  ],
} satisfies Laws<typeof vaLoan>;
