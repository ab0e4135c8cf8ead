import type { Content } from "#engine";
import type fraction from "./fraction.ts";
import vectors from "./vectors.ts";

export default {
  title: "Fraction calculator with steps",
  purpose:
    "Adds, subtracts, multiplies and divides two fractions or mixed numbers, and simplifies any fraction, exactly and with every step written out.",
  about: [
    "For homework, you see each step the way a teacher would write it. For a recipe, a wrench size or a board, you get the answer as a mixed number and as a decimal.",
  ],
  howToUse: [
    "Follow the steps once with pencil and paper, then solve the next problem yourself and check your answer on this page.",
    "In a recipe or a workshop, use the mixed number. To calculate further, use the fraction.",
  ],
  methodology: [
    "In the formulas, a/b and c/d are the two fractions. To add or subtract, write both fractions with a common denominator, which is the same bottom number. The formula uses b × d, and the steps use the smallest common denominator. To multiply, multiply the two tops and multiply the two bottoms. To divide, flip the second fraction and multiply.",
    "Then the top and the bottom of the result are divided by the largest number that divides both. A result above 1 is also shown as a mixed number.",
    "A decimal such as 0.75 counts as exactly 75/100.",
  ],
  assumptions: [
    "A minus sign before a mixed number applies to the whole mixed number: -1 3/4 is -(1 + 3/4) = -7/4.",
    "The fraction is exact. A decimal that doesn't end is shown with six digits, and with every digit before the decimal point. “More digits” shows the rest.",
  ],
  limitations: [
    "It takes two fractions at a time. To add a third fraction, enter the result as the first fraction.",
    "A rounded decimal gives a slightly wrong answer. For one third, enter 1/3, not 0.333.",
  ],
  example: {
    story:
      "Grandma's pudding needs one and a half cups of milk and three quarters of a cup of cream. Will it all fit in a two-cup measuring cup?",
    outcome: "No. Together they make 2 1/4 cups, a quarter cup too much.",
    inputs: { first: "1 1/2", operation: "plus", second: "3/4" },
  },
  mistakes: [
    "Adding tops and bottoms: 1/2 + 1/3 isn't 2/5.",
    "Typing 13/4 for 1 3/4. Type a space after the 1.",
    "Flipping the first fraction instead of the second when dividing.",
    "Rounding 1/3 to 0.33 and using 0.33 in later steps. Keep the fraction until the end.",
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
        "Only pieces of the same size can be counted together. A half is 3/6 and a third is 2/6. Together they make 5/6.",
    },
    {
      question: "Why does dividing by a fraction turn it upside down?",
      answer:
        "Dividing 3 by 1/4 asks how many quarters are in 3. Each whole has 4 quarters, so 3 has 3 × 4 = 12 quarters. Dividing by 1/4 gives the same as multiplying by 4/1.",
    },
    {
      question: "Is an improper fraction wrong?",
      answer:
        "No. 10/9 and 1 1/9 are the same number. A mixed number is easier to picture, and the fraction is easier to keep calculating with.",
    },
    {
      question: "How do I simplify a fraction?",
      answer:
        "Divide the top and the bottom by the largest number that divides both, the greatest common divisor. For 18/24, that number is 6, and the result is 3/4.",
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
  everydayWords: ["plus", "minus", "times", "half", "third", "quarter", "lowest terms"],
  inputWords: {
    first: "One half is 1/2, inch, cup, board",
    operation: "Divided by is over, of, reduce, turn into decimal",
    second: "Quarters, thirds, denominator",
  },
  vectors,
  changes: [
    {
      version: "1.0.3",
      date: "2026-11-26",
      what: "Figures that don't end are shown with six digits. “More digits” shows the rest, and the values for programs are the same as before.",
    },
    {
      version: "1.0.2",
      date: "2026-11-23",
    },
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Every digit before the decimal point is shown: 12345678901234567 as a decimal is 12,345,678,901,234,567, and no longer ends in zeros.",
    },
  ],
} satisfies Content<typeof fraction>;
