// What concentrations are given in, and how much of its kind each is.
export const UNITS = {
  mol_l: { name: "mol/L (M)", label: "mol/L", kind: "moles", size: "1" },
  mmol_l: { name: "mmol/L (mM)", label: "mmol/L", kind: "moles", size: "0.001" },
  umol_l: { name: "µmol/L (µM)", label: "µmol/L", kind: "moles", size: "0.000001" },
  nmol_l: { name: "nmol/L (nM)", label: "nmol/L", kind: "moles", size: "0.000000001" },
  g_l: { name: "g/L or mg/mL", label: "g/L", kind: "mass", size: "1" },
  mg_l: { name: "mg/L or µg/mL", label: "mg/L", kind: "mass", size: "0.001" },
  percent: { name: "Percent (%)", label: "%", kind: "percent", size: "1" },
  ppm: { name: "Parts per million (ppm)", label: "ppm", kind: "percent", size: "0.0001" },
  fold: { name: "Times (10×)", label: "×", kind: "times", size: "1" },
} as const;

export const NAMES = {
  mol_l: UNITS.mol_l.name,
  mmol_l: UNITS.mmol_l.name,
  umol_l: UNITS.umol_l.name,
  nmol_l: UNITS.nmol_l.name,
  g_l: UNITS.g_l.name,
  mg_l: UNITS.mg_l.name,
  percent: UNITS.percent.name,
  ppm: UNITS.ppm.name,
  fold: UNITS.fold.name,
} as const satisfies Readonly<Record<keyof typeof UNITS, string>>;
