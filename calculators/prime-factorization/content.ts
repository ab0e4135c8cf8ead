import type { Content } from "#engine";
import type primeFactorization from "./prime-factorization.ts";
import vectors from "./vectors.ts";

export default {
  title: "Prime factorization calculator with divisors",
  purpose:
    "Checks whether a whole number of up to 18 digits is prime. If not, it splits the number into its prime factors and lists its divisors and the nearest primes.",
  about: [
    "Primes are the building blocks of whole numbers: every number above 1 is a product of primes in exactly one way. Students need factorizations for fractions and roots. Programmers use primes in hash tables and puzzles. Others just want to know whether their birthday is prime.",
  ],
  howToUse: [
    "To simplify a square root, look for pairs: 360 = 2^3 × 3^2 × 5, so √360 = 2 × 3 × √(2 × 5) = 6√10.",
    "To find all ways to arrange things in equal rows, read the divisor pairs.",
    "If the number is prime and you need one that isn't, try the number before or after it.",
  ],
  methodology: [
    "In the formula, p and q are primes and a and b say how often each occurs. Small primes are divided out first. What remains is tested with the Miller–Rabin method and split with Pollard's rho method. For numbers of this size, the result is certain.",
    "To count the divisors, add 1 to each exponent and multiply the results. To add up the divisors, multiply (1 + p + p^2 + … + p^a) for all primes; (p^(a+1) − 1) ÷ (p − 1) is a shorter way to write each of those sums.",
    "Whole numbers are exact to the last digit. Ordinary computer arithmetic loses digits above about 9 quadrillion (2^53). The sign ^ means “to the power of”: 2^3 is 2 × 2 × 2.",
  ],
  assumptions: [
    "1 is neither prime nor composite, and has no prime factors.",
    "Divisors are counted with 1 and the number itself.",
    "Factors are listed from the smallest to the largest, repeated as often as they occur.",
  ],
  limitations: [
    "It takes whole numbers of up to 18 digits. Larger ones can take too long to split.",
    "The steps show the division by each factor, not the search for it.",
    "Divisors are listed if there are at most 200 of them.",
  ],
  example: {
    story:
      "A school band of 360 marches in a parade, in rows of equal length. The conductor wonders how many formations are possible.",
    outcome:
      "Twenty-four divisors, so twenty-four formations, from one endless row to single file. She picks 18 rows of 20.",
    inputs: { number: "360" },
  },
  mistakes: [
    "Calling 1 a prime.",
    "Stopping too early: 91 looks prime and is 7 × 13.",
    "Trying divisors beyond the square root.",
    "Trusting a spreadsheet with a number of more than 15 digits.",
  ],
  questions: [
    {
      question: "Why is 1 not a prime number?",
      answer:
        "A prime has exactly two divisors, 1 and itself, and 1 has only one. Leaving 1 out also keeps the factorization unique: otherwise 6 would be 2 × 3, 1 × 2 × 3 and so on.",
    },
    {
      question: "Is every factorization unique?",
      answer:
        "Yes. Apart from the order, every whole number above 1 is a product of primes in exactly one way. This is the fundamental theorem of arithmetic.",
    },
    {
      question: "Which primes do I have to try by hand?",
      answer:
        "All up to the square root. If none of them divides the number, the number is prime, because two factors above the root would multiply to more than the number.",
    },
    {
      question: "Why do my spreadsheet and this page disagree on a long number?",
      answer:
        "Spreadsheets keep about 15 digits. A number with more is silently rounded when you type it, and a rounded number has other factors.",
    },
    { question: "What are the prime factors of 100?", answer: "2 × 2 × 5 × 5, or 2^2 × 5^2." },
  ],
  next: [
    { slug: "gcd-lcm", why: "common divisors and multiples of several numbers." },
    { slug: "fraction", why: "simplify a fraction." },
  ],
  related: ["gcd-lcm", "fraction", "number-base"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 3.1, Prime and Composite Numbers",
      url: "https://openstax.org/books/contemporary-mathematics/pages/3-1-prime-and-composite-numbers",
    },
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
  everydayWords: [
    "list factors",
    "numbers go into",
    "divisible by",
    "composite",
    "break down",
    "next prime after",
    "factor tree",
    "product of primes, exponents",
  ],
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-26",
      what: "The step for the last prime is worded more plainly. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-23",
      what: "The step for the last prime is worded more plainly. All figures are the same as before.",
    },
  ],
} satisfies Content<typeof primeFactorization>;
