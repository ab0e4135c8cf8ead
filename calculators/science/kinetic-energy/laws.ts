import type { Laws } from "#engine";
import type kineticEnergy from "./kinetic-energy.ts";

export default {
  sums: ["momentum = kilograms × meters_per_second", "joules = kilojoules × 1000"],
  grows: [
    ["speed", "raises", "joules", { find: "energy" }],
    ["mass", "lowers", "meters_per_second", { find: "speed" }],
    ["speed", "lowers", "kilograms", { find: "mass" }],
  ],
  scales: [
    { double: ["speed"], times: { joules: 4, momentum: 2, drop: 4 }, where: { find: "energy" } },
    { double: ["energy", "mass"], times: { meters_per_second: 1 }, where: { find: "speed" } },
  ],
  undoes: [
    {
      there: { find: "energy", mass_unit: "kg", speed_unit: "ms" },
      back: { find: "speed", energy_unit: "J" },
      with: { energy: "joules" },
      gives: { meters_per_second: "speed" },
    },
  ],
} satisfies Laws<typeof kineticEnergy>;
