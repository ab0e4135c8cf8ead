// Ranks, and how far the ranks of two lists differ by chance.

import { type Decimal, decimal } from "#numbers/decimal";
import type { Tails } from "#numbers/shares";

/** From 1 for the smallest. Equal values share the mean of their ranks. */
export function ranksOf(values: readonly Decimal[]): readonly number[] {
  const sorted = [...values].sort((one, other) => one.cmp(other)).map(String);
  const ranks = new Map(sorted.map((text) => [text, (sorted.indexOf(text) + sorted.lastIndexOf(text)) / 2 + 1]));
  return values.map((value) => ranks.get(String(value)) ?? 0);
}

export const hasTies = (ranks: readonly number[]): boolean => new Set(ranks).size < ranks.length;

/** Sizes of the groups of equal ranks. */
export const groupsIn = (ranks: readonly number[]): readonly number[] =>
  [...new Set(ranks)].map((rank) => ranks.filter((one) => one === rank).length);

/** Of all orders of n ranks, the share that agrees with 1, 2, 3, … at most and at least as well as those squared differences do. */
export function orderTails(n: number, squares: number): Tails {
  const counts = squareSums(n);
  const share = (some: readonly number[]): Decimal => decimal(total(some)).div(total(counts));
  return { below: share(counts.slice(squares)), above: share(counts.slice(0, squares + 1)) };
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** How many orders of n ranks have each sum of squared differences. Built rank by rank, by the set of places that are taken. */
function squareSums(n: number): readonly number[] {
  const most = (n * (n * n - 1)) / 3;
  const byPlaces: number[][] = Array.from({ length: 1 << n }, () => Array<number>(most + 1).fill(0));
  if (byPlaces[0]) byPlaces[0][0] = 1;
  byPlaces.forEach((counts, taken) => {
    const places = Array.from({ length: n }, (_, place) => place);
    const rank = places.filter((place) => isTaken(taken, place)).length;
    for (const place of places.filter((place) => !isTaken(taken, place)))
      addShifted(byPlaces[taken + (1 << place)] ?? [], counts, (rank - place) * (rank - place));
  });
  return byPlaces.at(-1) ?? [];
}

const isTaken = (places: number, place: number): boolean => (places >> place) % 2 === 1;

function addShifted(to: number[], counts: readonly number[], by: number): void {
  for (let at = by; at < to.length; at++) to[at] = (to[at] ?? 0) + (counts[at - by] ?? 0);
}
