import type { Content } from "#engine";
import type fraction from "./fraction.ts";
import vectors from "./vectors.ts";

export default {
  title: "Fraction calculator with steps",
  purpose:
    "Adds, subtracts, multiplies and divides two fractions or mixed numbers, and brings any fraction to lowest terms, exactly and with every step written out.",
  methodology: [
    "To add or subtract, both fractions get their least common denominator. To multiply, the numbers above the line are multiplied, and so are those below. To divide, the second fraction is turned upside down and multiplied.",
    "The result is divided above and below by the greatest common divisor, and where it is more than one it is also told as a mixed number.",
    "Everything is reckoned in whole numbers of any size. A decimal such as 0.75 is read as exactly 75/100.",
  ],
  assumptions: [
    "A minus before a mixed number is that of the whole: -1 3/4 is -(1 + 3/4), which is -7/4.",
    "A whole number and a fraction with a space between them are added, not multiplied: 2 1/2 is two and a half.",
    "The fraction is exact. Its decimal is shown to 15 significant digits, and to every digit before the point.",
  ],
  limitations: [
    "Two fractions at a time. Put the result back in to go on.",
    "A decimal that goes on for ever cannot be typed as one: give 1/3, not 0.333.",
    "Each part of a fraction may have up to 40 digits.",
  ],
  example: {
    story: "A recipe asks for one and a half cups of milk and three quarters of a cup of cream.",
    inputs: { first: "1 1/2", operation: "plus", second: "3/4" },
  },
  questions: [
    {
      question: "How do I type a mixed number?",
      answer:
        "With a space: 1 3/4 is one and three quarters. A single character such as ½ is read as well, and so is a decimal such as 1.75.",
    },
    {
      question: "Why do fractions need a common denominator to be added?",
      answer:
        "Because only pieces of the same size can be counted together. A half and a third are 3/6 and 2/6, and so 5/6.",
    },
    {
      question: "Why does dividing by a fraction turn it upside down?",
      answer:
        "To divide by 1/4 is to ask how many quarters there are. Each whole has four, so you multiply by 4. The same holds for any fraction.",
    },
    {
      question: "Is an improper fraction wrong?",
      answer:
        "No. 10/9 and 1 1/9 are the same number. A mixed number is easier to picture, and the fraction is easier to go on with.",
    },
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
  vectors,
  changes: [
    {
      version: "1.0.1",
      date: "2026-11-22",
      what: "Every digit before the decimal point is shown: 12345678901234567 as a decimal is 12,345,678,901,234,567, and no longer ends in zeros.",
    },
  ],
} satisfies Content<typeof fraction>;
