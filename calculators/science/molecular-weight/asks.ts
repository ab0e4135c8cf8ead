import type { Asks } from "#engine";

/** What people ask by name. A formula is in capital and small letters, which a question has not. */
const NAMED = {
  water: ["H2O", "(water|h2o)"],
  "carbon dioxide": ["CO2", "(carbon dioxide|co2)"],
  "table salt": ["NaCl", "(table salt|salt|sodium chloride|nacl)"],
  glucose: ["C6H12O6", "(glucose|c6h12o6)"],
  sucrose: ["C12H22O11", "(sucrose|table sugar|c12h22o11)"],
  aspirin: ["C9H8O4", "(aspirin|c9h8o4)"],
  caffeine: ["C8H10N4O2", "caffeine"],
  ethanol: ["C2H5OH", "(ethanol|c2h5oh|c2h6o)"],
  "sulfuric acid": ["H2SO4", "(sulfuric acid|h2so4)"],
  "hydrochloric acid": ["HCl", "(hydrochloric acid|hcl)"],
  "sodium hydroxide": ["NaOH", "(sodium hydroxide|naoh)"],
  ammonia: ["NH3", "(ammonia|nh3)"],
  methane: ["CH4", "(methane|ch4)"],
  oxygen: ["O2", "(oxygen gas|oxygen|o2)"],
  "calcium carbonate": ["CaCO3", "(calcium carbonate|caco3)"],
} as const;
const WEIGHT = "(molar mass|molecular weight|molecular mass|formula weight)";

const asks: Asks = Object.entries(NAMED).flatMap(
  ([name, [formula, words]]): Asks => [
    {
      example: `molar mass of ${name}`,
      says: [`(what is)? (the)? ${WEIGHT} of ${words}`],
      inputs: { formula, convert: "none" },
    },
    {
      example: `how many moles are in 10 g of ${name}`,
      says: [
        `(how many)? moles (are|is)? (in|of) {mass:plain} (g|grams) (of)? ${words}`,
        `{mass:plain} (g|grams) (of)? ${words} (in|to) moles`,
      ],
      inputs: { formula, convert: "grams", mass_unit: "g" },
    },
    {
      example: `how many grams are in 2 moles of ${name}`,
      says: [
        `(how many)? grams (are|is)? (in|of) {amount:plain} (mol|mole|moles) (of)? ${words}`,
        `{amount:plain} (mol|mole|moles) (of)? ${words} (in|to) grams`,
      ],
      inputs: { formula, convert: "moles", amount_unit: "mol" },
    },
  ],
);

export default asks;
