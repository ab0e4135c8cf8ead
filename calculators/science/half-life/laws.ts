import type { Laws } from "#engine";
import type halfLife from "./half-life.ts";

export default {
  grows: [
    ["time", "lowers", "remaining", { find: "remaining", half_life: 5.27, half_life_unit: "year", time_unit: "year" }],
    ["half_life", "raises", "time", { find: "time", initial: 100, remaining: 25 }],
  ],
  scales: [
    {
      double: ["initial"],
      times: { remaining: 2, half_lives: 1 },
      where: { find: "remaining", half_life: 5, time: 15, half_life_unit: "d", time_unit: "d" },
    },
    { double: ["half_life"], times: { time: 2 }, where: { find: "time", initial: 100, remaining: 25 } },
    {
      double: ["decay_constant"],
      times: { half_life: 0.5, mean_life: 0.5, per_second: 2 },
      where: { find: "constant" },
    },
  ],
} satisfies Laws<typeof halfLife>;
