// Units as powers of simple ones: 60 mph is 60 of mi^1 h^-1, and times 2.5 h that is 150 mi.
import type { Dimension } from "#numbers/dimension";
import { AREAS, INFORMATION, LENGTHS, MASSES, VOLUME } from "#numbers/units";

/** The power of each unit, none of them 0. A currency's code is a unit too. */
export type Units = Readonly<Record<string, number>>;

type Unit = { readonly label: string; readonly factor: string; readonly dimension: Units };

// Minute, hour and day: the SI, 9th edition, table 8. A year of twelve months has no fixed number of days.
const TIME = {
  s: { label: "s", factor: "1" },
  min: { label: "min", factor: "60" },
  h: { label: "h", factor: "3600" },
  day: { label: "days", factor: "86400" },
  week: { label: "weeks", factor: "604800" },
} as const satisfies Dimension;
const MONTHS = { month: { label: "months", factor: "1" }, year: { label: "years", factor: "12" } };
/** Areas that are no square of a length. */
export const LAND = (({ acre, ha }) => ({ acre, ha }))(AREAS);

const UNITS: Readonly<Record<string, Unit>> = {
  ...unitsOf(LENGTHS, { length: 1 }),
  ...unitsOf(LAND, { length: 2 }),
  ...unitsOf(VOLUME, { length: 3 }),
  ...unitsOf(MASSES, { mass: 1 }),
  ...unitsOf(INFORMATION, { information: 1 }),
  ...unitsOf(TIME, { time: 1 }),
  ...unitsOf(MONTHS, { months: 1 }),
};

function unitsOf(units: Dimension, dimension: Units): Record<string, Unit> {
  return Object.fromEntries(Object.entries(units).map(([key, unit]) => [key, { ...unit, dimension }]));
}

// ── what a unit measures, and how many SI units it is ──

/** Money is measured in nothing but itself. */
const unit = (key: string): Unit => UNITS[key] ?? { label: key, factor: "1", dimension: { [key]: 1 } };

export const factorOf = (key: string): string => unit(key).factor;

export const dimensionOf = (units: Units): Units =>
  Object.entries(units).reduce<Units>((all, [key, power]) => times(all, raised(unit(key).dimension, power)), {});

export const isSame = (a: Units, b: Units): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, power]) => b[key] === power);

export const isAlike = (a: Units, b: Units): boolean => isSame(dimensionOf(a), dimensionOf(b));

export function times(a: Units, b: Units): Units {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const powers = keys.map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)] as const);
  return Object.fromEntries(powers.filter(([, power]) => power !== 0));
}

export const raised = (units: Units, to: number): Units =>
  Object.fromEntries(Object.entries(units).map(([key, power]) => [key, power * to]));

export const isCurrency = (key: string): boolean => /^[A-Z]{3}$/.test(key);

// ── how units are written ──

type Compound = { readonly words: string; readonly label: string; readonly units: Units };
export const COMPOUNDS: readonly Compound[] = [
  { words: "mph", label: "mph", units: { mi: 1, h: -1 } },
  { words: "kmh|kph", label: "km/h", units: { km: 1, h: -1 } },
  { words: "kn|knots?", label: "kn", units: { nmi: 1, h: -1 } },
  { words: "mbps", label: "Mbit/s", units: { Mbit: 1, s: -1 } },
];

export function labelOf(units: Units): string {
  const compound = COMPOUNDS.find((compound) => isSame(compound.units, units));
  if (compound) return compound.label;
  const [over, under] = [1, -1].map((side) =>
    Object.entries(units).flatMap(([key, power]) => (power * side > 0 ? [powered(unit(key).label, power * side)] : [])),
  );
  return [over?.join("·"), ...(under ?? []).map((label) => label.replace(/(?<=\w{2})s$/, ""))].join("/");
}

const powered = (label: string, power: number): string => label + (["", "", "²", "³"][power] ?? `^${power}`);

/** The unit that is printed so. */
export const keyLabeled = (label: string): string | undefined =>
  Object.keys(UNITS).find((key) => unit(key).label === label);
