import type { Content } from "#engine";
import type quadratic from "./quadratic.ts";
import vectors from "./vectors.ts";

export default {
  title: "Quadratic equation calculator with steps",
  purpose:
    "Solves a quadratic equation: its two roots, exactly with their square root and as decimals, whether they are real or complex, with the discriminant and the vertex.",
  methodology: [
    "The coefficients are first brought to whole numbers without a common divisor, which does not change the roots. The quadratic formula then gives them, and squares are taken out from under the root.",
    "The discriminant b² - 4ac is exact, so its sign is never in doubt: above zero there are two real roots, at zero one that counts twice, and below zero two complex ones.",
    "As decimals, the root in which nothing cancels comes from the formula, and the other from the product of both, which is c ÷ a. So a very small root beside a large one keeps all its digits.",
  ],
  assumptions: [
    "The equation is written as ax² + bx + c = 0. Bring everything to one side first.",
    "i is the square root of -1, and √ is the root that is not below zero.",
    "The smaller root comes first. Decimals are shown to 15 significant digits, and to every digit before the point.",
  ],
  limitations: [
    "a must not be 0: bx + c = 0 has the single root -c ÷ b.",
    "From a discriminant beyond a million millions, the square of a prime above 10,000 may be left under the root. The root is still exact.",
    "It solves equations of the second degree only.",
  ],
  example: {
    story: "x² - 4x - 8 = 0 does not factor into whole numbers.",
    inputs: { a: 1, b: -4, c: -8 },
  },
  questions: [
    {
      question: "What does the discriminant tell?",
      answer:
        "How many real roots there are. Above zero there are two, at zero one, and below zero none. If it is a square and the coefficients are whole, the roots are fractions.",
    },
    {
      question: "What is a complex root?",
      answer:
        "A root that needs the square root of a negative number. The parabola then does not meet the x axis. The two roots are p + qi and p - qi.",
    },
    {
      question: "My coefficients are decimals or negative. Does that matter?",
      answer:
        "No. Type them as they are. 0.1x² + 0.2x + 0.1 = 0 has the same root as x² + 2x + 1 = 0, and it is found exactly.",
    },
    {
      question: "What is the vertex?",
      answer:
        "The turning point of the parabola y = ax² + bx + c: its lowest point if a is above zero, its highest if a is below. It lies halfway between the roots.",
    },
  ],
  related: ["fraction", "gcd-lcm", "rounding"],
  sources: [
    {
      title: "OpenStax, Algebra and Trigonometry 2e, section 2.5, Quadratic Equations",
      url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/2-5-quadratic-equations",
    },
    {
      title: "OpenStax, Algebra and Trigonometry 2e, section 5.1, Quadratic Functions",
      url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/5-1-quadratic-functions",
    },
    {
      title:
        "NIST Digital Library of Mathematical Functions, section 1.11(iii), Polynomials of Degrees Two, Three, and Four",
      url: "https://dlmf.nist.gov/1.11#iii",
    },
  ],
  synonyms: [
    "quadratic formula",
    "solve for x",
    "roots of a polynomial",
    "parabola",
    "discriminant",
    "vertex",
    "complex roots",
    "second degree equation",
  ],
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-22",
      what: "Every digit before the decimal point is shown: the vertex of x² + 100,000,000x + 5 = 0 is at y = -2,499,999,999,999,995, not -2,500,000,000,000,000.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "A root is rounded once: of x² + 100,000,000x + 5 = 0 the smaller one prints as -99,999,999.9999999, and not as -100,000,000.",
    },
  ],
} satisfies Content<typeof quadratic>;
