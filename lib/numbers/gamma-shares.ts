// The gamma distribution, which χ² comes from: below by the series of the incomplete gamma function, DLMF 8.7.1, above by its
// continued fraction, 8.9.2, each where it is short.
import type { Decimal } from "./decimal.ts";
import { continued, fromUnits, inUnits, nothingFor, ONE, quotient } from "./fixed-point.ts";
import { lnGamma } from "./gamma.ts";
import type { Digits, SharesAt } from "./shares.ts";

export function gammaShares(shape: Decimal): SharesAt {
  const lnAll = lnGamma(shape);
  return (x, digits) => {
    const slope = x.ln().times(shape).minus(x).minus(lnAll).exp();
    const one = new digits(1);
    if (x.lt(shape.plus(1))) {
      const below = slope.times(series(inUnits(shape), inUnits(x), digits));
      return { below, above: one.minus(below), slope };
    }
    const above = slope.div(fraction(inUnits(shape), inUnits(x), digits));
    return { below: one.minus(above), above, slope };
  };
}

/** 1/a + x/(a (a + 1)) + x²/(a (a + 1) (a + 2)) + … */
function series(a: bigint, x: bigint, digits: Digits): Decimal {
  const nothing = nothingFor(digits) >> 20n;
  let [sum, term] = [0n, quotient(ONE, a)];
  for (let n = 1n; term > nothing; n++) {
    sum += term;
    term = (term * x) / (a + n * ONE);
  }
  return fromUnits(sum);
}

function fraction(a: bigint, x: bigint, digits: Digits): Decimal {
  const first = x + ONE - a;
  return continued(first, (n) => [n * (a - n * ONE), first + 2n * n * ONE], digits);
}
