import type { Content } from "#engine";
import type root from "./root.ts";
import vectors from "./vectors.ts";

export default {
  title: "Root calculator: square, cube and nth roots",
  purpose:
    "Finds the square root, the cube root or any other root of a number, as a decimal and as a simplified radical such as 6√2.",
  about: [
    "The square root of 72 is the number that gives 72 when you multiply it by itself. You need roots for the side of a square, for distances, for standard deviations and for average growth rates.",
    "Homework often wants √72 as 6√2, and a tape measure wants 8.49. You get both.",
  ],
  howToUse: [
    "Enter 2 as the index for a square root, 3 for a cube root, and so on.",
    "Use the radical form while you calculate with pencil and paper, because it is exact. Use the decimal at the end.",
    "If you solve an equation such as x² = 72, both the root and its negative are answers.",
  ],
  methodology: [
    "The nth root of x is the number r with r^n = x. It is also written x^(1/n). For even n and x above 0, two real numbers fit, r and -r. The sign √ means the positive one.",
    "To simplify a radical, we split the number into primes. Each group of n equal primes comes out of the root as one: 72 = 2³ × 3² = 6² × 2, so √72 = 6√2.",
    "If the powers that remain share a factor with the index, both are divided by it: ⁴√9 = ⁴√(3²) = √3.",
  ],
  assumptions: [
    "The root is the real root. For an even index it is the positive one, and the other is shown beside it.",
    "The simplified radical is given for whole numbers.",
    "Figures that don't end are shown with six digits. “More digits” shows the rest.",
  ],
  limitations: [
    "Even roots of negative numbers are complex numbers. They aren't included.",
    "Sums such as √2 + √8 aren't simplified. Simplify each root first, and then add those with the same number under the root.",
  ],
  example: {
    story: "Amara lays out a square garden of 450 square feet. How long is each side?",
    outcome: "A side is √450 = 15√2, or about 21.2 feet. She buys 85 feet of fence for the four sides.",
    inputs: { number: 450, index: 2 },
  },
  mistakes: [
    "Splitting a sum. √(9 + 16) is √25 = 5, but √9 + √16 is 7.",
    "Halving instead of taking the root. √16 is 4, not 8.",
    "Leaving a square inside. √48 is 4√3. 2√12 is equal to it but not in simplest form.",
    "Forgetting the second answer. x² = 9 has the answers 3 and -3.",
  ],
  questions: [
    {
      question: "How do I simplify a square root?",
      answer:
        "Find the largest perfect square that divides the number, such as 36 for 72. Its root goes in front: √72 = √36 × √2 = 6√2.",
    },
    {
      question: "What is the cube root of a negative number?",
      answer:
        "A negative number. The cube root of -27 is -3, because (-3) × (-3) × (-3) = -27. Every odd root works like this.",
    },
    {
      question: "Why is √9 only 3 and not ±3?",
      answer:
        "By convention, the sign √ means the root that isn't negative. The equation x² = 9 has two answers, √9 and -√9.",
    },
    {
      question: "How is a root written as a power?",
      answer: "With one divided by the index as the exponent. The fourth root of 81 is 81^(1/4) = 3.",
    },
    {
      question: "Is the square root of 2 a fraction?",
      answer:
        "No. Its decimals never end and never repeat. The same is true for the square root of every whole number that isn't a perfect square.",
    },
  ],
  next: [
    { slug: "scientific", why: "roots inside longer expressions." },
    { slug: "quadratic", why: "equations with x²." },
    { slug: "prime-factorization", why: "the primes of the number under the root." },
  ],
  related: ["logarithm", "quadratic", "scientific", "prime-factorization"],
  sources: [
    {
      title: "OpenStax, College Algebra 2e, section 1.3, Radicals and Rational Exponents",
      url: "https://openstax.org/books/college-algebra-2e/pages/1-3-radicals-and-rational-exponents",
    },
  ],
  synonyms: ["square root", "cube root", "nth root", "simplify radicals", "radical form", "surd", "fourth root"],
  everydayWords: ["square root", "cube root", "radical", "surd"],
  inputWords: { number: "Radicand, perfect square", index: "Cube, fourth, nth, degree" },
  vectors,
  released: "2026-11-26",
} satisfies Content<typeof root>;
