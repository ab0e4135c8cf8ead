// Volts, amperes, ohms and watts with the prefixes of the SI: BIPM, SI Brochure, 9th edition (2019), tables 4 and 7.
import type { Dimension } from "./dimension.ts";

export const VOLTAGE = {
  V: { label: "V", factor: "1" },
  uV: { label: "µV", factor: "0.000001" },
  mV: { label: "mV", factor: "0.001" },
  kV: { label: "kV", factor: "1000" },
} as const satisfies Dimension;

export const CURRENT = {
  A: { label: "A", factor: "1" },
  uA: { label: "µA", factor: "0.000001" },
  mA: { label: "mA", factor: "0.001" },
  kA: { label: "kA", factor: "1000" },
} as const satisfies Dimension;

export const RESISTANCE = {
  ohm: { label: "Ω", factor: "1" },
  mohm: { label: "mΩ", factor: "0.001" },
  kohm: { label: "kΩ", factor: "1000" },
  Mohm: { label: "MΩ", factor: "1000000" },
} as const satisfies Dimension;

export const POWER = {
  W: { label: "W", factor: "1" },
  uW: { label: "µW", factor: "0.000001" },
  mW: { label: "mW", factor: "0.001" },
  kW: { label: "kW", factor: "1000" },
  MW: { label: "MW", factor: "1000000" },
  // 550 foot-pounds a second.
  hp: { label: "hp", factor: "745.69987158227022" },
} as const satisfies Dimension;

export const APPARENT_POWER = {
  VA: { label: "VA", factor: "1" },
  kVA: { label: "kVA", factor: "1000" },
  MVA: { label: "MVA", factor: "1000000" },
} as const satisfies Dimension;
