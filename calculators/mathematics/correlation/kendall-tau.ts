// Kendall's τ-b, and its chances: exact by counting orders, or by the normal distribution with the variance that ties leave
// (Kendall, Rank Correlation Methods).
import { type Decimal, decimal } from "#numbers/decimal";
import { toDecimal } from "#numbers/rational";
import type { Tails } from "#numbers/shares";
import { groupsIn } from "./rank-orders.ts";

export type Agreement = {
  readonly concordant: number;
  readonly discordant: number;
  /** Pairs that are tied in x, and in y. */
  readonly tied_x: number;
  readonly tied_y: number;
};

/** Of every two points: whether x and y put them in the same order. */
export function agreementOf(xs: readonly number[], ys: readonly number[]): Agreement {
  const found = { concordant: 0, discordant: 0, tied_x: 0, tied_y: 0 };
  for (let i = 0; i < xs.length; i++)
    for (let j = 0; j < i; j++) {
      const [x, y] = [(xs[i] ?? 0) - (xs[j] ?? 0), (ys[i] ?? 0) - (ys[j] ?? 0)];
      if (x * y > 0) found.concordant++;
      if (x * y < 0) found.discordant++;
      if (x === 0) found.tied_x++;
      if (y === 0) found.tied_y++;
    }
  return found;
}

export const pairsOf = (n: number): number => (n * (n - 1)) / 2;

export function tauOf({ concordant, discordant, tied_x, tied_y }: Agreement, n: number): Decimal {
  const [x, y] = [pairsOf(n) - tied_x, pairsOf(n) - tied_y];
  const difference = decimal(concordant - discordant);
  return x === y ? difference.div(x) : difference.div(decimal(x).times(y).sqrt());
}

/** Of all orders of n ranks without ties, the share with at most and at least so many concordant pairs. */
export function agreementTails(n: number, concordant: number): Tails {
  let ways: bigint[] = [1n];
  for (let size = 2; size <= n; size++) ways = withOneMore(ways, size);
  const all = total(ways);
  const share = (some: readonly bigint[]): Decimal => toDecimal({ top: total(some), bottom: all });
  return { below: share(ways.slice(0, concordant + 1)), above: share(ways.slice(concordant)) };
}

/** The new rank agrees with none of the others, or one, or any number up to all. */
function withOneMore(ways: readonly bigint[], size: number): bigint[] {
  let within = 0n;
  return Array.from({ length: ways.length + size - 1 }, (_, k) => {
    within += (ways[k] ?? 0n) - (ways[k - size] ?? 0n);
    return within;
  });
}

const total = (some: readonly bigint[]): bigint => some.reduce((sum, one) => sum + one, 0n);

export function zOf({ concordant, discordant }: Agreement, xs: readonly number[], ys: readonly number[]): Decimal {
  const n = decimal(xs.length);
  const [x, y] = [groupsIn(xs), groupsIn(ys)];
  const ordered = n.times(n.minus(1));
  const spread = ordered.times(n.times(2).plus(5)).minus(spreadOf(x)).minus(spreadOf(y)).div(18);
  const twos = pairsIn(x).times(pairsIn(y)).div(ordered.times(2));
  const threes = triplesIn(x)
    .times(triplesIn(y))
    .div(ordered.times(n.minus(2)).times(9));
  return decimal(concordant - discordant).div(spread.plus(twos).plus(threes).sqrt());
}

const summed = (groups: readonly number[], of: (t: number) => number): Decimal =>
  decimal(groups.reduce((sum, t) => sum + of(t), 0));
const spreadOf = (groups: readonly number[]): Decimal => summed(groups, (t) => t * (t - 1) * (2 * t + 5));
const pairsIn = (groups: readonly number[]): Decimal => summed(groups, (t) => t * (t - 1));
const triplesIn = (groups: readonly number[]): Decimal => summed(groups, (t) => t * (t - 1) * (t - 2));
