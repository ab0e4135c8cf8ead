// A number as a product of powers of primes, in print and in steps.
import { group, type Show } from "#engine";
import { power as raised } from "#numbers/integers";

export const read = (number: string): bigint => BigInt(number.replaceAll(",", ""));

type Power = { readonly prime: bigint; readonly power: number };

export const powersOf = (factors: readonly bigint[]): readonly Power[] =>
  [...new Set(factors)].map((prime) => ({ prime, power: factors.filter((factor) => factor === prime).length }));

/** "2^3 × 3^2 × 5"; the empty product is 1. */
export const product = (powers: readonly Power[]): string =>
  powers.map(({ prime, power }) => (power === 1 ? `${prime}` : `${prime}^${power}`)).join(" × ") || "1";

/** 1 + p + p² + … + p^power = (p^(power + 1) - 1) ÷ (p - 1) */
export const geometric = ({ prime, power }: Power): bigint => (raised(prime, power + 1) - 1n) / (prime - 1n);
export function written({ prime, power }: Power, notation: Show["notation"]): string {
  const p = group(`${prime}`, notation);
  return power === 1 ? `(1 + ${p})` : `(${p}^${power + 1} - 1) ÷ (${p} - 1)`;
}

/** Each divisor up to the square root with the one that makes up the number. */
export function pairsOf(n: bigint, powers: readonly Power[]) {
  const divisors = powers.reduce<readonly bigint[]>(
    (some, { prime, power }) =>
      Array.from({ length: power + 1 }, (_, times) => raised(prime, times)).flatMap((by) =>
        some.map((divisor) => divisor * by),
      ),
    [1n],
  );
  return divisors
    .filter((divisor) => divisor * divisor <= n)
    .sort((a, b) => (a < b ? -1 : 1))
    .map((divisor) => ({ divisor, times: n / divisor }));
}

/** 360 ÷ 2 = 180, and so on until what is left is prime. */
export function ladder(n: bigint, factors: readonly bigint[], notation: Show["notation"]): readonly string[] {
  const grouped = (n: bigint) => group(`${n}`, notation);
  const lines: string[] = [];
  let rest = n;
  for (const factor of factors.slice(0, -1)) {
    lines.push(`Divide by ${grouped(factor)}: ${grouped(rest)} ÷ ${grouped(factor)} = ${grouped(rest / factor)}`);
    rest /= factor;
  }
  return [...lines, `${grouped(rest)} is prime: no prime up to its square root divides it`];
}
