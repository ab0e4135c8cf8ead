import type { Laws } from "#engine";
import type socialSecurity from "./social-security.ts";

export default {
  sums: ["yearly_payment = monthly_payment × 12"],
  grows: [
    ["earnings", "raises", "average_earnings"],
    ["earnings", "raises", "full_benefit"],
    ["earnings", "lowers", "replaced"],
    ["years", "raises", "monthly_payment"],
    ["start_age", "raises", "monthly_payment"],
    ["start_months", "raises", "share_of_full"],
  ],
} satisfies Laws<typeof socialSecurity>;
