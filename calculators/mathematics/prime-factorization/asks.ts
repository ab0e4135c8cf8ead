import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "prime factors of 111",
    says: [
      "(prime factors|prime factorization|prime factorisation|factorize|factorise|factor) (of)? {number:whole} (into primes)?",
    ],
  },
  {
    example: "is 97 prime?",
    says: ["is {number:whole} (a)? prime (number)?", "{number:whole} prime"],
    answer: "is_prime",
  },
  {
    example: "how many divisors does 360 have",
    says: ["how many (divisors|factors) does {number:whole} have"],
    answer: "divisors",
  },
];

export default asks;
