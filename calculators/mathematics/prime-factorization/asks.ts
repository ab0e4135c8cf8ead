import type { Asks } from "#engine";

const asks: Asks = [
  {
    examples: ["prime factors of 111", "is 97 prime?", "how many divisors does 360 have"],
    about: ["prime", "factorize", "factorise", "factor", "factors", "prime factorisation", "divisors"],
    answers: {
      factorization: ["prime factorization", "prime factors", "factorize", "factorise", "prime factorisation"],
      is_prime: ["prime", "prime number"],
      divisors: ["how many factors", "how many divisors"],
    },
  },
];

export default asks;
