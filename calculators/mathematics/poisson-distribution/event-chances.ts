// The chance of each number of events, from the most likely one up and down: the next one is λ ÷ k times as likely. In units of
// 10^-90 of that one, so that no power of e and no factorial is ever worked out.
import type { Decimal } from "#numbers/decimal";
import { fromDecimal, type Rational, readFraction, times, toDecimal } from "#numbers/rational";

const UNIT = 10n ** 90n;
const NOTHING = 10n ** 30n;

export const meanOf = (rate: Decimal, length: string): Rational => times(fromDecimal(rate), readFraction(length));

/** From no event on, as far as any chance counts. */
export function weightsOf({ top, bottom }: Rational): readonly bigint[] {
  const mode = Number(top / bottom);
  const [down, up]: [bigint[], bigint[]] = [[], []];
  for (let k = mode, weight = UNIT; k > 0; k--) {
    weight = (weight * bottom * BigInt(k)) / top;
    down.push(weight);
  }
  for (let k = mode, weight = UNIT; weight > NOTHING; weight = (weight * top) / (bottom * BigInt(++k))) up.push(weight);
  return [...down.reverse(), ...up];
}

/** The chance of at least `from` and at most `to` events. */
export function chanceIn(weights: readonly bigint[]) {
  const all = total(weights);
  return (from: number, to = Number.POSITIVE_INFINITY): Decimal =>
    toDecimal({ top: total(weights.slice(from, to + 1)), bottom: all });
}

const total = (weights: readonly bigint[]): bigint => weights.reduce((sum, weight) => sum + weight, 0n);

/** Up to λ the chance rises. Where k is λ, k - 1 is as likely. */
export function mostLikely({ top, bottom }: Rational): string {
  const k = top / bottom;
  return k > 0n && top % bottom === 0n ? `${k - 1n} and ${k}` : `${k}`;
}
