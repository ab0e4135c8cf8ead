// In meters per second squared. A foot is 0.3048 m, and g₀ standard gravity: NIST Special Publication 811 (2008), appendix B.
import type { Dimension } from "#numbers/dimension";

export const ACCELERATION = {
  m_s2: { label: "m/s²", factor: "1" },
  ft_s2: { label: "ft/s²", factor: "0.3048" },
  g: { label: "g₀", factor: "9.80665" },
} as const satisfies Dimension;
