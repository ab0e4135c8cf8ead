// Bands of a tax or a tariff: each begins at its figure and ends where the next begins, and the last has no end.
import { Decimal, decimal } from "./decimal.ts";

export type Band = { readonly from: Decimal; readonly rate: Decimal };
export type BandShare = Band & { readonly part: Decimal };

/** Rising, and from 0 on: what lies below the first band is free. */
export function inOrder(bands: readonly Band[]): readonly Band[] {
  const rising = [...bands].sort((a, b) => a.from.cmp(b.from));
  return rising[0]?.from.isZero() ? rising : [{ from: decimal(0), rate: decimal(0) }, ...rising];
}

/** The part of an amount that lies in each band. The bands are in order. */
export const partsIn = (bands: readonly Band[], amount: Decimal): readonly BandShare[] =>
  bands.map((band, i) => {
    const end = Decimal.min(amount, bands[i + 1]?.from ?? amount);
    return { ...band, part: Decimal.max(0, end.minus(band.from)) };
  });

/** All of an amount in the band that it reaches: a band takes in its beginning, not its end. */
export const wholeIn = (bands: readonly Band[], amount: Decimal): readonly BandShare[] =>
  bands.map((band, i) => {
    const end = bands[i + 1]?.from;
    return { ...band, part: amount.gte(band.from) && !(end && amount.gte(end)) ? amount : decimal(0) };
  });

/** The rate on what comes on top of an amount. */
export const nextRate = (bands: readonly Band[], amount: Decimal): Decimal =>
  bands.findLast(({ from }) => amount.gte(from))?.rate ?? decimal(0);
