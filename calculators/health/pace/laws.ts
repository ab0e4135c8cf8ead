import type { Laws } from "#engine";
import type pace from "./pace.ts";

export default {
  sums: ["kilometres = miles × 1.609344", "kilometres_an_hour = miles_an_hour × 1.609344"],
  grows: [
    ["distance", "raises", "kilometres_an_hour", { find: "pace" }],
    ["speed", "raises", "kilometres", { find: "distance_at_speed" }],
  ],
  scales: [
    { double: ["distance"], times: { kilometres: 2, kilometres_an_hour: 2 }, where: { find: "pace" } },
    { double: ["speed"], times: { miles: 2, miles_an_hour: 2 }, where: { find: "distance_at_speed" } },
  ],
} satisfies Laws<typeof pace>;
