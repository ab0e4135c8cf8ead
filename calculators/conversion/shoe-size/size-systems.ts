// ISO 19407 (2015), as a program of its formulas gives them: the last of an adult's shoe is two sizes longer than the foot, and
// that of a child's shoe 8% longer.
import { type Decimal, decimal } from "#numbers/decimal";
import { round } from "#numbers/round";

export const GROUPS = { men: "Men", women: "Women", kids: "Kids, up to a foot of 20 cm" } as const;
export type Group = keyof typeof GROUPS;

export const SYSTEMS = {
  us: "US size",
  uk: "UK size",
  eu: "EU size",
  jp: "Japan, in cm",
  mondo: "Mondopoint, in mm",
  foot: "Foot length",
} as const;
export type System = keyof typeof SYSTEMS;

/** In US women's sizes above men's. */
export const WOMEN = { iso: 1, shops: "1.5" } as const;
export type Convention = keyof typeof WOMEN;

const INCH = "2.54";
const CHILDS_LAST = "1.08";

/** A scale: so many sizes a centimeter of foot, and where it begins. */
type Scale = { readonly slope: Decimal; readonly start: Decimal };

export function scaleOf(system: System, group: Group, women: Convention): Scale {
  const isKids = group === "kids";
  if (system === "mondo") return scale(decimal(10), 0);
  if (system === "jp" || system === "foot") return scale(decimal(1), 0);
  if (system === "eu") return isKids ? scale(decimal("1.5").times(CHILDS_LAST), 0) : scale(decimal("1.5"), -2);
  const barleycorns = decimal(3)
    .div(INCH)
    .times(isKids ? CHILDS_LAST : 1);
  const british = decimal(isKids ? 12 : 23);
  return { slope: barleycorns, start: system === "uk" ? british : british.minus(aboveBritish(group, women)) };
}

function aboveBritish(group: Group, women: Convention): Decimal {
  if (group === "kids") return decimal(1).div(3);
  return group === "women" ? decimal(WOMEN[women]).plus(1) : decimal(1);
}

const scale = (slope: Decimal, start: number): Scale => ({ slope, start: decimal(start) });

/** In centimeters. */
export function footOf(size: Decimal, system: System, group: Group, women: Convention): Decimal {
  const { slope, start } = scaleOf(system, group, women);
  return size.plus(start).div(slope);
}

/** To a half size, and Mondopoint to 5 mm. */
export function sizeOf(foot: Decimal, system: System, group: Group, women: Convention): Decimal {
  const { slope, start } = scaleOf(system, group, women);
  const step = system === "mondo" ? 5 : decimal("0.5");
  return round(foot.times(slope).minus(start).div(step), 0).times(step);
}
