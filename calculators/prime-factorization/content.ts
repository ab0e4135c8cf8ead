import type { Content } from "#engine";
import type primeFactorization from "./prime-factorization.ts";
import vectors from "./vectors.ts";

export default {
  title: "Prime factorization calculator with divisors",
  purpose:
    "Tells whether a whole number of up to 18 digits is prime, and otherwise splits it into its prime factors, with its divisors and the primes beside it.",
  methodology: [
    "Small primes are divided out first. What remains is tested by the Miller-Rabin test with the first twelve prime bases, which is a proof for numbers of this size and not a guess. What is not prime is split by Pollard's rho method, and its parts in turn.",
    "The number of divisors follows from the powers: each is one larger than its power, and they are multiplied.",
    "Whole numbers are exact to their last digit here, also beyond 2^53, where ordinary computer numbers begin to skip.",
  ],
  assumptions: [
    "1 is neither prime nor composite, and has no prime factors.",
    "Divisors are counted with 1 and the number itself.",
    "Factors are listed from the smallest, as often as they occur.",
  ],
  limitations: [
    "Whole numbers from 1 to 18 digits. Larger ones can take too long to split.",
    "The working shows the division by each factor, not the search for it.",
    "The divisors are listed where there are at most 200 of them.",
  ],
  example: { story: "In how many ways can 360 people stand in equal rows?", inputs: { number: "360" } },
  questions: [
    {
      question: "Why is 1 not a prime number?",
      answer:
        "A prime has exactly two divisors, 1 and itself, and 1 has only one. It also keeps the factorization unique: otherwise 6 would be 2 × 3, 1 × 2 × 3 and so on.",
    },
    {
      question: "Is every factorization unique?",
      answer:
        "Yes. Apart from the order, every whole number above 1 is a product of primes in exactly one way. This is the fundamental theorem of arithmetic.",
    },
    {
      question: "How far do I have to try primes by hand?",
      answer:
        "Up to the square root. If no prime up to it divides the number, none does, because two factors above the root would multiply to more than the number.",
    },
    {
      question: "Why do my spreadsheet and this page disagree on a long number?",
      answer:
        "Spreadsheets keep about 15 digits. A number with more is silently rounded when you type it, and a rounded number has other factors.",
    },
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
  vectors,
} satisfies Content<typeof primeFactorization>;
