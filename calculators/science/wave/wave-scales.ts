// Frequencies, and the outputs that a figure is easiest to read in.
import type { Decimal } from "#numbers/decimal";
import type { Dimension } from "#numbers/dimension";

export const FREQUENCY = {
  Hz: { label: "Hz", factor: "1" },
  kHz: { label: "kHz", factor: "1000" },
  MHz: { label: "MHz", factor: "1000000" },
  GHz: { label: "GHz", factor: "1000000000" },
  THz: { label: "THz", factor: "1000000000000" },
} as const satisfies Dimension;

export const wavelengthIn = (meters: Decimal) => {
  if (meters.gte(1)) return "meters";
  return meters.gte("0.001") ? "millimeters" : "nanometers";
};

export const frequencyIn = (hertz: Decimal) => {
  if (hertz.lt(1e6)) return "hertz";
  return hertz.lt(1e12) ? "megahertz" : "terahertz";
};
