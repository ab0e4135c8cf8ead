// By the avoirdupois pound and the international yard and foot: NIST Special Publication 811 (2008), appendix B.
import type { Dimension } from "../dimension.ts";

/** In kilograms per cubic yard, in which all of them are decimals that end. */
export const DENSITY = {
  lb_yd3: { label: "lb/yd³", factor: "0.45359237" },
  us_ton_yd3: { label: "US tons/yd³", factor: "907.18474" },
  lb_ft3: { label: "lb/ft³", factor: "12.24699399" },
  kg_m3: { label: "kg/m³", factor: "0.764554857984" },
  g_cm3: { label: "g/cm³", factor: "764.554857984" },
  g_l: { label: "g/L", factor: "0.764554857984" },
  t_m3: { label: "t/m³", factor: "764.554857984" },
} as const satisfies Dimension;
