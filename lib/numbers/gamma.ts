// The logarithm of the gamma function for what is above 0, by Stirling's series (DLMF 5.11.1), beyond 50 with 25 terms to 60
// digits. Its Bernoulli numbers come from the tangent numbers 1, 2, 16, 272, … of Brent and Harvey (2011).
import { PI } from "./angle.ts";
import type { Amount, Decimal } from "./decimal.ts";
import { fromUnits, inUnits, ONE, product, quotient, Sixty } from "./fixed-point.ts";

const [FAR, TERMS] = [50n * ONE, 25];
const HALF_LN_2_PI = new Sixty(PI.times(2).ln().div(2));

/** B₂ₖ ÷ (2k (2k − 1)), the last one first. */
const COEFFICIENTS: readonly bigint[] = tangentNumbers(TERMS)
  .map((tangent, i) => {
    const fours = 4n ** BigInt(i + 1);
    const size = (tangent * ONE) / (fours * (fours - 1n) * BigInt(2 * i + 1));
    return i % 2 === 0 ? size : -size;
  })
  .reverse();

export function lnGamma(amount: Amount): Decimal {
  let [far, factors] = [inUnits(new Sixty(amount)), ONE];
  for (; far < FAR; far += ONE) factors = product(factors, far);
  const square = quotient(ONE, product(far, far));
  const sum = COEFFICIENTS.reduce((inner, coefficient) => product(inner, square) + coefficient, 0n);
  const z = fromUnits(far);
  const stirling = z
    .minus(0.5)
    .times(z.ln())
    .minus(z)
    .plus(HALF_LN_2_PI)
    .plus(fromUnits(quotient(sum, far)));
  return stirling.minus(fromUnits(factors).ln());
}

function tangentNumbers(count: number): readonly bigint[] {
  const numbers = [1n];
  for (let k = 1; k < count; k++) numbers.push(BigInt(k) * (numbers[k - 1] ?? 0n));
  for (let k = 1; k < count; k++)
    for (let j = k; j < count; j++)
      numbers[j] = BigInt(j - k) * (numbers[j - 1] ?? 0n) + BigInt(j - k + 2) * (numbers[j] ?? 0n);
  return numbers;
}
