import type { Laws } from "#engine";
import type speedDistanceTime from "./speed-distance-time.ts";

export default {
  grows: [
    ["distance", "raises", "kilometres_an_hour", { find: "speed" }],
    ["speed", "lowers", "seconds", { find: "time" }],
  ],
  scales: [
    { double: ["distance"], times: { kilometres_an_hour: 2, seconds: 1 }, where: { find: "speed" } },
    { double: ["speed"], times: { seconds: 0.5, metres: 1 }, where: { find: "time" } },
  ],
} satisfies Laws<typeof speedDistanceTime>;
