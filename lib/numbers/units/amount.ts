// Amounts of substance and what dissolves in a liter. SI Brochure, 9th edition (2019): mole, liter and the prefixes.
import type { Dimension } from "../dimension.ts";

export const AMOUNT = {
  mol: { label: "mol", factor: "1" },
  mmol: { label: "mmol", factor: "0.001" },
  umol: { label: "µmol", factor: "0.000001" },
  kmol: { label: "kmol", factor: "1000" },
} as const satisfies Dimension;

/** In moles per liter. */
export const MOLARITY = {
  mol_l: { label: "mol/L", factor: "1" },
  mmol_l: { label: "mmol/L", factor: "0.001" },
  umol_l: { label: "µmol/L", factor: "0.000001" },
  nmol_l: { label: "nmol/L", factor: "0.000000001" },
} as const satisfies Dimension;
