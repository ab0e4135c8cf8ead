// The logarithm of the gamma function for what is above 0, by Stirling's series (DLMF 5.11.1), beyond 50 with 25 terms to 60
// digits. Its Bernoulli numbers come from the tangent numbers 1, 2, 16, 272, … of Brent and Harvey (2011).
import { PI } from "./angle.ts";
import { type Amount, type Decimal, decimalsOf } from "./decimal.ts";

/** Fifteen digits are shown. A million degrees of freedom cost six of these, and a long continued fraction three. */
export const Sixty = decimalsOf(60);

const [FAR, TERMS] = [50, 25];
const HALF_LN_2_PI = new Sixty(PI.times(2).ln().div(2));

/** B₂ₖ ÷ (2k (2k − 1)) */
const COEFFICIENTS: readonly Decimal[] = tangentNumbers(TERMS).map((tangent, i) => {
  const fours = 4n ** BigInt(i + 1);
  const size = new Sixty(`${tangent}`).div(`${fours * (fours - 1n) * BigInt(2 * i + 1)}`);
  return i % 2 === 0 ? size : size.neg();
});

export function lnGamma(amount: Amount): Decimal {
  let [z, product] = [new Sixty(amount), new Sixty(1)];
  for (; z.lt(FAR); z = z.plus(1)) product = product.times(z);
  const square = z.times(z);
  let [sum, power] = [new Sixty(0), z];
  for (const coefficient of COEFFICIENTS) {
    sum = sum.plus(coefficient.div(power));
    power = power.times(square);
  }
  return z.minus(0.5).times(z.ln()).minus(z).plus(HALF_LN_2_PI).plus(sum).minus(product.ln());
}

function tangentNumbers(count: number): readonly bigint[] {
  const numbers = [1n];
  for (let k = 1; k < count; k++) numbers.push(BigInt(k) * (numbers[k - 1] ?? 0n));
  for (let k = 1; k < count; k++)
    for (let j = k; j < count; j++)
      numbers[j] = BigInt(j - k) * (numbers[j - 1] ?? 0n) + BigInt(j - k + 2) * (numbers[j] ?? 0n);
  return numbers;
}
