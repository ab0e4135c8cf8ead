// The energy that a body at rest uses in a day, in kilocalories, by the equations in use. Each is linear:
//
//   energy = constant + weight in kg × a + height in cm × b − age in years × c

import { type Decimal, decimal } from "./decimal.ts";

export type Sex = "female" | "male";
type Terms = { readonly constant: string; readonly weight: string; readonly height: string; readonly age: string };

export const EQUATIONS = {
  // Mifflin, St Jeor and others, American Journal of Clinical Nutrition 51 (1990), pages 241 to 247.
  mifflin_st_jeor: {
    female: { constant: "-161", weight: "10", height: "6.25", age: "5" },
    male: { constant: "5", weight: "10", height: "6.25", age: "5" },
  },
  // Roza and Shizgal, American Journal of Clinical Nutrition 40 (1984), pages 168 to 182.
  harris_benedict: {
    female: { constant: "447.593", weight: "9.247", height: "3.098", age: "4.33" },
    male: { constant: "88.362", weight: "13.397", height: "4.799", age: "5.677" },
  },
  // Harris and Benedict, Carnegie Institution of Washington, publication 279 (1919).
  harris_benedict_1919: {
    female: { constant: "655.0955", weight: "9.5634", height: "1.8496", age: "4.6756" },
    male: { constant: "66.473", weight: "13.7516", height: "5.0033", age: "6.755" },
  },
  // The same as many textbooks print it.
  harris_benedict_rounded: {
    female: { constant: "655", weight: "9.6", height: "1.8", age: "4.7" },
    male: { constant: "66", weight: "13.7", height: "5", age: "6.8" },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Sex, Terms>>>>;

export type Equation = keyof typeof EQUATIONS;

/** In SI: kilograms and metres. */
export type Body = { readonly sex: Sex; readonly weight: Decimal; readonly height: Decimal; readonly age: number };

export function restingEnergy(equation: Equation, { sex, weight, height, age }: Body): Decimal {
  const terms = EQUATIONS[equation][sex];
  return weight
    .times(terms.weight)
    .plus(height.times(100).times(terms.height))
    .minus(decimal(age).times(terms.age))
    .plus(terms.constant);
}

// Cunningham, American Journal of Clinical Nutrition 54 (1991), pages 963 to 969; known as Katch and McArdle's.
export const LEAN_MASS = { constant: "370", weight: "21.6" } as const;

export const restingEnergyOfLeanMass = (kilograms: Decimal): Decimal =>
  kilograms.times(LEAN_MASS.weight).plus(LEAN_MASS.constant);

/** What is not fat. */
export const leanMass = (weight: Decimal, fatPercent: Decimal): Decimal =>
  weight.times(decimal(100).minus(fatPercent)).div(100);

/** The thermochemical calorie: 4.184 J, exactly. NIST Special Publication 811 (2008), appendix B. */
export const KILOJOULES_PER_KILOCALORIE = "4.184";
