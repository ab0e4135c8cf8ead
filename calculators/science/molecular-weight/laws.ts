import type { Laws } from "#engine";
import type molecularWeight from "./molecular-weight.ts";

export default {
  sums: ["molar_mass = composition.mass"],
  grows: [["mass", "raises", "moles", { convert: "grams" }]],
  scales: [
    { double: ["mass"], times: { moles: 2, molar_mass: 1 }, where: { convert: "grams" } },
    { double: ["amount"], times: { grams: 2, molar_mass: 1 }, where: { convert: "moles" } },
  ],
  undoes: [
    {
      there: { formula: "C9H8O4", convert: "moles", amount_unit: "mol" },
      back: { convert: "grams", mass_unit: "g" },
      with: { mass: "grams" },
      gives: { moles: "amount" },
    },
  ],
} satisfies Laws<typeof molecularWeight>;
