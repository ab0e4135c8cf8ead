import type { Laws } from "#engine";
import type force from "./force.ts";

export default {
  sums: ["newtons = kilograms × meters", "newtons = kilograms_force × 9.80665"],
  grows: [
    ["acceleration", "raises", "newtons", { find: "force" }],
    ["mass", "lowers", "meters", { find: "acceleration" }],
    ["gravity", "raises", "newtons", { find: "weight" }],
  ],
  scales: [
    { double: ["mass", "acceleration"], times: { newtons: 4 }, where: { find: "force" } },
    { double: ["force", "mass"], times: { meters: 1 }, where: { find: "acceleration" } },
  ],
  undoes: [
    {
      there: { find: "force", mass_unit: "kg", acceleration_unit: "m_s2" },
      back: { find: "mass", force_unit: "N" },
      with: { force: "newtons" },
      gives: { kilograms: "mass" },
    },
  ],
} satisfies Laws<typeof force>;
