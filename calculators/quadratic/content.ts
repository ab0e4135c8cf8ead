import type { Content } from "#engine";
import type quadratic from "./quadratic.ts";
import vectors from "./vectors.ts";

export default {
  title: "Quadratic equation calculator with steps",
  purpose:
    "Solves a quadratic equation: both roots exactly and as decimals, real or complex, with the discriminant and the vertex of the parabola.",
  about: [
    "Put your equation in the form ax² + bx + c = 0, type the three numbers, and get the roots with every step. Use it to check homework, or in physics to find where a thrown ball lands.",
  ],
  howToUse: [
    "Compare the steps with yours line by line; the first difference is your mistake.",
    "If you need a time or a length, throw away the negative root. If both are positive, both may be right: a ball passes the same height going up and coming down.",
    "The vertex is the highest or lowest point: maximum height, lowest cost, best price.",
  ],
  methodology: [
    "In the formula, a, b and c are the coefficients, ± means there are two roots, and b² - 4ac under the square root sign is the discriminant. First the equation is scaled so that the coefficients are whole numbers with no common factor, which doesn't change the roots. Then perfect squares are taken out of the square root.",
    "The discriminant is exact. Above zero there are two real roots, at zero one that counts twice, and below zero two complex ones.",
    "The steps show the formula for both roots. We find the decimals of one of them from the product of the roots, c ÷ a, so that a tiny root beside a large one keeps all its digits.",
  ],
  assumptions: [
    "The equation is written as ax² + bx + c = 0. Move everything to one side first.",
    "i is the square root of -1, and √ means the root that isn't negative.",
    "The smaller root comes first. Decimals are shown to 15 significant digits.",
  ],
  limitations: [
    "a must not be 0: bx + c = 0 has the single root -c ÷ b.",
    "With a discriminant above a trillion, √ may not be simplified completely. The root is still exact.",
    "It solves equations of the second degree only.",
  ],
  example: {
    story: "Noah's homework says x² - 4x - 8 = 0. He has tried to factor it for ten minutes.",
    outcome:
      "It doesn't factor into whole numbers, because 48 isn't a square. The exact answer, 2 ± 2√3, is what his teacher wants; the decimals are good for a sketch.",
    inputs: { a: 1, b: -4, c: -8 },
  },
  mistakes: [
    "Losing the sign of b: with b = -4, -b is +4.",
    "Dividing only the square root by 2a instead of the whole numerator.",
    "Forgetting to move everything to one side first.",
    "Squaring a negative as negative: (-4)² is 16.",
  ],
  questions: [
    {
      question: "What does the discriminant tell you?",
      answer:
        "How many real roots there are. Above zero there are two, at zero one, and below zero none. If it is a square and the coefficients are whole, the roots are fractions or whole numbers.",
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
        "The turning point of the parabola y = ax² + bx + c: its lowest point if a is above zero, its highest if a is below. Its x is halfway between the roots.",
    },
    {
      question: "How do I know if it factors?",
      answer: "If the coefficients are whole and the discriminant is a perfect square, it factors with whole numbers.",
    },
  ],
  next: [
    { slug: "scientific", why: "check a root by putting it back in." },
    { slug: "triangle", why: "find sides and angles with square roots." },
  ],
  related: ["fraction", "gcd-lcm", "rounding", "scientific"],
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
  everydayWords: [
    "x squared",
    "2x^2 + 5x = 3",
    "solve for x, y",
    "zeros",
    "parabola",
    "vertex",
    "maximum",
    "quadratic formula",
    "discriminant",
    "completing the square",
    "imaginary",
    "factor",
    "factoring",
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
      what: "The smaller root of x² + 100,000,000x + 5 = 0 is now shown as -99,999,999.9999999. It was rounded twice before, to -100,000,000.",
    },
  ],
} satisfies Content<typeof quadratic>;
