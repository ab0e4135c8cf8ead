import type { Content } from "#engine";
import type fraction from "./fraction.ts";
import vectors from "./vectors.ts";

export default {
  title: "Fraction calculator with steps",
  purpose:
    "Adds, subtracts, multiplies and divides two fractions or mixed numbers, and simplifies any fraction, exactly and with every step written out.",
  about: [
    "Homework is the usual reason, and here you see each step the way a teacher would write it. But fractions are everywhere: wrench sizes, lumber, half of a recipe.",
  ],
  howToUse: [
    "Follow the steps once with pencil and paper, then try the next one yourself and use the page to check.",
    "In a recipe or a workshop, use the mixed number; for further calculations, keep the fraction.",
  ],
  methodology: [
    "In the formulas, a/b and c/d are the two fractions. To add or subtract, both get a common denominator: b × d always works, and the steps use the smallest one. To multiply, multiply the tops and the bottoms. To divide, flip the second fraction and multiply.",
    "Then the top and bottom of the result are divided by their greatest common divisor. A result above 1 is also shown as a mixed number.",
    "Tops and bottoms are kept as exact whole numbers, so the fraction is never rounded. A decimal such as 0.75 is read as exactly 75/100.",
  ],
  assumptions: [
    "A minus sign before a mixed number applies to all of it: -1 3/4 is -(1 + 3/4) = -7/4.",
    "A whole number and a fraction with a space between them are added, not multiplied: 2 1/2 is two and a half.",
    "The fraction is exact. The decimal is rounded to 15 digits. Digits before the decimal point are never cut off.",
  ],
  limitations: [
    "It takes two fractions at a time. Enter the result again to continue.",
    "You can't type an endless decimal. Enter 1/3, not 0.333.",
    "Each part of a fraction may have up to 40 digits.",
  ],
  example: {
    story:
      "Grandma's pudding needs one and a half cups of milk and three quarters of a cup of cream. Will it all fit in a two-cup measuring cup?",
    outcome: "Not quite: it is a quarter cup too much.",
    inputs: { first: "1 1/2", operation: "plus", second: "3/4" },
  },
  mistakes: [
    "Adding tops and bottoms: 1/2 + 1/3 isn't 2/5.",
    "Typing 13/4 for 1 3/4. Leave a space.",
    "Flipping the first fraction instead of the second when dividing.",
    "Rounding 1/3 to 0.33 and using that in later steps. Keep the fraction until the end.",
  ],
  questions: [
    {
      question: "How do I type a mixed number?",
      answer:
        "With a space: 1 3/4 is one and three quarters. A character such as ½ works too, and so does a decimal such as 1.75.",
    },
    {
      question: "Why do fractions need a common denominator to be added?",
      answer:
        "Only pieces of the same size can be counted together. A half and a third are 3/6 and 2/6, which makes 5/6.",
    },
    {
      question: "Why does dividing by a fraction turn it upside down?",
      answer:
        "Dividing by 1/4 asks how many quarters there are. Each whole has four, so you multiply by 4. The same holds for any fraction.",
    },
    {
      question: "Is an improper fraction wrong?",
      answer:
        "No. 10/9 and 1 1/9 are the same number. A mixed number is easier to picture, and the fraction is easier to keep calculating with.",
    },
    {
      question: "How do I simplify a fraction?",
      answer: "Divide the top and bottom by their greatest common divisor. For 18/24 it is 6, which gives 3/4.",
    },
  ],
  next: [
    { slug: "gcd-lcm", why: "find the common divisor or denominator." },
    { slug: "ratio", why: "compare parts with each other." },
    { slug: "percentage", why: "turn a fraction into a percentage." },
  ],
  related: ["ratio", "gcd-lcm", "percentage", "rounding"],
  sources: [
    {
      title: "OpenStax, Contemporary Mathematics, section 3.4, Rational Numbers",
      url: "https://openstax.org/books/contemporary-mathematics/pages/3-4-rational-numbers",
    },
    {
      title: "OpenStax, Prealgebra 2e, chapter 4, Fractions",
      url: "https://openstax.org/books/prealgebra-2e/pages/4-introduction-to-fractions",
    },
  ],
  synonyms: [
    "mixed number",
    "improper fraction",
    "simplify fractions",
    "reduce to lowest terms",
    "add fractions",
    "decimal to fraction",
    "common denominator",
    "numerator",
  ],
  everydayWords: [
    "plus, minus, times, over",
    "divided by",
    "half, third, thirds, quarter, quarters",
    "write as a decimal",
    "turn",
    "reduce",
    "lowest terms",
    "denominator",
    "inch",
    "board",
    "left",
    "cup",
  ],
  vectors,
  changes: [
    {
      version: "1.0.2",
      date: "2026-11-23",
      what: "A step is worded more clearly. All figures are the same as before.",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Every digit before the decimal point is shown: 12345678901234567 as a decimal is 12,345,678,901,234,567, and no longer ends in zeros.",
    },
  ],
} satisfies Content<typeof fraction>;
