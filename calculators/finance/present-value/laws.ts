import type { Laws } from "#engine";
import type presentValue from "./present-value.ts";

export default {
  sums: ["present_value = total_received? - total_discount? where find is lump"],
  grows: [
    ["discount_rate", "lowers", "present_value"],
    ["years", "lowers", "present_value", { find: "lump" }],
    ["payment", "raises", "present_value"],
  ],
  scales: [
    { double: ["future_value"], times: { present_value: 2, discount_factor: 1 }, where: { find: "lump" } },
    { double: ["payment"], times: { present_value: 2 }, where: { find: "forever" } },
  ],
} satisfies Laws<typeof presentValue>;
