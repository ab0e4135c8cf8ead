import { asTyped, count, defineCalculator, list, step, table, text, typed } from "#engine";
import { nextPrime, previousPrime, primeFactors } from "#numbers/integers";
import { geometric, ladder, pairsOf, powersOf, product, read, written } from "./prime-powers.ts";

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
  groups: {
    "Prime factors": ["factorization", "is_prime", "prime_factors", "distinct"],
    Divisors: ["divisors", "sum_of_divisors"],
    "Primes nearby": ["previous_prime", "next_prime"],
  },
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

  sentence({ number }, { factorization, is_prime }, { notation }) {
    if (read(number) === 1n) return "1 has no prime factors. It is neither prime nor composite.";
    const n = asTyped(number, notation);
    return is_prime === "Yes" ? `${n} is prime.` : `${n} is ${factorization}.`;
  },

  working({ number }, { factorization, prime_factors, divisors, sum_of_divisors }, { notation }) {
    const n = read(number);
    if (n === 1n) return ["No prime divides 1, so it has no prime factors"];
    const factors = prime_factors.value.map((factor) => BigInt(`${factor}`));
    const powers = powersOf(factors);
    return [
      ...ladder(n, factors, notation),
      factors.length > 1 && `Prime factorization: ${n} = ${factorization}`,
      step`Number of divisors: ${powers.map(({ power }) => `(${power} + 1)`).join(" × ")} = ${divisors}`,
      step`Sum of the divisors: ${powers.map((power) => written(power, notation)).join(" × ")} = ${sum_of_divisors}`,
    ];
  },
});
