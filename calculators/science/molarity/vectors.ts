import type { Vectors } from "#engine";
import type molarity from "./molarity.ts";

const LITERS = { volume_unit: "l" } as const;

export default [
  {
    title: "OpenStax, Chemistry 2e",
    url: "https://openstax.org/books/chemistry-2e/pages/3-3-molarity",
    read: "2026-11-27",
    place: "section 3.3, Molarity",
    rows: [
      ["example on the soft drink", { find: "from_moles", moles: 0.133, volume: 355 }, { molarity: "0.375" }],
      ["example on vinegar", { ...LITERS, mass: 25.2, molar_mass: 60.052, volume: 0.5 }, { molarity: "0.839" }],
      ["check on cobalt chloride", { mass: 6.52, molar_mass: 128.9, volume: 75 }, { molarity: "0.674" }],
      ["example on grams of NaCl", { ...LITERS, find: "mass", concentration: 5.3, volume: 0.25, molar_mass: 58.44 }, { amount: "1.325", grams: "77.4" }],
      ["check on calcium chloride", { find: "mass", concentration: 0.2, volume: 250, molar_mass: 110.98 }, { grams: "5.55" }],
      ["example on the volume of vinegar", { find: "volume", mass: 75.6, molar_mass: 60.05, concentration: 0.839 }, { liters: "1.50" }],
      ["exercise on CoCl2, 0.444 mol in 0.654 L", { ...LITERS, find: "from_moles", moles: 0.444, volume: 0.654 }, { molarity: "0.679" }],
    ],
  },
  {
    title: "AAT Bioquest, How do I calculate concentration from density?",
    url: "https://www.aatbio.com/resources/faq-frequently-asked-questions/how-do-i-calculate-concentration-from-density",
    read: "2026-11-27",
    rows: [["the example with sodium chloride", { mass: 20, molar_mass: 58.44, volume: 0.052, volume_unit: "l" }, { amount: "0.342", molarity: "6.58" }]],
  },
  {
    title: "Clutch Prep, Calculate the molarity of a solution made by adding 45.1 g of NaNO3",
    url: "https://www.clutchprep.com/chemistry/practice-problems/99445/calculate-the-molarity-of-a-solution-made-by-adding-45-1-g-of-nano3-to-a-flask-a",
    read: "2026-11-27",
    rows: [["the step to moles", { mass: 45.1, molar_mass: 85.01, volume: 2.5, volume_unit: "l" }, { amount: "0.5305" }]],
  },
  {
    by: "hand",
    rows: [
      ["58.44 ÷ 58.44 = 1 mol; 1 ÷ 0.5 = 2 mol/L", { mass: 58.44, molar_mass: 58.44, volume: 500 }, { molarity: "2", grams_per_liter: "116.88" }],
      [
        "0.001 mol/L × 0.25 L = 0.00025 mol; 5 g ÷ 0.00025 mol = 20000 g/mol",
        { find: "molar_mass", mass: 5, volume: 250, concentration: 1, concentration_unit: "mmol_l" },
        { molar_mass: "20000", amount: "0.00025" },
      ],
      [
        "0.000000000000001 mol ÷ 1000000 L = 0.000000000000000000001 mol/L",
        { find: "from_moles", moles: "0.000000000000001", volume: 1000000, volume_unit: "l" },
        { molarity: "0.000000000000000000001" },
        { edge: "The least amount in the largest volume" },
      ],
      [
        "1 g ÷ 1 g/mol = 1 mol; ÷ 10000 mol/L = 0.0001 L = 0.1 mL",
        { find: "volume", mass: 1, molar_mass: 1, concentration: 10000 },
        { milliliters: "0.1", liters: "0.0001" },
        { edge: "The least molar mass at the highest molarity" },
      ],
    ],
  },
] satisfies Vectors<typeof molarity>;
