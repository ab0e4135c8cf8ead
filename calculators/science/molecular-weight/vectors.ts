import type { Vectors } from "#engine";
import type molecularWeight from "./molecular-weight.ts";

export default [
  {
    title: "OpenStax, Chemistry 2e",
    url: "https://openstax.org/books/chemistry-2e/pages/3-1-formula-mass-and-the-mole-concept",
    read: "2026-11-27",
    place: "section 3.1, Formula Mass and the Mole Concept",
    rows: [
      ["chloroform", { formula: "CHCl3" }, { molar_mass: "119.37" }],
      ["table salt", { formula: "NaCl" }, { molar_mass: "58.44" }],
      ["check on beryllium", { formula: "Be", convert: "grams", mass: 3.24 }, { moles: "0.360" }],
      ["check on sucrose", { formula: "C12H22O11", convert: "grams", mass: 25 }, { moles: "0.073" }],
      ["example on potassium in a diet", { formula: "K", convert: "grams", mass: 4.7 }, { moles: "0.12" }],
      [
        "aspirin",
        { formula: "C9H8O4" },
        { molar_mass: "180.15" },
        { differs: "The book rounds each atomic weight to four digits first. With all digits, it is 180.159." },
      ],
      [
        "check on calcium phosphate",
        { formula: "Ca3(PO4)2" },
        { molar_mass: "310.18" },
        { differs: "The book rounds each atomic weight first. With all digits, it is 310.174." },
      ],
    ],
  },
  {
    title: "CIAAW, Standard Atomic Weights 2024",
    url: "https://www.ciaaw.org/atomic-weights.htm",
    read: "2026-11-27",
    by: "quoted",
    rows: [
      ["hydrogen", { formula: "H" }, { lowest: "1.00784", highest: "1.00811" }],
      ["gadolinium, 157.249(2)", { formula: "Gd" }, { molar_mass: "157.249", lowest: "157.247", highest: "157.251" }],
      ["lead", { formula: "Pb" }, { lowest: "206.14", highest: "207.94" }],
      ["gold, 196.966570(4)", { formula: "Au" }, { molar_mass: "196.966570" }],
    ],
  },
  {
    title: "OpenStax, Chemistry 2e",
    url: "https://openstax.org/books/chemistry-2e/pages/3-3-molarity",
    read: "2026-11-27",
    place: "section 3.3, Molarity",
    rows: [
      ["acetic acid, CH3CO2H", { formula: "CH3CO2H" }, { molar_mass: "60.052" }],
      ["calcium chloride, CaCl2", { formula: "CaCl2" }, { molar_mass: "110.98" }],
    ],
  },
  {
    title: "AAT Bioquest, How do I calculate concentration from density?",
    url: "https://www.aatbio.com/resources/faq-frequently-asked-questions/how-do-i-calculate-concentration-from-density",
    read: "2026-11-27",
    rows: [["20 grams of sodium chloride", { formula: "NaCl", convert: "grams", mass: 20 }, { moles: "0.342" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "63.546 + 32.06 + 4 × 15.999 + 5 × (2 × 1.008 + 15.999) = 63.546 + 32.06 + 63.996 + 90.075 = 249.677",
        { formula: "CuSO4·5H2O" },
        { molar_mass: "249.677", atoms: "21" },
        { given: "A hydrate" },
      ],
      ["32.06 + 4 × 15.999 = 96.056", { formula: "SO4^2-" }, { molar_mass: "96.056", atoms: "5" }, { edge: "A charge is no number of atoms" }],
      [
        "55.845 + 6 × (12.011 + 14.007) = 55.845 + 156.108 = 211.953",
        { formula: "[Fe(CN)6]4-" },
        { molar_mass: "211.953", atoms: "13" },
        { edge: "A bracket in a bracket, with a charge" },
      ],
      ["2.5 × (40.078 + 2 × (15.999 + 1.008)) = 2.5 × 74.092 = 185.23", { formula: "Ca(OH)2", convert: "moles", amount: 2.5 }, { grams: "185.23" }],
      [
        "58.933194 g of cobalt is a mole, and 12.011 + 15.999 = 28.01 of carbon monoxide",
        { formula: "CO" },
        { molar_mass: "28.01", "composition.1.share": "42.881" },
        { edge: "CO is not Co" },
      ],
    ],
  },
] satisfies Vectors<typeof molecularWeight>;
