import type { Laws } from "#engine";
import type ukHolidayEntitlement from "./uk-holiday-entitlement.ts";

export default {
  grows: [
    ["days_per_week", "raises", "entitlement", { by: "days" }],
    ["hours_per_week", "raises", "entitlement", { by: "hours" }],
    ["shifts", "raises", "entitlement", { by: "shifts" }],
    ["hours_worked", "raises", "entitlement", { by: "irregular" }],
  ],
} satisfies Laws<typeof ukHolidayEntitlement>;
