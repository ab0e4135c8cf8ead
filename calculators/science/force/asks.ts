import type { Asks } from "#engine";

const KG = "{mass:plain} (kg|kilograms|kilogram)";
const FAST = "{acceleration:plain} (m/s2|m/s^2|m/s²)";

const asks: Asks = [
  {
    example: "force to accelerate 1200 kg at 3 m/s2",
    says: [
      `(what)? (net)? force (is)? (needed)? (to accelerate|to move|on|of|for) ${KG} (at|by|with)? ${FAST}`,
      `${KG} (at|times|x) ${FAST} (in|to)? (newtons|force)?`,
    ],
    inputs: { find: "force", mass_unit: "kg", acceleration_unit: "m_s2" },
  },
  {
    example: "weight of 75 kg in newtons",
    says: [`(what is)? (the)? weight of ${KG} (in newtons|on earth)`, `how many newtons (is|are|does)? ${KG} (weigh)?`],
    inputs: { find: "weight", mass_unit: "kg" },
  },
  {
    example: "acceleration of 24 kg with 51 newtons",
    says: [`acceleration of ${KG} (with|by|under|from) (a force of)? {force:plain} (n|newtons)`],
    inputs: { find: "acceleration", mass_unit: "kg", force_unit: "N" },
  },
];

export default asks;
