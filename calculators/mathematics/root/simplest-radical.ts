// Radicals in their simplest form: 6√2 for √72, 3 × ³√2 for ³√54, √3 for ⁴√9.
import { gcd, magnitude, power, primeFactors } from "#numbers/integers";

const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** "√", "³√" */
export const sign = (index: number): string =>
  index === 2 ? "√" : `${[...`${index}`].map((digit) => RAISED[Number(digit)]).join("")}√`;

/** "8.48528²", "(-2)³" */
export const raised = (base: string, index: number): string =>
  (base.startsWith("-") ? `(${base})` : base) + [...`${index}`].map((digit) => RAISED[Number(digit)]).join("");

/** Of a whole number other than 0; below 0 the index is odd. */
export function simplified(n: bigint, index: number): string {
  const factors = primeFactors(magnitude(n));
  const primes = [...new Set(factors)];
  const times = primes.map((prime) => factors.filter((factor) => factor === prime).length);
  const outside = productOf(
    primes,
    times.map((count) => Math.floor(count / index)),
  );
  const left = times.map((count) => count % index);
  const common = Number(left.reduce((divisor, count) => gcd(divisor, BigInt(count)), BigInt(index)));
  const inside = productOf(
    primes,
    left.map((count) => count / common),
  );
  const minus = n < 0n ? "-" : "";
  if (inside === 1n) return `${minus}${outside}`;
  const radical = `${sign(index / common)}${inside}`;
  if (outside === 1n) return minus + radical;
  return `${minus}${outside}${index / common === 2 ? "" : " × "}${radical}`;
}

const productOf = (primes: readonly bigint[], times: readonly number[]): bigint =>
  primes.reduce((product, prime, i) => product * power(prime, times[i] ?? 0), 1n);
