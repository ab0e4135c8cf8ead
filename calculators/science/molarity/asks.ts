import type { Asks } from "#engine";

const AT = "(with|at|and|of)? (a)? (molar mass|molecular weight)? (of)? {molar_mass:plain} g/mol";

const asks: Asks = [
  {
    example: "molarity of 25.2 g in 500 ml with molar mass 60.052 g/mol",
    says: [
      `molarity (of|from|for)? {mass:plain} (g|grams) in {volume:plain} ml ${AT}`,
      `molarity (of|from|for)? {mass:plain} (g|grams) ${AT} in {volume:plain} ml`,
    ],
    inputs: { find: "molarity", mass_unit: "g", volume_unit: "ml" },
  },
  {
    example: "molarity of 6 grams in 2 liters at 58.44 g/mol",
    says: [`molarity (of|from|for)? {mass:plain} (g|grams) in {volume:plain} (l|liter|liters|litres) ${AT}`],
    inputs: { find: "molarity", mass_unit: "g", volume_unit: "l" },
  },
  {
    example: "molarity of 0.133 moles in 355 ml",
    says: ["molarity (of|from|for)? {moles:plain} (mol|moles|mole) in {volume:plain} ml"],
    inputs: { find: "from_moles", moles_unit: "mol", volume_unit: "ml" },
  },
  {
    example: "molarity of 0.5 moles in 2 liters",
    says: ["molarity (of|from|for)? {moles:plain} (mol|moles|mole) in {volume:plain} (l|liter|liters|litres)"],
    inputs: { find: "from_moles", moles_unit: "mol", volume_unit: "l" },
  },
  {
    example: "how many grams for 250 ml of a 0.2 m solution with molar mass 110.98 g/mol",
    says: [
      `(how many)? grams (do i need)? (for|to make) {volume:plain} ml (of|at) (a)? {concentration:plain} (m|molar|mol/l) (solution)? ${AT}`,
    ],
    inputs: { find: "mass", volume_unit: "ml", concentration_unit: "mol_l" },
  },
];

export default asks;
