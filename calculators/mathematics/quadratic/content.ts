import type { Content } from "#engine";
import type quadratic from "./quadratic.ts";
import vectors from "./vectors.ts";

export default {
  title: "Quadratic equation calculator with steps",
  purpose:
    "Solves a quadratic equation. You get both roots exactly and as decimals, real or complex, with the discriminant and the vertex of the parabola.",
  about: [
    "Put your equation in the form ax² + bx + c = 0, enter a, b and c, and get the roots with every step. Use it to check homework, or in physics to find where a thrown ball lands.",
  ],
  howToUse: [
    "Compare the steps with yours line by line. The first difference is your mistake.",
    "If you need a time or a length, throw away a negative root. If both roots are positive, both may be right: a ball passes the same height going up and coming down.",
    "The vertex is the highest or lowest point of the parabola, such as the maximum height, the lowest cost or the best price.",
  ],
  methodology: [
    "In the formula, a, b and c are the coefficients. ± means that there are two roots, one with + and one with -. The part under the square root sign, b² - 4ac, is the discriminant.",
    "First we multiply or divide the equation so that a, b and c are whole numbers with no common factor. This doesn't change the roots. Then we simplify the square root: √48 becomes 4√3.",
  ],
  assumptions: [
    "The equation is written as ax² + bx + c = 0. Move everything to one side first.",
    "√ means the positive square root, and i is the square root of -1.",
    "The smaller root comes first. Decimals that don't end are shown with six digits. “More digits” shows the rest.",
  ],
  limitations: [
    "a must not be 0. Without x², the equation bx + c = 0 has the single root -c ÷ b.",
    "If the discriminant is above a trillion, the square root may not be fully simplified. The root is still exact.",
    "It doesn't solve equations with x³ or higher powers.",
  ],
  example: {
    story: "Noah's homework says x² - 4x - 8 = 0. He has tried to factor it for ten minutes.",
    outcome:
      "The equation doesn't factor with whole numbers, because the discriminant, 48, isn't a perfect square. The exact answer, 2 ± 2√3, is what his teacher wants. The decimals are good for a sketch.",
    inputs: { a: 1, b: -4, c: -8 },
  },
  mistakes: [
    "Losing the sign of b. If b is -4, -b is +4.",
    "Dividing only the square root by 2a. The whole top of the fraction is divided.",
    "Forgetting to move everything to one side first. The other side must be 0.",
    "Writing a negative square. (-4)² is 16, not -16.",
  ],
  questions: [
    {
      question: "What does the discriminant tell you?",
      answer:
        "How many real roots there are. If it is above zero there are two real roots, and if it is zero there is one. If it is below zero there are none, and both roots are complex.",
    },
    {
      question: "What is a complex root?",
      answer:
        "A root that needs the square root of a negative number. The parabola then doesn't meet the x axis. The two roots have the form p + qi and p - qi.",
    },
    {
      question: "My coefficients are decimals or negative. Does that matter?",
      answer:
        "No. Type them as they are. 0.1x² + 0.2x + 0.1 = 0 has the same root as x² + 2x + 1 = 0, and the page finds it exactly.",
    },
    {
      question: "What is the vertex?",
      answer:
        "The turning point of the parabola y = ax² + bx + c. It is the lowest point if a is above zero, and the highest point if a is below zero. The x of the vertex is halfway between the two roots.",
    },
    {
      question: "How do I know if a quadratic factors?",
      answer:
        "If a, b and c are whole numbers and the discriminant is a perfect square, the equation factors with whole numbers.",
    },
  ],
  next: [
    { slug: "scientific", why: "check a root by putting it back in." },
    { slug: "triangle", why: "find the sides and angles of a triangle." },
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
  everydayWords: ["x squared", "solve for x", "parabola", "vertex", "zeros"],
  inputWords: {
    a: "Of x squared, 2x^2, y maximum",
    b: "Of x, factor, factoring, formula",
    c: "The constant, completing the square",
  },
  vectors,
  changes: [
    { version: "1.0.4", date: "2026-11-26" },
    {
      version: "1.0.3",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
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
