import type { Laws } from "#engine";
import type primeFactorization from "./prime-factorization.ts";

export default {
  agrees: [{ there: {}, back: {}, with: { number: "next_prime" }, gives: { sum_of_divisors: "next_prime + 1" } }],
} satisfies Laws<typeof primeFactorization>;
