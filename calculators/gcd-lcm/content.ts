import type { Content } from "#engine";
import type gcdLcm from "./gcd-lcm.ts";
import vectors from "./vectors.ts";

export default {
  title: "GCD and LCM calculator with steps",
  purpose:
    "Finds the greatest common divisor and the least common multiple of two or more whole numbers of up to thirty digits each.",
  methodology: [
    "The divisor comes from Euclid's algorithm: divide the larger number by the smaller, go on with the smaller and the remainder, and stop when nothing remains. More than two numbers are taken one after the other.",
    "The multiple of two numbers is their product divided by their greatest common divisor. It too is built up number by number.",
    "Whole numbers of any size are exact here, so nothing is lost in a long product.",
  ],
  assumptions: [
    "Signs do not matter: the divisor and the multiple are those of the numbers without their signs.",
    "Every number divides 0. So a 0 in the list does not change the divisor, and it makes the multiple 0.",
    "A number that is listed twice counts once.",
  ],
  limitations: [
    "From 2 to 50 numbers, each whole and of at most thirty digits. For fractions and decimals, use the ratio calculator.",
    "Zeros alone have no greatest common divisor.",
    "The steps of very long divisions are counted and not written out.",
  ],
  example: {
    story: "Three rolls of ribbon of 24, 42 and 30 cm are cut into equal pieces, as long as possible.",
    inputs: { numbers: "24, 42, 30" },
  },
  questions: [
    {
      question: "When do I need the greatest common divisor?",
      answer:
        "To bring a fraction to lowest terms, or to cut several lengths into equal pieces with nothing left over. A floor of 570 by 450 cm takes square tiles of 30 cm at most.",
    },
    {
      question: "When do I need the least common multiple?",
      answer:
        "For a common denominator, or when things repeat. If one bus leaves every 24 minutes and another every 90, they leave together every 360 minutes.",
    },
    {
      question: "What does a divisor of 1 mean?",
      answer:
        "The numbers are coprime: no number above 1 divides them all. Two coprime numbers have their product as the least common multiple.",
    },
    {
      question: "Is the GCD the same as the HCF or the GCF?",
      answer:
        "Yes. Greatest common divisor, highest common factor and greatest common factor are three names of one thing.",
    },
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
  vectors,
} satisfies Content<typeof gcdLcm>;
