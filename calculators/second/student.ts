// Student's t distribution by the power series of the incomplete beta function, as a statistics text defines it: with
// w = t² ÷ ν, the chance to lie between −t and t is I(w ÷ (1 + w); 1/2, ν/2), where
//
//   I(x; p/2, q/2) = x^(p/2) × (1 − x)^(q/2) ÷ (p/2 × B(p/2, q/2)) × (1 + x (p + q)/(p + 2) × (1 + x (p + q + 2)/(p + 4) × …))
//
// DLMF 8.17.8. Beyond x = 1/2 the series of the other tail is the shorter one.
import { type Amount, nearest, type Ratio, ratio, root, times } from "./ratio.ts";
import { PI } from "./series.ts";

const DIGITS = 90;
const UNIT = 10n ** BigInt(DIGITS);
const SURE = 10n ** 65n;

const found = new Map<string, Ratio>();

/** The t that so much of the distribution lies within, on both sides of 0 together. */
export function studentWithin(share: Amount, freedom: number): Ratio {
  const wanted = nearest(share, DIGITS);
  const key = `${wanted} ${freedom}`;
  const t = found.get(key) ?? root(times(freedom, ratioOf(halved(wanted, freedom))), 2);
  found.set(key, t);
  return t;
}

const ratioOf = (units: bigint): Ratio => ({ top: units, bottom: UNIT });

/** w, between two bounds that come together. */
function halved(wanted: bigint, freedom: number): bigint {
  let [low, high] = [0n, UNIT / BigInt(freedom)];
  while (within(high, freedom) < wanted) [low, high] = [high, high * 2n];
  while ((high - low) * SURE > high) {
    const middle = (low + high) / 2n;
    [low, high] = within(middle, freedom) < wanted ? [middle, high] : [low, middle];
  }
  return low;
}

function within(w: bigint, freedom: number): bigint {
  const [x, rest] = [(w * UNIT) / (UNIT + w), (UNIT * UNIT) / (UNIT + w)];
  return x < rest ? incomplete(x, rest, 1, freedom) : UNIT - incomplete(rest, x, freedom, 1);
}

function incomplete(x: bigint, rest: bigint, p: number, q: number): bigint {
  const front = (halfPower(x, p) * halfPower(rest, q)) / UNIT;
  let [sum, term] = [0n, UNIT];
  for (let n = 0; term !== 0n; n++) {
    sum += term;
    term = (((term * x) / UNIT) * BigInt(p + q + 2 * n)) / BigInt(p + 2 + 2 * n);
  }
  return (front * sum * 2n) / (BigInt(p) * beta(Math.max(p, q)));
}

function halfPower(x: bigint, halves: number): bigint {
  let product = halves % 2 === 1 ? nearest(root(ratioOf(x), 2), DIGITS) : UNIT;
  for (let n = 2; n <= halves; n += 2) product = (product * x) / UNIT;
  return product;
}

/** B(1/2, ν/2), from B(1/2, 1/2) = π and B(1/2, 1) = 2 upward. */
function beta(freedom: number): bigint {
  let product = ratio(freedom % 2 === 1 ? PI : 2);
  for (let n = 2 - (freedom % 2); n < freedom; n += 2)
    product = ratioOf((nearest(product, DIGITS) * BigInt(n)) / BigInt(n + 1));
  return nearest(product, DIGITS);
}
