// How tax bands are written in facts: each begins at its figure and ends where the next begins.
import type { Band } from "#math/bands";
import { decimal } from "#math/decimal";

export type Bands = readonly (readonly [from: number, percent: number])[];

export const inDecimals = (bands: Bands): readonly Band[] =>
  bands.map(([from, percent]) => ({ from: decimal(from), rate: decimal(percent) }));
