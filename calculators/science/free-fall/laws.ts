import type { Laws } from "#engine";
import type freeFall from "./free-fall.ts";

export default {
  sums: ["meters = feet × 0.3048"],
  grows: [
    ["height", "raises", "seconds", { given: "height" }],
    ["gravity", "lowers", "seconds", { given: "height", initial_speed: 0 }],
    ["time", "raises", "meters_per_second", { given: "time" }],
    ["speed", "raises", "meters", { given: "speed" }],
  ],
  scales: [
    { double: ["time"], times: { meters: 4, meters_per_second: 2 }, where: { given: "time", initial_speed: 0 } },
    { double: ["speed"], times: { meters: 4, seconds: 2 }, where: { given: "speed", initial_speed: 0 } },
    {
      double: ["height", "gravity"],
      times: { seconds: 1, meters_per_second: 2 },
      where: { given: "height", initial_speed: 0 },
    },
  ],
  undoes: [
    {
      there: { given: "time" },
      back: { given: "height", height_unit: "m" },
      with: { height: "meters" },
      gives: { seconds: "time" },
    },
  ],
} satisfies Laws<typeof freeFall>;
