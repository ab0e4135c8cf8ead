import { CONTEMPORARY_MATHEMATICS_3_1 } from "#calculators/sources";
import type { Content } from "#engine";
import type gcdLcm from "./gcd-lcm.ts";
import vectors from "./vectors.ts";

export default {
  title: "GCD and LCM calculator with steps",
  purpose:
    "Finds the greatest common divisor (GCD, also called GCF or HCF) and the least common multiple (LCM) of two or more whole numbers.",
  about: [
    "“What is the largest square tile that fits a floor without cutting?” is a GCD question. “When do two buses leave together again?” is an LCM question. The calculator answers both kinds at once and shows the steps.",
  ],
  howToUse: [
    "Use the GCD to divide things into equal pieces with nothing left over, or to simplify a fraction.",
    "Use the LCM for common denominators and for anything that repeats: schedules, gears, traffic lights.",
  ],
  methodology: [
    "The GCD comes from Euclid's algorithm. Divide the larger number by the smaller number and find the remainder. Then divide the smaller number by the remainder. Go on in this way until the remainder is 0. The last number you divided by is the GCD.",
    "In the formula, a mod b is the remainder of a divided by b.",
    "The LCM of two numbers is their product divided by their GCD.",
    "With three numbers, first find the GCD of two of them. Then find the GCD of that result and the third number. The LCM works the same way.",
  ],
  assumptions: [
    "Minus signs are ignored.",
    "If one of the numbers is 0, the LCM is 0. The GCD is that of the other numbers.",
    "A number that is listed twice counts once.",
  ],
  limitations: [
    "It takes 2 to 50 whole numbers of up to thirty digits each. It doesn't take fractions.",
    "If all numbers are 0, there is no greatest common divisor.",
  ],
  example: {
    story:
      "Mia has three leftover ribbons, 24, 42 and 30 inches long, and wants equal pieces for gift tags with no waste.",
    outcome:
      "She cuts pieces of 6 inches: four from the first, seven from the second and five from the third. That is enough for sixteen tags.",
    inputs: { numbers: "24, 42, 30" },
  },
  mistakes: [
    "Mixing up the GCD and the LCM. For 4 and 6, the GCD is 2 and the LCM is 12.",
    "Multiplying all numbers to get the LCM. 4 × 6 is 24, but the LCM of 4 and 6 is 12.",
    "Thinking that two numbers have no GCD. 8 and 9 share only the factor 1, so their GCD is 1.",
    "Entering decimals. For 1.2 and 1.8, enter 12 and 18, and divide the answer by 10.",
  ],
  questions: [
    {
      question: "When do I need the greatest common divisor?",
      answer:
        "To simplify a fraction, or to cut several lengths into equal pieces with nothing left over. The largest square tile that fits a floor of 96 by 84 inches without cutting is 12 inches wide.",
    },
    {
      question: "When do I need the least common multiple?",
      answer:
        "For a common denominator, or when things repeat. If one bus leaves every 24 minutes and another every 90 minutes, they leave together every 360 minutes.",
    },
    {
      question: "What does a GCD of 1 mean?",
      answer:
        "The numbers are coprime: no whole number above 1 divides all of them. The LCM of two coprime numbers is their product.",
    },
    {
      question: "Is the GCD the same as the HCF or the GCF?",
      answer:
        "Yes. Greatest common divisor, highest common factor and greatest common factor are three names for the same thing.",
    },
    {
      question: "What is the GCF of 24 and 36?",
      answer: "The GCF is 12. It divides both 24 and 36, and no larger number does.",
    },
  ],
  next: [
    { slug: "fraction", why: "add or simplify fractions." },
    { slug: "prime-factorization", why: "see the factors behind the answer." },
    { slug: "ratio", why: "simplify ratios, decimals included." },
  ],
  related: ["prime-factorization", "fraction", "ratio"],
  sources: [
    CONTEMPORARY_MATHEMATICS_3_1,
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
  everydayWords: ["greatest", "biggest", "lowest", "divisor", "factor", "denominator", "together", "even"],
  inputWords: { numbers: "Two numbers, goes into, equal groups, packs, buses leave" },
  vectors,
} satisfies Content<typeof gcdLcm>;
