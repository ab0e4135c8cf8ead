import type { Laws } from "#engine";
import type businessDays from "./business-days.ts";

export default {
  sums: ["all_days = business_days + weekend_days + holidays_off"],
  undoes: [
    {
      there: { find: "date", days: 250, start_is_day_one: false },
      back: { find: "days", count_ends: "later" },
      with: { to: "date" },
      gives: { business_days: "days" },
    },
  ],
} satisfies Laws<typeof businessDays>;
