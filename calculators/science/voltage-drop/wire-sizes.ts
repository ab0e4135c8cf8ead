// Wires by the American wire gauge (ASTM B258), in circular mils, and in square millimeters (IEC 60228).
import { PI } from "#numbers/angle";
import { type Decimal, decimal } from "#numbers/decimal";

/** A gauge is a diameter: 36 is 0.005 inch, 0000 (that is, -3) is 0.46, and the 38 steps between are equal ratios. */
export const GAUGES = {
  awg22: "22 AWG",
  awg20: "20 AWG",
  awg18: "18 AWG",
  awg16: "16 AWG",
  awg14: "14 AWG",
  awg12: "12 AWG",
  awg10: "10 AWG",
  awg8: "8 AWG",
  awg6: "6 AWG",
  awg4: "4 AWG",
  awg3: "3 AWG",
  awg2: "2 AWG",
  awg1: "1 AWG",
  awg0: "1/0 AWG",
  awg00: "2/0 AWG",
  awg000: "3/0 AWG",
  awg0000: "4/0 AWG",
  kcmil250: "250 kcmil",
  kcmil350: "350 kcmil",
  kcmil500: "500 kcmil",
} as const;

export const SQUARES = {
  mm0_5: "0.5 mm²",
  mm0_75: "0.75 mm²",
  mm1: "1 mm²",
  mm1_5: "1.5 mm²",
  mm2_5: "2.5 mm²",
  mm4: "4 mm²",
  mm6: "6 mm²",
  mm10: "10 mm²",
  mm16: "16 mm²",
  mm25: "25 mm²",
  mm35: "35 mm²",
  mm50: "50 mm²",
  mm70: "70 mm²",
  mm95: "95 mm²",
  mm120: "120 mm²",
  mm150: "150 mm²",
  mm185: "185 mm²",
  mm240: "240 mm²",
} as const;

export type Size = keyof typeof GAUGES | keyof typeof SQUARES;

export const labelOf = (size: Size): string => ({ ...GAUGES, ...SQUARES })[size];

/** Worked out once: it takes longer than all else here. */
let step: Decimal | undefined;

/** In millimeters, of a solid wire by its gauge. */
function diameterOf(size: Size): Decimal {
  const gauge = size.slice("awg".length);
  step ??= decimal(92).pow(decimal(1).div(39));
  return step.pow(gauge.startsWith("0") ? 35 + gauge.length : 36 - Number(gauge)).times("0.127");
}

/** In square millimeters. A mil is a thousandth of an inch, and a circular mil the area of a circle that wide. */
export function areaOf(size: Size): Decimal {
  if (size.startsWith("mm")) return decimal(size.slice(2).replace("_", "."));
  if (size.startsWith("kcmil")) return circle(decimal("0.0254")).times(size.slice("kcmil".length)).times(1000);
  return circle(diameterOf(size));
}

const circle = (diameter: Decimal): Decimal => PI.times(diameter).times(diameter).div(4);

const [AWG, MM2] = [keysOf(GAUGES), keysOf(SQUARES)];
/** The wires of a system, thinnest first. */
export const SYSTEMS = { awg: AWG, mm2: MM2 } as const;
export const systemOf = (size: Size): keyof typeof SYSTEMS => (size in GAUGES ? "awg" : "mm2");

function keysOf<K extends string>(of: Readonly<Record<K, string>>): readonly K[] {
  const isKey = (name: string): name is K => name in of;
  return Object.keys(of).filter(isKey);
}
