import type { Content } from "#engine";
import type gcdLcm from "./gcd-lcm.ts";
import vectors from "./vectors.ts";

export default {
  title: "GCD and LCM calculator with steps",
  purpose:
    "Finds the greatest common divisor (also called GCF or HCF) and the least common multiple of two or more whole numbers of up to thirty digits each.",
  about: [
    "“What is the largest square tile that fits both ways?” is a GCD question. “When do both buses leave together again?” is an LCM question. The calculator answers both at once and shows Euclid's steps.",
  ],
  howToUse: [
    "Use the GCD to divide things into equal pieces with nothing left over, or to simplify a fraction.",
    "Use the LCM for common denominators and for anything that repeats: schedules, gears, traffic lights.",
  ],
  methodology: [
    "In the formula, a mod b is the remainder of a divided by b. Euclid's algorithm divides the larger number by the smaller, continues with the smaller and the remainder, and stops when nothing remains. The last number it divided by is the GCD. With more numbers, the GCD so far is combined with the next number.",
    "The LCM of two numbers is their product divided by their GCD. With more numbers, the LCM so far is combined with the next number.",
    "Every result is exact, however many digits it has.",
  ],
  assumptions: [
    "Minus signs are ignored.",
    "Every number divides 0. So a 0 in the list leaves the divisor as it is and makes the multiple 0.",
    "A number that is listed twice counts once.",
  ],
  limitations: [
    "It takes 2 to 50 whole numbers of up to thirty digits each, and no fractions.",
    "Zeros alone have no greatest common divisor.",
    "If there are very many division steps, the page says how many instead of writing them out.",
  ],
  example: {
    story:
      "Mia has three leftover ribbons, 24, 42 and 30 inches long, and wants equal pieces for gift tags with no waste.",
    outcome:
      "She cuts pieces of 6 inches: four from the first, seven from the second and five from the third. That is enough for sixteen tags.",
    inputs: { numbers: "24, 42, 30" },
  },
  mistakes: [
    "Mixing them up: the GCD is never larger than the smallest number, the LCM never smaller than the largest (leaving out zeros).",
    "Multiplying all numbers for the LCM. 4 × 6 is 24, but their LCM is 12.",
    "Forgetting 1. Two numbers with no common factor but 1 have a GCD of 1.",
    "Using decimals. Multiply them all by 10 or 100 first, so that they are whole, and divide the answer by the same number.",
  ],
  questions: [
    {
      question: "When do I need the greatest common divisor?",
      answer:
        "To simplify a fraction, or to cut several lengths into equal pieces with nothing left over. The largest square tile that fits a floor of 96 by 84 inches without cutting is 12 inches.",
    },
    {
      question: "When do I need the least common multiple?",
      answer:
        "For a common denominator, or when things repeat. If one bus leaves every 24 minutes and another every 90, they leave together every 360 minutes.",
    },
    {
      question: "What does a GCD of 1 mean?",
      answer:
        "The numbers are coprime: no number above 1 divides them all. The least common multiple of two coprime numbers is their product.",
    },
    {
      question: "Is the GCD the same as the HCF or the GCF?",
      answer:
        "Yes. Greatest common divisor, highest common factor and greatest common factor are three names for the same thing.",
    },
    { question: "What is the GCF of 24 and 36?", answer: "12. It divides both, and no larger number does." },
  ],
  next: [
    { slug: "fraction", why: "add or simplify fractions." },
    { slug: "prime-factorization", why: "see the factors behind the answer." },
    { slug: "ratio", why: "simplify ratios, decimals included." },
  ],
  related: ["prime-factorization", "fraction", "ratio"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 3.1, Prime and Composite Numbers",
      url: "https://openstax.org/books/contemporary-mathematics/pages/3-1-prime-and-composite-numbers",
    },
    {
      title: "NIST Digital Library of Mathematical Functions, section 27.2, Functions of Number Theory: Definitions",
      url: "https://dlmf.nist.gov/27.2",
    },
  ],
  synonyms: [
    "greatest common factor",
    "highest common factor",
    "GCF",
    "HCF",
    "lowest common multiple",
    "least common denominator",
    "Euclidean algorithm",
    "coprime",
  ],
  everydayWords: [
    "greatest, biggest number that goes into two",
    "lowest, smallest",
    "factor",
    "divisor, denominator",
    "divisible by",
    "equal groups",
    "packs come out even",
    "buses leave, lights blink together",
    "both",
  ],
  vectors,
} satisfies Content<typeof gcdLcm>;
