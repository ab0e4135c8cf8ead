// Temperature scales. Each has a zero of its own, so a reading is no multiple of another scale's reading; a difference
// between two readings is. A scale is said by what it reads where water freezes, 273.15 K, and by the size of its degree.
//
//   reading on B = (reading on A − freezing on A) × degree of A ÷ degree of B + freezing on B

import { type Decimal, decimal } from "./decimal.ts";

/** `degree` is counted in ninths of a kelvin, so that it is a whole number on every scale. */
export type Scale = { readonly label: string; readonly freezing: string; readonly degree: number };

// Celsius: Resolution 3 of the 9th General Conference on Weights and Measures (1948), and the SI Brochure, 9th edition
// (2019), section 2.3.1. Fahrenheit and Rankine: NIST Special Publication 811 (2008), appendix B.8; a degree is 5/9 K.
export const SCALES = {
  celsius: { label: "°C", freezing: "0", degree: 9 },
  fahrenheit: { label: "°F", freezing: "32", degree: 5 },
  kelvin: { label: "K", freezing: "273.15", degree: 9 },
  rankine: { label: "°R", freezing: "491.67", degree: 5 },
} as const satisfies Readonly<Record<string, Scale>>;

/** What one scale reads, read on another. */
export const reading = (value: Decimal, from: Scale, to: Scale): Decimal =>
  difference(value.minus(from.freezing), from, to).plus(to.freezing);

/** So many degrees of one scale, in degrees of another. */
export const difference = (degrees: Decimal, from: Scale, to: Scale): Decimal =>
  degrees.times(from.degree).div(to.degree);

/** The reading of no warmth at all: 0 K. */
export const absoluteZero = (scale: Scale): Decimal => reading(decimal(0), SCALES.kelvin, scale);
