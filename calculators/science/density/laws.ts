import type { Laws } from "#engine";
import type density from "./density.ts";

const OWN = { find: "mass" } as const;

export default {
  grows: [
    ["mass", "raises", "grams_per_cm3", { find: "density" }],
    ["volume", "lowers", "grams_per_cm3", { find: "density" }],
  ],
  scales: [
    { double: ["mass", "volume"], times: { grams_per_cm3: 1 }, where: { find: "density" } },
    { double: ["volume"], times: { grams: 2, kilograms_per_m3: 1 }, where: OWN },
    { double: ["density"], times: { cubic_centimeters: 0.5 }, where: { ...OWN, find: "volume" } },
  ],
  undoes: [
    {
      there: { ...OWN, volume_unit: "cm3", density_unit: "g_cm3" },
      back: { ...OWN, find: "volume", mass_unit: "g" },
      with: { mass: "grams" },
      gives: { cubic_centimeters: "volume" },
    },
  ],
} satisfies Laws<typeof density>;
