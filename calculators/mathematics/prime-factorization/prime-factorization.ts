import { count, defineCalculator, group, list, step, table, text, typed } from "#engine";
import { nextPrime, previousPrime, primeFactors, power as raised } from "#numbers/integers";

// Pollard's rho takes about the fourth root of the number in steps: with 18 digits, milliseconds for any number.
const MOST_DIGITS = 18;
/** More divisors than these are counted and not listed. */
const MOST_LISTED = 200;

export default defineCalculator({
  name: "Prime factorization calculator",
  summary: "Check whether a number is prime, and find its prime factors and divisors.",

  inputs: {
    number: typed("Number", {
      pattern: `\\d{1,${MOST_DIGITS}}|\\d{1,3}(?:,\\d{3}){1,5}`,
      like: `a whole number of at most ${MOST_DIGITS} digits, such as 360`,
      maxLength: 23,
      example: "360",
    }),
  },

  outputs: {
    factorization: text("Prime factorization"),
    is_prime: text("Is it prime?"),
    prime_factors: list("Prime factors", count("Prime factor")),
    distinct: count("Number of different prime factors"),
    divisors: count("Number of divisors"),
    sum_of_divisors: count("Sum of the divisors"),
    previous_prime: count("Previous prime", { optional: true }),
    next_prime: count("Next prime"),
    pairs: table("Divisor pairs", { divisor: count("Divisor"), times: count("Other divisor") }, { optional: true }),
  },
  primary: "factorization",
  formula: "n = p^a × q^b × … with primes p, q, …; it has (a + 1) × (b + 1) × … divisors",

  check: ({ number }) => (read(number) === 0n ? { number: "must be at least 1" } : {}),

  compute({ number }) {
    const n = read(number);
    const factors = primeFactors(n);
    const powers = powersOf(factors);
    const divisors = powers.reduce((product, { power }) => product * (power + 1), 1);
    return {
      factorization: product(powers),
      is_prime: factors.length === 1 ? "Yes" : "No",
      prime_factors: factors,
      distinct: powers.length,
      divisors,
      sum_of_divisors: powers.reduce((sum, power) => sum * geometric(power), 1n),
      previous_prime: previousPrime(n),
      next_prime: nextPrime(n),
      pairs: divisors <= MOST_LISTED ? pairsOf(n, powers) : null,
    };
  },

  sentence({ number }, { factorization, is_prime }) {
    if (read(number) === 1n) return "1 has no prime factors. It is neither prime nor composite.";
    return is_prime === "Yes" ? `${number} is prime.` : `${number} is ${factorization}.`;
  },

  working({ number }, { factorization, prime_factors, divisors, sum_of_divisors }) {
    const n = read(number);
    if (n === 1n) return ["No prime divides 1, so it has no prime factors"];
    const factors = prime_factors.value.map((factor) => BigInt(`${factor}`));
    const powers = powersOf(factors);
    return [
      ...ladder(n, factors),
      factors.length > 1 && `Prime factorization: ${n} = ${factorization}`,
      step`Number of divisors: ${powers.map(({ power }) => `(${power} + 1)`).join(" × ")} = ${divisors}`,
      step`Sum of the divisors: ${powers.map(written).join(" × ")} = ${sum_of_divisors}`,
    ];
  },
});

const read = (number: string): bigint => BigInt(number.replaceAll(",", ""));
const grouped = (n: bigint): string => group(`${n}`);

type Power = { readonly prime: bigint; readonly power: number };

const powersOf = (factors: readonly bigint[]): readonly Power[] =>
  [...new Set(factors)].map((prime) => ({ prime, power: factors.filter((factor) => factor === prime).length }));

/** "2^3 × 3^2 × 5"; the empty product is 1. */
const product = (powers: readonly Power[]): string =>
  powers.map(({ prime, power }) => (power === 1 ? `${prime}` : `${prime}^${power}`)).join(" × ") || "1";

/** 1 + p + p² + … + p^power = (p^(power + 1) - 1) ÷ (p - 1) */
const geometric = ({ prime, power }: Power): bigint => (raised(prime, power + 1) - 1n) / (prime - 1n);
const written = ({ prime, power }: Power): string =>
  power === 1 ? `(1 + ${grouped(prime)})` : `(${grouped(prime)}^${power + 1} - 1) ÷ (${grouped(prime)} - 1)`;

/** Each divisor up to the square root with the one that makes up the number. */
function pairsOf(n: bigint, powers: readonly Power[]) {
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
function ladder(n: bigint, factors: readonly bigint[]): readonly string[] {
  const lines: string[] = [];
  let rest = n;
  for (const factor of factors.slice(0, -1)) {
    lines.push(`Divide by ${grouped(factor)}: ${grouped(rest)} ÷ ${grouped(factor)} = ${grouped(rest / factor)}`);
    rest /= factor;
  }
  return [...lines, `${grouped(rest)} is prime: no prime up to its square root divides it`];
}
