// Units by their definitions. A factor turns one of the unit into the SI unit of its dimension;
// every factor here is exact, so a change of unit never changes an answer.

export type Unit = { readonly label: string; readonly factor: string };
export type Dimension = Readonly<Record<string, Unit>>;

// International yard and pound agreement, 1959: 1 yd = 0.9144 m and 1 lb = 0.45359237 kg, exactly.
// NIST Special Publication 811 (2008), appendix B.

export const LENGTH = {
  m: { label: "m", factor: "1" },
  cm: { label: "cm", factor: "0.01" },
  mm: { label: "mm", factor: "0.001" },
  km: { label: "km", factor: "1000" },
  in: { label: "in", factor: "0.0254" },
  ft: { label: "ft", factor: "0.3048" },
  yd: { label: "yd", factor: "0.9144" },
  mi: { label: "mi", factor: "1609.344" },
} as const satisfies Dimension;

export const MASS = {
  kg: { label: "kg", factor: "1" },
  g: { label: "g", factor: "0.001" },
  lb: { label: "lb", factor: "0.45359237" },
  oz: { label: "oz", factor: "0.028349523125" },
  st: { label: "st", factor: "6.35029318" },
} as const satisfies Dimension;
