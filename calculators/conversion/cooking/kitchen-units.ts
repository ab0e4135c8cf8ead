// Cups and spoons by their country, weights, and the ingredient that leads from one to the other.
import type { Shown } from "#engine";
import { GRAMS_IN_CUP, type Ingredient } from "#facts/food/cups";
import { type Decimal, decimal } from "#numbers/decimal";
import { converted, type Unit } from "#numbers/dimension";
import { MASS, VOLUME } from "#numbers/units";

const { us_cup, us_tbsp, us_tsp, us_floz, uk_floz, metric_cup, metric_tbsp, metric_tsp, au_tbsp } = VOLUME;
/** Cups and spoons by their country. A fluid ounce is the American one, or on labels 30 mL, or else the imperial one. */
const MEASURES = {
  us: { cup: us_cup, tbsp: us_tbsp, tsp: us_tsp, fl_oz: us_floz },
  us_label: { cup: VOLUME.label_cup, tbsp: metric_tbsp, tsp: metric_tsp, fl_oz: VOLUME.label_floz },
  metric: { cup: metric_cup, tbsp: metric_tbsp, tsp: metric_tsp, fl_oz: uk_floz },
  australia: { cup: metric_cup, tbsp: au_tbsp, tsp: metric_tsp, fl_oz: uk_floz },
} as const;
type Measures = keyof typeof MEASURES;

export const UNITS = {
  cup: "Cups",
  tbsp: "Tablespoons",
  tsp: "Teaspoons",
  fl_oz: "Fluid ounces",
  ml: "Milliliters (mL)",
  l: "Liters (L)",
  g: "Grams (g)",
  kg: "Kilograms (kg)",
  oz: "Ounces (oz)",
  lb: "Pounds (lb)",
} as const;
export type KitchenUnit = keyof typeof UNITS;
const WEIGHTS = { g: MASS.g, kg: MASS.kg, oz: MASS.oz, lb: MASS.lb } as const;
export const isWeight = (unit: KitchenUnit): unit is keyof typeof WEIGHTS => unit in WEIGHTS;

const ML_IN_US_CUP = converted(decimal(1), us_cup, VOLUME.ml);

/** Grams, in how many millilitres. Of something else the density says it. */
export const densityOf = (ingredient: Decimal | Exclude<Ingredient, "own">): readonly [grams: Decimal, ml: Decimal] =>
  typeof ingredient === "string" ? [decimal(GRAMS_IN_CUP[ingredient]), ML_IN_US_CUP] : [ingredient, decimal(1)];

export function sizeOf(unit: KitchenUnit, measures: Measures): Unit {
  if (isWeight(unit)) return WEIGHTS[unit];
  return unit === "ml" || unit === "l" ? VOLUME[unit] : MEASURES[measures][unit];
}

export const inGramsOrMl = (unit: KitchenUnit, measures: Measures): Decimal =>
  converted(decimal(1), sizeOf(unit, measures), isWeight(unit) ? MASS.g : VOLUME.ml);

/** A volume as the weight that fills it, so that both are units of one dimension. */
export function weightOf(
  unit: KitchenUnit,
  measures: Measures,
  [grams, ml]: readonly [grams: Decimal, ml: Decimal],
): Unit {
  const { label, factor } = sizeOf(unit, measures);
  if (isWeight(unit)) return { label, factor };
  const [top, bottom] = [grams.times(MASS.g.factor), ml.times(VOLUME.ml.factor)];
  return { label, factor: `${top.times(factor)}/${bottom}` };
}

export function named(amount: Shown<Decimal>, unit: KitchenUnit, measures: Measures): string {
  const { label } = sizeOf(unit, measures);
  return `${amount} ${label}${label.endsWith("cup") && !amount.value.eq(1) ? "s" : ""}`;
}
