import type { Content } from "#engine";
import type numberSequence from "./number-sequence.ts";
import vectors from "./vectors.ts";

export default {
  title: "Number sequence calculator: nth term and sum",
  purpose:
    "Finds any term and the sum of an arithmetic, geometric or Fibonacci sequence, and works out the rule behind a list of numbers.",
  about: [
    "A sequence is a list of numbers that follows a rule. In 4, 7, 10, 13 you add 3 each time; in 5, 10, 20, 40 you double. Once you know the rule, you can jump to the hundredth term without writing the ones before it.",
    "Homework and aptitude tests are full of sequences. They also describe rows of seats, raises by a fixed amount, growth by a fixed rate, and payments that shrink.",
  ],
  howToUse: [
    "Choose the kind of sequence, and enter its first term, what is added or multiplied, and which term you want.",
    "If you know two terms but not the first, such as the 7th and the 19th, choose “Arithmetic, from two of its terms”.",
    "If you have only the numbers, choose “Find the rule of my numbers” and paste at least three of them. Four or more are safer.",
    "A common ratio may be a fraction such as 1/3, so nothing is lost to rounding.",
  ],
  methodology: [
    "Arithmetic: term n is a₁ + (n − 1) × d, and the sum is n times the average of the first and the last term. From two terms, d is their difference divided by the difference of their places.",
    "Geometric: term n is a₁ × r^(n − 1), and the sum is a₁ × (1 − r^n) ÷ (1 − r). If r lies between −1 and 1, the sum of all terms without end is a₁ ÷ (1 − r).",
    "Fibonacci: the first two terms are 1, and each further one is the sum of the two before it. The first n add up to the term two places further, less 1.",
    "A list of yours is checked for a common difference, then for a common ratio, then for sums of two terms, then for a common second difference. The first rule that fits every number is taken.",
  ],
  assumptions: [
    "The first term has the number 1. Some textbooks and programs begin with 0.",
    "The Fibonacci sequence begins with 1 and 1. If yours begins with 0, your places are one lower.",
  ],
  limitations: [
    "No list of numbers has just one continuation. The calculator names the simplest of four kinds of rule, and says so if none of them fits.",
    "It doesn't know puzzles in words, primes, factorials or two sequences in turn.",
    "Terms with more than 30 digits are left out, so Fibonacci numbers end at the 144th.",
  ],
  example: {
    story:
      "Jordan takes up chess. He practices 3 hours in the first week and half an hour more in each further week. How many hours are that in week 20, and in all 20 weeks?",
    outcome: "In week 20 he practices for 12.5 hours. All 20 weeks together are 155 hours.",
    inputs: { of: "arithmetic", first: 3, difference: 0.5, n: 20 },
  },
  mistakes: [
    "Adding the difference n times. Term n is n − 1 steps away from the first one.",
    "Taking the ratio upside down. In 81, 27, 9 it is 27 ÷ 81 = 1/3, not 3.",
    "Forgetting the sign of a negative ratio: the terms then alternate between plus and minus.",
    "Adding up an endless series whose ratio is 1 or more. It has no sum.",
  ],
  questions: [
    {
      question: "How do I tell an arithmetic from a geometric sequence?",
      answer:
        "Subtract each term from the next one. If the result is always the same, the sequence is arithmetic. If dividing gives the same result instead, it is geometric.",
    },
    {
      question: "How do I find the sum of the numbers from 1 to 100?",
      answer:
        "It is an arithmetic sequence with the first term 1 and the difference 1. The sum is 100 × (1 + 100) ÷ 2 = 5,050.",
    },
    {
      question: "Is a sequence the same as a series?",
      answer: "A sequence is the list of terms. A series is what you get when you add them.",
    },
    {
      question: "What is the golden ratio to do with Fibonacci numbers?",
      answer:
        "Divide a Fibonacci number by the one before it. The further you go, the closer the result is to about 1.618, the golden ratio.",
    },
    {
      question: "Can a sequence be both arithmetic and geometric?",
      answer: "Yes, if all terms are the same and not 0: the difference is 0 and the ratio is 1.",
    },
  ],
  next: [
    { slug: "compound-interest", why: "a geometric sequence of money." },
    { slug: "exponent", why: "powers with any base." },
    { slug: "statistics", why: "mean, median and spread of a list." },
  ],
  related: ["exponent", "statistics", "ratio"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 3.10, Arithmetic Sequences",
      url: "https://openstax.org/books/contemporary-mathematics/pages/3-10-arithmetic-sequences",
    },
    {
      title: "OpenStax, Contemporary Mathematics, section 3.11, Geometric Sequences",
      url: "https://openstax.org/books/contemporary-mathematics/pages/3-11-geometric-sequences",
    },
    {
      title: "OpenStax, College Algebra 2e, section 9.4, Series and Their Notations",
      url: "https://openstax.org/books/college-algebra-2e/pages/9-4-series-and-their-notations",
    },
  ],
  synonyms: [
    "arithmetic progression",
    "geometric progression",
    "arithmetic series",
    "geometric series",
    "Fibonacci",
    "nth term",
    "infinite series",
    "number pattern",
  ],
  everydayWords: ["next number", "pattern", "comes next"],
  inputWords: {
    first: "a1, starts with",
    difference: "d, step",
    ratio: "r, multiplier",
    n: "which term, how many terms",
  },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof numberSequence>;
