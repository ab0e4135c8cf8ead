import type { Laws } from "#engine";
import type projectile from "./projectile.ts";

export default {
  sums: ["meters = across × seconds"],
  grows: [
    ["speed", "raises", "peak", { find: "flight", angle: 40 }],
    ["height", "raises", "seconds", { find: "flight", angle: 40 }],
    ["gravity", "lowers", "meters", { find: "flight", angle: 40 }],
    ["distance", "raises", "launch", { find: "speed", angle: 40, height: 0 }],
  ],
  scales: [
    { double: ["speed"], times: { meters: 4, seconds: 2, peak: 4 }, where: { find: "flight", height: 0, angle: 30 } },
    { double: ["gravity"], times: { meters: 0.5, seconds: 0.5 }, where: { find: "flight", height: 0, angle: 30 } },
  ],
  undoes: [
    {
      there: { find: "flight", speed_unit: "ms", angle: 35, height: 0 },
      back: { find: "speed", distance_unit: "m" },
      with: { distance: "meters" },
      gives: { launch: "speed" },
    },
  ],
} satisfies Laws<typeof projectile>;
