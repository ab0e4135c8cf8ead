// How tax bands are written in facts: each begins at its figure and ends where the next begins. Some laws print the tax at
// that figure, rounded, and charge the rate on what is over it: "over $23,600: $976 plus 5.25% of excess over $23,600".
import type { Band } from "#numbers/bands";
import { decimal } from "#numbers/decimal";

export type Bands = readonly (readonly [from: number, percent: number, printed?: number, reached?: "or more"])[];

export const inDecimals = (bands: Bands): readonly Band[] =>
  bands.map(([from, percent]) => ({ from: decimal(from), rate: decimal(percent) }));
