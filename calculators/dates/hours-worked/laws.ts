import type { Laws } from "#engine";
import type hoursWorked from "./hours-worked.ts";

export default {
  sums: ["hours = days.hours", "hours = weeks.hours where pay_period is two"],
  grows: [["hourly_rate", "raises", "pay"]],
  scales: [{ double: ["hourly_rate"], times: { pay: 2, hours: 1 } }],
} satisfies Laws<typeof hoursWorked>;
