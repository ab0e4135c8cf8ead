// Sizes of packages, in the units people write, and prices by one of them.
import { choice, rows } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { MASS, VOLUME } from "#numbers/units";

type Kind = "weight" | "volume" | "count";
type Size = { readonly kind: Kind; readonly factor: string };

const SIZES: Readonly<Record<string, Size>> = {
  g: { kind: "weight", factor: MASS.g.factor },
  kg: { kind: "weight", factor: MASS.kg.factor },
  oz: { kind: "weight", factor: MASS.oz.factor },
  lb: { kind: "weight", factor: MASS.lb.factor },
  ml: { kind: "volume", factor: VOLUME.ml.factor },
  l: { kind: "volume", factor: VOLUME.l.factor },
  "fl oz": { kind: "volume", factor: VOLUME.us_floz.factor },
  pt: { kind: "volume", factor: VOLUME.us_pt.factor },
  qt: { kind: "volume", factor: VOLUME.us_qt.factor },
  gal: { kind: "volume", factor: VOLUME.us_gal.factor },
  each: { kind: "count", factor: "1" },
};

/** Other spellings that people use. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ gram: "g", grams: "g", ounce: "oz", ounces: "oz", lbs: "lb", pound: "lb", pounds: "lb" },
  ...{ mL: "ml", L: "l", liter: "l", liters: "l", floz: "fl oz", pint: "pt", pints: "pt", quart: "qt", quarts: "qt" },
  ...{ gallon: "gal", gallons: "gal", piece: "each", pieces: "each", sheet: "each", sheets: "each" },
};
const sizeOf = (unit: string): Size | undefined => SIZES[SPELLED[unit] ?? unit];

export const PER = {
  oz: { label: "oz", of: "oz", times: 1 },
  lb: { label: "lb", of: "lb", times: 1 },
  g100: { label: "100 g", of: "g", times: 100 },
  kg: { label: "kg", of: "kg", times: 1 },
  floz: { label: "fl oz", of: "fl oz", times: 1 },
  gal: { label: "gal", of: "gal", times: 1 },
  ml100: { label: "100 ml", of: "ml", times: 100 },
  l: { label: "liter", of: "l", times: 1 },
  each: { label: "piece", of: "each", times: 1 },
} as const;
export type Per = keyof typeof PER;

export type Item = { readonly item: string; readonly price: Decimal; readonly size: Decimal; readonly unit: string };

const kindOf = (per: Per): Kind => SIZES[PER[per].of]?.kind ?? "count";

const UNITS = [...Object.keys(SIZES), ...Object.keys(SPELLED)];

export const PACKAGES = rows(
  "Packages",
  {
    item: { kind: "text", label: "Item" },
    price: { kind: "number", label: "Price", min: 0, max: 1e6 },
    size: { kind: "number", label: "Size", min: 0.001, max: 1e6 },
    unit: {
      kind: "text",
      label: "Unit",
      blank: "each",
      pattern: UNITS.join("|"),
      like: "oz, lb, g, kg, fl oz, pt, qt, gal, ml, l or each",
      maxLength: 7,
    },
  },
  {
    least: 1,
    most: 8,
    example: "Small bottle:2.89:12:fl oz; Large bottle:3.39:16:fl oz; Liter bottle:7.10:1:L",
    help: "Units: fl oz, oz, lb, g, kg, ml, l, pt, qt, gal or each. You can also type text, such as Large bottle:3.39:16:fl oz.",
  },
);

export const PRICED_BY = choice(
  "Compare prices per",
  {
    oz: "Ounce (weight)",
    lb: "Pound",
    g100: "100 grams",
    kg: "Kilogram",
    floz: "Fluid ounce",
    gal: "Gallon",
    ml100: "100 milliliters",
    l: "Liter",
    each: "Piece",
  },
  { default: "floz" },
);

export const isComparable = ({ unit }: Item, per: Per): boolean => sizeOf(unit)?.kind === kindOf(per);

/** "0.5 lb" is written out where prices are by the ounce, and not where they are by the pound. */
export const isIn = ({ unit }: Item, per: Per): boolean =>
  (SPELLED[unit] ?? unit) === PER[per].of && PER[per].times === 1;

/** How many of the unit that prices are compared by. */
export function sizeIn({ size, unit }: Item, per: Per): Decimal {
  const { of, times } = PER[per];
  return size.times(sizeOf(unit)?.factor ?? 1).div(decimal(SIZES[of]?.factor ?? 1).times(times));
}

/** Multiplied before it is divided. */
export function priceOf({ price, size, unit }: Item, per: Per): Decimal {
  const { of, times } = PER[per];
  return price
    .times(SIZES[of]?.factor ?? 1)
    .times(times)
    .div(size.times(sizeOf(unit)?.factor ?? 1));
}
