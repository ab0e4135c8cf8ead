import type { Laws } from "#engine";
import type evCharging from "./ev-charging.ts";

export default {
  grows: [
    ["power", "lowers", "hours"],
    ["loss", "raises", "drawn"],
    ["to_charge", "raises", "added"],
    ["price", "raises", "cost"],
  ],
  scales: [{ double: ["battery"], times: { hours: 2, added: 2, drawn: 2, cost: 2, distance: 2 } }],
} satisfies Laws<typeof evCharging>;
