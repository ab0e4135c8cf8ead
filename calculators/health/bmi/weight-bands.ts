// The categories of body mass index, with the weights where they begin.
import { number, quantity, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { MASS } from "#numbers/units";

// Each band begins at its figure and ends below the next one's, so that none has a gap.
export const BANDS = {
  // CDC, "Adult BMI Categories", 2024; the same limits as WHO Technical Report Series 894 (2000).
  general: [
    ["Underweight", 0],
    ["Healthy weight", 18.5],
    ["Overweight", 25],
    ["Obesity, class 1", 30],
    ["Obesity, class 2", 35],
    ["Obesity, class 3", 40],
  ],
  // WHO expert consultation, The Lancet 363 (2004), pages 157 to 163: points for public health action.
  asian: [
    ["Underweight", 0],
    ["Acceptable risk", 18.5],
    ["Increased risk", 23],
    ["High risk", 27.5],
  ],
} as const;

export const LIMITS = table(
  "Categories at this height",
  {
    band: text("Category"),
    from: number("BMI from", { upTo: 1 }),
    weight_from: quantity("Weight from", MASS, { as: "weight", digits: 1 }),
  },
  { chart: { kind: "scale", x: "from", name: "band", of: "bmi" } },
);

export const limitsAt = (height: Decimal, bands: readonly (readonly [band: string, from: number])[]) =>
  bands.map(([band, from]) => ({ band, from: decimal(from), weight_from: height.times(height).times(from) }));
