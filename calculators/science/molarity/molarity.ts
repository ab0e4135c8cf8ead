import { choice, defineCalculator, number, quantity } from "#engine";
import { AMOUNT, MASSES, MOLARITY, VOLUME } from "#numbers/units";

const PLACES = { significant: 9 } as const;

export default defineCalculator({
  name: "Molarity calculator",
  summary: "Molar concentration from grams or moles, or the mass, volume or molar mass that a solution needs.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        molarity: "Molarity, from a mass",
        from_moles: "Molarity, from moles",
        mass: "Mass to dissolve",
        volume: "Volume of the solution",
        molar_mass: "Molar mass",
      },
      { default: "molarity" },
    ),
    mass: quantity("Mass of the solute", MASSES, {
      unit: "g",
      units: { g: [1e-12, 1e9], kg: [1e-15, 1e6], mg: [1e-9, 1e12], ug: [1e-6, 1e15] },
      example: 58.44,
    }),
    moles: quantity("Amount of the solute", AMOUNT, {
      unit: "mol",
      units: { mol: [1e-15, 1e9], mmol: [1e-12, 1e12], umol: [1e-9, 1e15] },
      example: 0.133,
    }),
    molar_mass: number("Molar mass", { unit: "g/mol", min: 1, max: 1e7, example: 58.44 }),
    concentration: quantity("Molarity", MOLARITY, {
      unit: "mol_l",
      units: { mol_l: [1e-15, 1e4], mmol_l: [1e-12, 1e7], umol_l: [1e-9, 1e10], nmol_l: [1e-6, 1e13] },
      example: 0.2,
    }),
    volume: quantity("Volume of the solution", VOLUME, {
      unit: "ml",
      units: { ml: [1e-6, 1e9], l: [1e-9, 1e6], m3: [1e-12, 1000], us_gal: [1e-9, 1e5] },
      example: 500,
    }),
  },

  outputs: {
    molarity: number("Molarity", { unit: "mol/L", ...PLACES }),
    millimolar: number("Molarity in mmol/L", { unit: "mmol/L", ...PLACES }),
    grams_per_liter: number("Mass concentration", { unit: "g/L", optional: true, ...PLACES }),
    amount: number("Amount of the solute", { unit: "mol", ...PLACES }),
    grams: number("Mass of the solute", { unit: "g", optional: true, ...PLACES }),
    molar_mass: number("Molar mass", { unit: "g/mol", optional: true, ...PLACES }),
    milliliters: number("Volume of the solution", { unit: "mL", ...PLACES }),
    liters: number("Volume in liters", { unit: "L", ...PLACES }),
  },
  groups: {
    Concentration: ["molarity", "millimolar", "grams_per_liter"],
    Solute: ["amount", "grams", "molar_mass"],
    Solution: ["milliliters", "liters"],
  },
  formula: "molarity = moles ÷ liters of solution; moles = mass ÷ molar mass",

  equationsIn: ["g", "l"],
  by: {
    millimolar: "molarity × 1000",
    grams_per_liter: "grams ÷ liters",
    milliliters: "liters × 1000",
  },
  questions: {
    find: {
      molarity: {
        asks: ["mass", "molar_mass", "volume"],
        by: { amount: "mass ÷ molar_mass", molarity: "mass ÷ molar_mass ÷ volume", grams: "mass", liters: "volume" },
      },
      from_moles: {
        asks: ["moles", "volume"],
        by: { molarity: "moles ÷ volume", amount: "moles", liters: "volume" },
      },
      mass: {
        asks: ["concentration", "volume", "molar_mass"],
        primary: "grams",
        by: {
          amount: "concentration × volume",
          grams: "concentration × volume × molar_mass",
          molarity: "concentration",
          liters: "volume",
        },
      },
      volume: {
        asks: ["mass", "molar_mass", "concentration"],
        primary: "milliliters",
        by: {
          amount: "mass ÷ molar_mass",
          liters: "mass ÷ molar_mass ÷ concentration",
          grams: "mass",
          molarity: "concentration",
        },
      },
      molar_mass: {
        asks: ["mass", "volume", "concentration"],
        primary: "molar_mass",
        by: {
          amount: "concentration × volume",
          molar_mass: "mass ÷ (concentration × volume)",
          grams: "mass",
          molarity: "concentration",
          liters: "volume",
        },
      },
    },
  },

  sentence({ find }, { molarity, grams, molar_mass, milliliters, amount }) {
    if (find === "molar_mass") return `${grams} in ${milliliters} at ${molarity} is a substance of ${molar_mass}.`;
    if (find === "volume") return `${grams} makes ${milliliters} of a solution of ${molarity}.`;
    if (find === "mass") return `Dissolve ${grams} and fill up to ${milliliters} for a solution of ${molarity}.`;
    return `${grams ?? amount} in ${milliliters} of solution is a molarity of ${molarity}.`;
  },
});
