// How much of a body is fat, in percent, by the formulas in use. Lengths are in the unit that each was fitted to.

import { type Decimal, decimal } from "./decimal.ts";
import type { Sex } from "./resting-energy.ts";

// Hodgdon and Beckett, Naval Health Research Center, reports 84-11 (men) and 84-29 (women), 1984, in centimetres:
//   density = constant − girth × log(girth) + height × log(height)
// The girth is waist less neck, and for women waist and hips less neck. Logarithms are to the base 10.
export const DENSITY = {
  female: { constant: "1.29579", girth: "0.35004", height: "0.221" },
  male: { constant: "1.0324", girth: "0.19077", height: "0.15456" },
} as const;

export const bodyDensity = (sex: Sex, girth: Decimal, height: Decimal): Decimal =>
  decimal(DENSITY[sex].constant)
    .minus(girth.log().times(DENSITY[sex].girth))
    .plus(height.log().times(DENSITY[sex].height));

// Siri, in Techniques for Measuring Body Composition, National Academy of Sciences (1961).
export const SIRI = { over: 495, less: 450 } as const;

export const fatOfDensity = (density: Decimal): Decimal => decimal(SIRI.over).div(density).minus(SIRI.less);

// Another fit of the same measurements, straight to fat, in inches: US Department of Defense Instruction 1308.3 (2002).
//   fat = girth × log(girth) − height × log(height) + constant
export const INCHES = {
  female: { constant: "-78.387", girth: "163.205", height: "97.684" },
  male: { constant: "36.76", girth: "86.01", height: "70.041" },
} as const;

export const fatByInches = (sex: Sex, girth: Decimal, height: Decimal): Decimal =>
  girth.log().times(INCHES[sex].girth).minus(height.log().times(INCHES[sex].height)).plus(INCHES[sex].constant);

// Deurenberg, Weststrate and Seidell, British Journal of Nutrition 65 (1991), pages 105 to 114, for adults:
//   fat = 1.20 × body mass index + 0.23 × age − 10.8 for men − 5.4
export const DEURENBERG = { bmi: "1.2", age: "0.23", female: "5.4", male: "16.2" } as const;

export const fatByBmi = (sex: Sex, bmi: Decimal, age: number): Decimal =>
  bmi.times(DEURENBERG.bmi).plus(decimal(age).times(DEURENBERG.age)).minus(DEURENBERG[sex]);
