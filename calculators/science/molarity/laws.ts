import type { Laws } from "#engine";
import type molarity from "./molarity.ts";

export default {
  sums: ["grams_per_liter = molarity × molar_mass"],
  grows: [
    ["mass", "raises", "molarity", { find: "molarity" }],
    ["volume", "lowers", "molarity", { find: "molarity" }],
  ],
  scales: [
    { double: ["moles", "volume"], times: { molarity: 1 }, where: { find: "from_moles" } },
    { double: ["concentration"], times: { grams: 2, amount: 2 }, where: { find: "mass" } },
  ],
  undoes: [
    {
      there: { find: "mass", concentration_unit: "mol_l" },
      back: { find: "molarity", mass_unit: "g" },
      with: { mass: "grams" },
      gives: { molarity: "concentration" },
    },
  ],
} satisfies Laws<typeof molarity>;
