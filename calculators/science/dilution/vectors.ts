import type { Vectors } from "#engine";
import type dilution from "./dilution.ts";

const LITERS = { stock_volume_unit: "l", final_volume_unit: "l" } as const;

export default [
  {
    title: "OpenStax, Chemistry 2e",
    url: "https://openstax.org/books/chemistry-2e/pages/3-3-molarity",
    read: "2026-11-27",
    place: "section 3.3, Molarity",
    rows: [
      [
        "example on copper nitrate",
        { ...LITERS, find: "final_concentration", stock_concentration: 5, stock_volume: 0.85, final_volume: 1.8 },
        { final_concentration: "2.36" },
      ],
      ["check on CH3OH", { find: "final_concentration", stock_concentration: 2.04, stock_volume: 25, final_volume: 500 }, { final_concentration: "0.102" }],
      [
        "example on HBr (41 mL)",
        { find: "final_volume", stock_concentration: 0.45, stock_volume: 0.011, stock_volume_unit: "l", final_concentration: 0.12 },
        { final_volume: "41" },
      ],
      [
        "check on HNO3 (3.76 L)",
        { find: "final_volume", stock_concentration: 1.88, stock_volume: 0.25, stock_volume_unit: "l", final_concentration: 0.125 },
        { final_volume: "3760" },
      ],
      ["example on KOH", { stock_concentration: 1.59, final_concentration: 0.1, final_volume: 5, final_volume_unit: "l" }, { stock_volume: "0.314" }],
    ],
  },
  {
    title: "OpenStax, Chemistry 2e",
    url: "https://openstax.org/books/chemistry-2e/pages/3-4-other-units-for-solution-concentrations",
    read: "2026-11-27",
    place: "section 3.4, exercise on nitric acid of 68.0%, in grams for milliliters",
    rows: [
      [
        "400.0 g of 10.0%",
        { stock_concentration: 68, stock_in: "percent", final_concentration: 10, final_in: "percent", final_volume: 400 },
        { stock_volume: "58.8" },
      ],
    ],
  },
  {
    title: "Vanderbilt University, Chemistry 104, Performing dilutions",
    url: "https://vanderbilt.edu/AnS/Chemistry/courses/chem104/experiment7/dilutions/dilutions5.htm",
    read: "2026-11-27",
    rows: [
      [
        "1.00 mL of 0.500 M to 100.00 mL",
        { find: "final_concentration", stock_concentration: 0.5, stock_volume: 1, final_volume: 100 },
        { final_concentration: "0.00500" },
      ],
    ],
  },
  {
    title: "Wellesley College, Biology, V1C1 = V2C2",
    url: "http://academics.wellesley.edu/Biology/Concepts/Html/V1C1.html",
    read: "2026-11-27",
    rows: [
      ["5 mL of a 0.25 M solution from 1 M", { stock_concentration: 1, final_concentration: 0.25, final_volume: 5 }, { stock_volume: "1.25", water: "3.75" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "0.05 mol/L × 200 mL ÷ 2 mol/L = 5 mL; 200 - 5 = 195 mL; 2 ÷ 0.05 = 40",
        { stock_concentration: 2, final_concentration: 50, final_in: "mmol_l", final_volume: 200 },
        { stock_volume: "5", water: "195", factor: "40" },
        { given: "Two units of the same kind" },
      ],
      [
        "12 ÷ 10³ = 0.012; 1 mL ÷ 10 = 0.1 mL",
        { find: "serial", stock_concentration: 12, final_volume: 1, fold: 10, steps: 3 },
        { final_concentration: "0.012", stock_volume: "0.1", water: "0.9", factor: "1000", "tubes.2.concentration": "0.12" },
      ],
      [
        "2 × 500 ÷ 2 = 500 mL, and no water",
        { stock_concentration: 2, final_concentration: 2, final_volume: 500 },
        { stock_volume: "500", water: "0", factor: "1" },
        { edge: "No dilution at all" },
      ],
      [
        "10 × 1 mL ÷ 1 = 10 mL: stock of 10×, used at 1×",
        { find: "stock_concentration", stock_in: "fold", final_in: "fold", final_concentration: 1, final_volume: 10, stock_volume: 1 },
        { stock_concentration: "10", factor: "10" },
        { edge: "A stock by how many times it is too strong" },
      ],
    ],
  },
] satisfies Vectors<typeof dilution>;
