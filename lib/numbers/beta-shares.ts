// The beta distribution, which Student's t and Fisher's F come from, by the continued fraction of the incomplete beta function,
// DLMF 8.17.22, of the tail where that is short. The point is the odds x ÷ (1 − x), so that neither end loses digits.
import type { Decimal } from "./decimal.ts";
import { continued, inUnits, ONE, product, quotient } from "./fixed-point.ts";
import { lnGamma } from "./gamma.ts";
import type { Digits, SharesAt } from "./shares.ts";

export function betaShares(a: Decimal, b: Decimal): SharesAt {
  const both = a.plus(b);
  const lnBeta = lnGamma(a).plus(lnGamma(b)).minus(lnGamma(both));
  return (odds, digits) => {
    const all = odds.plus(1);
    const slope = odds.ln().times(a).minus(all.ln().times(both)).minus(lnBeta).exp();
    const one = new digits(1);
    if (odds.times(b.plus(1)).lt(a.plus(1))) {
      const below = slope.div(a).div(fraction(a, b, odds.div(all), digits));
      return { below, above: one.minus(below), slope };
    }
    const above = slope.div(b).div(fraction(b, a, one.div(all), digits));
    return { below: one.minus(above), above, slope };
  };
}

function fraction(p: Decimal, q: Decimal, at: Decimal, digits: Digits): Decimal {
  const [a, b, x] = [inUnits(p), inUnits(q), inUnits(at)];
  const partAt = (n: bigint): readonly [bigint, bigint] => {
    const m = n / 2n;
    const above = n % 2n === 0n ? m * (b - m * ONE) : -product(a + m * ONE, a + b + m * ONE);
    return [quotient(product(above, x), product(a + (n - 1n) * ONE, a + n * ONE)), ONE];
  };
  return continued(ONE, partAt, digits);
}
