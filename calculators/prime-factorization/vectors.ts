import type { Vectors } from "#engine";
import type primeFactorization from "./prime-factorization.ts";

const READ = "2026-11-22";
const contemporary = (place: string) => ({
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/3-1-prime-and-composite-numbers",
  place: `section 3.1, Prime and Composite Numbers, ${place}`,
  read: READ,
});
const oeis = (number: string, what: string) => ({
  title: "The On-Line Encyclopedia of Integer Sequences",
  url: `https://oeis.org/${number}`,
  place: `${number}, ${what}`,
  read: "2026-11-20",
});

const prealgebra = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/2-5-prime-factorization-and-the-least-common-multiple",
  place: `section 2.5, Prime Factorization and the Least Common Multiple, ${place}`,
  read: "2026-11-24",
});

const coreutils = (place: string) => ({
  title: "GNU Coreutils 9.1, factor",
  url: "https://www.gnu.org/software/coreutils/manual/html_node/factor-invocation.html",
  place,
  read: "2026-11-24",
});

export default [
  {
    given: "140, with a square among its factors",
    inputs: { number: "140" },
    expected: { factorization: "2^2 × 5 × 7" },
    by: "published",
    source: contemporary("example 11 of the section"),
  },
  {
    given: "135, which is odd",
    inputs: { number: "135" },
    expected: { factorization: "3^3 × 5" },
    by: "published",
    source: contemporary("example 13 of the section"),
  },
  {
    given: "10,241 has three different prime factors, one of them twice",
    inputs: { number: "10,241" },
    expected: { factorization: "7^2 × 11 × 19", distinct: "3" },
    by: "published",
    source: contemporary("example 14 of the section"),
  },
  {
    given: "2,117 is the product of two primes",
    inputs: { number: "2117" },
    expected: { is_prime: "No", factorization: "29 × 73" },
    by: "published",
    source: contemporary("example 7 of the section"),
  },
  {
    given: "2,917 is prime",
    inputs: { number: "2917" },
    expected: { is_prime: "Yes" },
    by: "published",
    source: contemporary("example 10 of the section"),
  },
  {
    given: "1 is neither prime nor composite",
    inputs: { number: "1" },
    expected: { is_prime: "No" },
    by: "published",
    source: contemporary("Prime and Composite Numbers, definition"),
    edge: true,
  },
  {
    given: "294, by a factor tree",
    inputs: { number: "294" },
    expected: { factorization: "2 × 3 × 7^2" },
    by: "published",
    source: {
      title: "OpenStax, Prealgebra 2e",
      url: "https://openstax.org/books/prealgebra-2e/pages/2-5-prime-factorization-and-the-least-common-multiple",
      place: "section 2.5, Prime Factorization and the Least Common Multiple, try it after example 2 of the section",
      read: READ,
    },
  },
  {
    given: "The number of divisors of 48, and their sum",
    inputs: { number: "48" },
    expected: { divisors: "10", sum_of_divisors: "124" },
    by: "published",
    source: {
      title: "NIST Digital Library of Mathematical Functions",
      url: "https://dlmf.nist.gov/27.2",
      place: "section 27.2, table 27.2.2, Functions related to division",
      read: "2026-11-20",
    },
  },
  {
    given: "The Fermat number 2^32 + 1, which Fermat took for a prime",
    inputs: { number: "4294967297" },
    expected: { factorization: "641 × 6700417" },
    by: "software",
    source: oeis("A050922", "prime factors of the Fermat numbers 2^(2^n) + 1"),
  },
  {
    given: "A composite number that passes as prime for the first seven prime bases, and the eighth",
    inputs: { number: "341550071728321" },
    expected: { is_prime: "No" },
    by: "software",
    source: oeis("A014233", "smallest odd number that passes the Miller-Rabin test for the first n prime bases"),
    edge: true,
  },
  {
    given: "The largest prime of 18 digits",
    inputs: { number: "999999999999999989" },
    expected: { is_prime: "Yes" },
    by: "software",
    source: oeis("A003618", "largest prime of n digits"),
    edge: true,
  },
  {
    given: "Beyond 2^53: 9007199254740993",
    inputs: { number: "9007199254740993" },
    expected: { factorization: "3 × 107 × 28059810762433", divisors: "8" },
    by: "hand",
    source: { title: "3 × 107 = 321, and 321 × 28059810762433 = 9007199254740993; a double holds 2^53 instead" },
    edge: true,
  },
  {
    given: "The hardest kind: two primes of nine digits",
    inputs: { number: "999999866000004473" },
    expected: { factorization: "999999929 × 999999937" },
    by: "hand",
    source: { title: "(10^9 - 71) × (10^9 - 63) = 10^18 - 134 × 10^9 + 4473 = 999999866000004473" },
    edge: true,
  },
  ...(
    [
      ["693, prime by prime", { number: "693" }, { prime_factors: "3, 3, 7, 11" }, "exercises, 693"],
      ["2475, prime by prime", { number: "2475" }, { prime_factors: "3, 3, 5, 5, 11" }, "exercises, 2475"],
      ["391, prime by prime", { number: "391" }, { prime_factors: "17, 23" }, "exercises, 391"],
      ["432, prime by prime", { number: "432" }, { prime_factors: "2, 2, 2, 2, 3, 3, 3" }, "exercises, 432"],
      ["2160, prime by prime", { number: "2160" }, { prime_factors: "2, 2, 2, 2, 3, 3, 3, 5" }, "exercises, 2160"],
      ["525, prime by prime", { number: "525" }, { prime_factors: "3, 5, 5, 7" }, "exercises, 525"],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: prealgebra(place),
  })),
  ...(
    [
      [
        "The largest number of 32 bits",
        { number: "4294967295" },
        { factorization: "3 × 5 × 17 × 257 × 65537" },
        "factor 4294967295",
      ],
      ["123,456,789", { number: "123456789" }, { factorization: "3^2 × 3607 × 3803" }, "factor 123456789"],
      ["Ten nines", { number: "9999999999" }, { factorization: "3^2 × 11 × 41 × 271 × 9091" }, "factor 9999999999"],
      ["A prime of twelve digits", { number: "999999000001" }, { is_prime: "Yes" }, "factor 999999000001"],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "software" as const,
    source: coreutils(place),
  })),
] satisfies Vectors<typeof primeFactorization>;
