// Pressures that gases are measured in. Atmosphere, torr and pound-force: NIST Special Publication 811 (2008), appendix B.
import type { Dimension } from "#numbers/dimension";

/** Of a pascal, 1 ÷ 306,451 (19 × 127 × 127): a torr and a psi have no end in pascals, and end in these. */
export const GAS_PRESSURE = {
  atm: { label: "atm", factor: "31051147575" },
  kPa: { label: "kPa", factor: "306451000" },
  bar: { label: "bar", factor: "30645100000" },
  torr: { label: "torr", factor: "40856773.125" },
  psi: { label: "psi", factor: "2112905267.2487375" },
  Pa: { label: "Pa", factor: "306451" },
} as const satisfies Dimension;
