import { CONTEMPORARY_MATHEMATICS_3_1_PAGE, PREALGEBRA_2_5_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type primeFactorization from "./prime-factorization.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_3_1_PAGE,
    read: "2026-11-22",
    place: "section 3.1, Prime and Composite Numbers",
    rows: [
      ["example 11 of the section", { number: "140" }, { factorization: "2^2 × 5 × 7" }],
      ["example 13 of the section", { number: "135" }, { factorization: "3^3 × 5" }],
      ["example 14 of the section", { number: "10,241" }, { factorization: "7^2 × 11 × 19", distinct: "3" }],
      ["example 7 of the section", { number: "2117" }, { is_prime: "No", factorization: "29 × 73" }],
      ["example 10 of the section", { number: "2917" }, { is_prime: "Yes" }],
      ["Prime and Composite Numbers, definition", { number: "1" }, { is_prime: "No" }, { edge: "1 is neither prime nor composite" }],
    ],
  },
  {
    ...PREALGEBRA_2_5_PAGE,
    read: "2026-11-22",
    rows: [
      [
        "section 2.5, Prime Factorization and the Least Common Multiple, try it after example 2 of the section",
        { number: "294" },
        { factorization: "2 × 3 × 7^2" },
      ],
    ],
  },
  {
    title: "NIST Digital Library of Mathematical Functions",
    url: "https://dlmf.nist.gov/27.2",
    read: "2026-11-20",
    rows: [["section 27.2, table 27.2.2, Functions related to division", { number: "48" }, { divisors: "10", sum_of_divisors: "124" }]],
  },
  {
    title: "The On-Line Encyclopedia of Integer Sequences",
    url: "https://oeis.org/A050922",
    read: "2026-11-20",
    by: "software",
    rows: [["A050922, prime factors of the Fermat numbers 2^(2^n) + 1", { number: "4294967297" }, { factorization: "641 × 6700417" }]],
  },
  {
    title: "The On-Line Encyclopedia of Integer Sequences",
    url: "https://oeis.org/A014233",
    read: "2026-11-20",
    by: "software",
    rows: [
      [
        "A014233, smallest odd number that passes the Miller-Rabin test for the first n prime bases",
        { number: "341550071728321" },
        { is_prime: "No" },
        { edge: "A composite number that passes as prime for the first seven prime bases, and the eighth" },
      ],
    ],
  },
  {
    title: "The On-Line Encyclopedia of Integer Sequences",
    url: "https://oeis.org/A003618",
    read: "2026-11-20",
    by: "software",
    rows: [["A003618, largest prime of n digits", { number: "999999999999999989" }, { is_prime: "Yes" }, { edge: "The largest prime of 18 digits" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "3 × 107 = 321, and 321 × 28059810762433 = 9007199254740993; a double holds 2^53 instead",
        { number: "9007199254740993" },
        { factorization: "3 × 107 × 28059810762433", divisors: "8" },
        { edge: "Beyond 2^53: 9007199254740993" },
      ],
      [
        "(10^9 - 71) × (10^9 - 63) = 10^18 - 134 × 10^9 + 4473 = 999999866000004473",
        { number: "999999866000004473" },
        { factorization: "999999929 × 999999937" },
        { edge: "The hardest kind: two primes of nine digits" },
      ],
    ],
  },
  {
    ...PREALGEBRA_2_5_PAGE,
    read: "2026-11-24",
    place: "section 2.5, Prime Factorization and the Least Common Multiple, exercises",
    rows: [
      ["693", { number: "693" }, { prime_factors: "3, 3, 7, 11" }],
      ["2475", { number: "2475" }, { prime_factors: "3, 3, 5, 5, 11" }],
      ["391", { number: "391" }, { prime_factors: "17, 23" }],
      ["432", { number: "432" }, { prime_factors: "2, 2, 2, 2, 3, 3, 3" }],
      ["2160", { number: "2160" }, { prime_factors: "2, 2, 2, 2, 3, 3, 3, 5" }],
      ["525", { number: "525" }, { prime_factors: "3, 5, 5, 7" }],
    ],
  },
  {
    title: "GNU Coreutils 9.1, factor",
    url: "https://www.gnu.org/software/coreutils/manual/html_node/factor-invocation.html",
    read: "2026-11-24",
    by: "software",
    rows: [
      ["factor 4294967295", { number: "4294967295" }, { factorization: "3 × 5 × 17 × 257 × 65537" }],
      ["factor 123456789", { number: "123456789" }, { factorization: "3^2 × 3607 × 3803" }],
      ["factor 9999999999", { number: "9999999999" }, { factorization: "3^2 × 11 × 41 × 271 × 9091" }],
      ["factor 999999000001", { number: "999999000001" }, { is_prime: "Yes" }],
    ],
  },
] satisfies Vectors<typeof primeFactorization>;
