import { CONTEMPORARY_MATHEMATICS_3_1 } from "#calculators/sources";
import type { Content } from "#engine";
import type primeFactorization from "./prime-factorization.ts";
import vectors from "./vectors.ts";

export default {
  title: "Prime factorization calculator with divisors",
  purpose:
    "Checks whether a whole number of up to 18 digits is prime. If the number isn't prime, it is split into its prime factors. You also get its divisors and the nearest primes.",
  about: [
    "Primes are the building blocks of whole numbers: every whole number above 1 is a prime or a product of primes. Students need prime factors for fractions and roots. Programmers use primes in hash tables and puzzles. Others just want to know whether their birthday is prime.",
  ],
  howToUse: [
    "To simplify a square root, look for pairs of equal prime factors. 360 is 2 × 2 × 2 × 3 × 3 × 5, with a pair of 2s and a pair of 3s. So √360 = 2 × 3 × √(2 × 5) = 6√10.",
    "To arrange things in equal rows, use the divisor pairs. With 360 things, the pair 18 and 20 means 18 rows of 20.",
    "If the number is prime and you need one that isn't, try the number before or after it.",
  ],
  methodology: [
    "The sign ^ means “to the power of”: 2^3 is 2 × 2 × 2. In the formula, p and q are prime factors. The exponents a and b say how often p and q occur.",
    "We divide by small primes first. We test what remains with the Miller–Rabin method and split it with Pollard's rho method. For numbers of up to 18 digits, the result is certain.",
    "To count the divisors, add 1 to each exponent and multiply. 360 is 2^3 × 3^2 × 5^1, so it has (3 + 1) × (2 + 1) × (1 + 1) = 24 divisors.",
    "For the sum of the divisors, add up the powers of each prime, then multiply these sums. For 360, that is (1 + 2 + 4 + 8) × (1 + 3 + 9) × (1 + 5) = 1,170. The steps write 1 + 2 + 4 + 8 as (2^4 − 1) ÷ (2 − 1), because both are 15.",
  ],
  assumptions: [
    "1 is neither prime nor composite, and has no prime factors.",
    "The divisors include 1 and the number itself.",
    "Prime factors are listed from the smallest to the largest. A factor that occurs three times is listed three times.",
  ],
  limitations: [
    "It takes whole numbers of up to 18 digits. Larger numbers can take too long to split.",
    "The steps show the division by each factor. They don't show how a large factor was found.",
    "If a number has more than 200 divisors, they are counted but not listed.",
  ],
  example: {
    story:
      "A school band of 360 marches in a parade, in rows of equal length. The conductor wonders how many formations are possible.",
    outcome:
      "360 has 24 divisors, so 24 formations are possible, from one row of 360 to 360 rows of one. She picks 18 rows of 20.",
    inputs: { number: "360" },
  },
  mistakes: [
    "Calling 1 a prime.",
    "Stopping too early. 91 looks prime, but it is 7 × 13.",
    "Trying divisors above the square root. You don't need them to see whether a number is prime.",
    "Trusting a spreadsheet with a number of more than 15 digits.",
  ],
  questions: [
    {
      question: "Why is 1 not a prime number?",
      answer:
        "A prime has exactly two divisors: 1 and itself. The number 1 has only one divisor. If 1 were a prime, 6 would have many factorizations: 2 × 3, 1 × 2 × 3, 1 × 1 × 2 × 3 and so on.",
    },
    {
      question: "Is every factorization unique?",
      answer:
        "Yes. Apart from the order, there is exactly one way to write a whole number above 1 as a product of primes. This fact is called the fundamental theorem of arithmetic.",
    },
    {
      question: "Which primes do I have to try by hand?",
      answer:
        "Try all primes up to the square root of the number. If none of these primes divides the number, the number is prime. Two factors above the square root would multiply to more than the number.",
    },
    {
      question: "Why do my spreadsheet and this page disagree on a long number?",
      answer:
        "Spreadsheets keep only about 15 digits. They round a longer number when you type it. The rounded number has other factors.",
    },
    {
      question: "What are the prime factors of 100?",
      answer: "The prime factors of 100 are 2 × 2 × 5 × 5, or 2^2 × 5^2.",
    },
  ],
  next: [
    { slug: "gcd-lcm", why: "common divisors and multiples of several numbers." },
    { slug: "fraction", why: "simplify a fraction." },
  ],
  related: ["gcd-lcm", "fraction", "number-base"],
  sources: [
    CONTEMPORARY_MATHEMATICS_3_1,
    {
      title:
        "Jonathan Sorenson and Jonathan Webster, Strong pseudoprimes to twelve prime bases, Mathematics of Computation 86 (2017)",
      url: "https://doi.org/10.1090/mcom/3134",
    },
    {
      title: "John M. Pollard, A Monte Carlo method for factorization, BIT Numerical Mathematics 15 (1975)",
      url: "https://doi.org/10.1007/BF01933667",
    },
  ],
  synonyms: [
    "prime number checker",
    "is it prime",
    "prime factors",
    "factor tree",
    "factors of a number",
    "divisors",
    "number of divisors",
    "next prime",
  ],
  everydayWords: ["factor tree", "composite", "divisible by", "product", "primes", "exponents"],
  vectors,
  changes: [
    { version: "1.0.3", date: "2026-11-26" },
    {
      version: "1.0.2",
      date: "2026-11-26",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
    },
  ],
} satisfies Content<typeof primeFactorization>;
