import type { Laws } from "#engine";
import type npv from "./npv.ts";

export default {
  sums: ["npv = present_inflows - present_outflows", "npv = schedule.present_value", "net_cash = schedule.amount"],
} satisfies Laws<typeof npv>;
