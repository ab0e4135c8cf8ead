// Spearman's ρ is Pearson's r of the ranks. For few pairs without ties, the p-values of ρ and τ count every order, as R's do.
import { fitted, type Point } from "#calculators/shared/least-squares";
import type { Tailed } from "#calculators/shared/p-values";
import { decimal } from "#numbers/decimal";
import { normalAbove, normalBelow } from "#numbers/normal";
import { agreementOf, agreementTails, pairsOf, tauOf, zOf } from "./kendall-tau.ts";
import { lineThrough, pOf, testOf } from "./pearson-test.ts";
import { hasTies, orderTails, ranksOf } from "./rank-orders.ts";
import { directionOf } from "./strength-words.ts";

type Asked = { readonly points: readonly Point[]; readonly tails: Tailed; readonly p_from?: "exact" | "large" };

const [MOST_SPEARMAN, MOST_KENDALL] = [9, 49];

export function spearman({ points, tails, p_from }: Asked) {
  const [xs, ys] = ranksIn(points);
  const ranks = points.map((point, i) => ({ ...point, rank_x: decimal(xs[i] ?? 0), rank_y: decimal(ys[i] ?? 0) }));
  const squares = xs.reduce((sum, x, i) => sum + (x - (ys[i] ?? 0)) * (x - (ys[i] ?? 0)), 0);
  const fit = fitted(
    ranks.map(({ rank_x, rank_y }) => ({ x: rank_x, y: rank_y })),
    false,
  );
  const found = { ...lineThrough(points), squared_differences: decimal(squares), ranks };
  const { r, strength, ...student } = testOf(fit, tails);
  const isExact = p_from === "exact" && points.length <= MOST_SPEARMAN && !hasTies(xs) && !hasTies(ys);
  if (!isExact) return { ...found, r, strength, ...student };
  return { ...found, r, strength, is_exact: 1, p_value: pOf(orderTails(points.length, squares), tails) };
}

export function kendall({ points, tails, p_from }: Asked) {
  const [xs, ys] = ranksIn(points);
  const n = points.length;
  const agreement = agreementOf(xs, ys);
  const { concordant, discordant } = agreement;
  const r = tauOf(agreement, n);
  const found = { ...lineThrough(points), r, strength: directionOf(r), concordant, discordant, all_pairs: pairsOf(n) };
  if (p_from === "exact" && n <= MOST_KENDALL && !hasTies(xs) && !hasTies(ys))
    return { ...found, is_exact: 1, p_value: pOf(agreementTails(n, concordant), tails) };
  const z = zOf(agreement, xs, ys);
  return { ...found, z, p_value: pOf({ below: normalBelow(z), above: normalAbove(z) }, tails) };
}

const ranksIn = (points: readonly Point[]) =>
  [ranksOf(points.map(({ x }) => x)), ranksOf(points.map(({ y }) => y))] as const;
