import type { Content } from "#engine";
import type exponent from "./exponent.ts";
import vectors from "./vectors.ts";

export default {
  title: "Exponent calculator: powers of any number",
  purpose:
    "Raises a number to a whole, negative or fractional exponent. It also finds the exponent or the base that gives a known result.",
  about: [
    "Exponents are a short way to write repeated multiplication. They describe everything that doubles, halves or grows by a percentage: bacteria, savings, computer memory, the strength of a password.",
    "The result is exact wherever it ends. For large powers of whole numbers, you get every digit, and the same number in scientific notation.",
  ],
  howToUse: [
    "Type the exponent as a whole number, a decimal or a fraction: 10, -3, 0.5 or 2/3.",
    "To find how often something must double to grow a thousandfold, choose “The exponent” and enter the base 2 and the result 1,000.",
    "To find the yearly factor behind a total growth, choose “The base”. Enter the growth as the result, and the number of years as the exponent.",
  ],
  methodology: [
    "For a whole exponent n above 0, a^n is the product of n factors a. A zero exponent gives 1. A negative exponent divides: a^(-n) = 1 ÷ a^n.",
    "A fraction as exponent is a root. In a^(p/q), the q is the index of the root and the p is the power: 343^(2/3) = (³√343)² = 7² = 49. A decimal exponent is turned into a fraction in lowest terms first.",
    "The exponent is found with logarithms, n = ln(result) ÷ ln(base). The base is the result to the power of 1 ÷ n.",
  ],
  assumptions: [
    "The answer is a real number. A negative base has a real power only if the exponent is a fraction with an odd denominator, such as 1/3.",
    "0^0 gets no answer. Algebra and most programs take it as 1, and calculus gives it no value.",
    "If the exponent is even, two bases fit. The positive one comes first.",
  ],
  limitations: [
    "The result may have up to 1,000 digits.",
    "Complex powers, such as the square root of -4, aren't included.",
  ],
  example: {
    story: "Mina wants to know how many passwords of eight lowercase letters there are. Each place has 26 letters.",
    outcome:
      "There are 26^8, about 209 billion. A program that tries a billion a second needs three and a half minutes.",
    inputs: { find: "power", base: 26, exponent: "8" },
  },
  mistakes: [
    "Multiplying base and exponent. 2^5 is 32, not 10.",
    "Losing the brackets around a negative base. (-3)^2 is 9, but -3^2 means -(3^2), which is -9.",
    "Reading a negative exponent as a negative number. 2^(-3) is 1/8, not -8.",
    "Adding exponents of a power of a power. (2^3)^4 is 2^12, because the exponents are multiplied.",
  ],
  questions: [
    {
      question: "Why is any number to the power of 0 equal to 1?",
      answer:
        "Each step down in the exponent divides by the base: 2^3 = 8, 2^2 = 4, 2^1 = 2, and so 2^0 = 1. This works for every base except 0.",
    },
    {
      question: "What does a fractional exponent mean?",
      answer:
        "A root. An exponent of 1/2 is the square root, and 1/3 the cube root. An exponent of 2/3 is the cube root, squared.",
    },
    {
      question: "What are the rules of exponents?",
      answer:
        "With the same base, exponents add when you multiply, a^m × a^n = a^(m + n), and subtract when you divide. A power of a power multiplies them, (a^m)^n = a^(m × n). A product can be split, (a × b)^n = a^n × b^n.",
    },
    {
      question: "How do I solve for an exponent?",
      answer:
        "Take the logarithm of both sides. From 1.07^n = 2 follows n = ln(2) ÷ ln(1.07), about 10.24. At 7% a year, money doubles in a little over ten years.",
    },
    {
      question: "What does 2^3^2 mean?",
      answer: "Powers are worked out from the top: 3^2 is 9, and 2^9 is 512. With brackets, (2^3)^2 is 64.",
    },
  ],
  next: [
    { slug: "scientific", why: "powers inside longer expressions." },
    { slug: "root", why: "roots in simplest radical form." },
    { slug: "logarithm", why: "logarithms with their own bases." },
  ],
  related: ["root", "logarithm", "scientific"],
  sources: [
    {
      title: "OpenStax, College Algebra 2e, section 1.2, Exponents and Scientific Notation",
      url: "https://openstax.org/books/college-algebra-2e/pages/1-2-exponents-and-scientific-notation",
    },
    {
      title: "OpenStax, College Algebra 2e, section 1.3, Radicals and Rational Exponents",
      url: "https://openstax.org/books/college-algebra-2e/pages/1-3-radicals-and-rational-exponents",
    },
  ],
  synonyms: ["power", "to the power of", "negative exponents", "fractional exponents", "solve for exponent", "x^y"],
  everydayWords: ["raised to", "powers", "exponential"],
  inputWords: { base: "Number being multiplied", power: "Answer", exponent: "nth, index, superscript" },
  vectors,
  released: "2026-11-27",
} satisfies Content<typeof exponent>;
