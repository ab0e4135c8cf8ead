import type { Content } from "#engine";
import type logarithm from "./logarithm.ts";
import vectors from "./vectors.ts";

export default {
  title: "Logarithm calculator: log, ln and any base",
  purpose:
    "Finds the logarithm of a number to any base, the number that has a given logarithm (antilog), or the base of a logarithm.",
  about: [
    "A logarithm answers the question “which power?”. The logarithm of 1,000 to base 10 is 3, because 10 to the power of 3 is 1,000. Use it to solve for an exponent: how many years until savings double, how many halvings until little is left, how many bits for a thousand values.",
    "Enter 10, e, 2 or any other base. The natural, common and binary logarithms of the number are shown beside it.",
  ],
  howToUse: [
    "“log” without a base usually means base 10 in school and engineering. In mathematics and in programming languages it often means the natural logarithm, ln, with base e. If a book's answer differs, check its base first.",
    "To solve an equation such as 1.05^t = 2, find the logarithm of 2 to base 1.05. The answer, 14.2, is t.",
    "To undo a logarithm, choose “The number (antilog)”. For a natural logarithm, enter e as the base.",
  ],
  methodology: [
    "If b^y = x, then y is the logarithm of x to base b, written y = log_b(x). The change of base formula reduces every logarithm to natural ones: log_b(x) = ln(x) ÷ ln(b).",
    "The number is x = b^y. The base is the y-th root of the number, b = x^(1/y).",
    "Natural logarithms are worked out to 80 digits. So the logarithm of 8 to base 2 is exactly 3, not 2.9999999999999996.",
  ],
  assumptions: [
    "The constant e is 2.71828…, the base of natural logarithms.",
    "The base and the number are above 0, and the base isn't 1. Then there is exactly one real logarithm.",
    "Figures that don't end are shown with six digits. “More digits” shows the rest.",
  ],
  limitations: [
    "Logarithms of negative numbers are complex numbers. They aren't included.",
    "Numbers may have up to 15 digits before the decimal point. An antilog of more than 30 digits isn't shown.",
  ],
  example: {
    story: "Tomás puts money into an account that grows by 5% a year. After how many years has it doubled?",
    outcome:
      "He looks for the power of 1.05 that gives 2. It is 14.2, so after 15 full years he has more than twice his money.",
    inputs: { find: "log", number: 2, base: "1.05" },
  },
  mistakes: [
    "Splitting a sum. The logarithm of a product is the sum of the logarithms, but log(a + b) is not log(a) + log(b).",
    "Dividing numbers before taking logarithms. ln(8) ÷ ln(2) is 3, and ln(8 ÷ 2) is 1.39.",
    "Using ln where log is meant. ln(100) is 4.605, and log(100) is 2.",
    "Taking the logarithm of 0. No power of a base is 0, so there is no such logarithm.",
  ],
  questions: [
    {
      question: "What is the difference between log and ln?",
      answer:
        "Only the base. log is usually the logarithm to base 10, and ln the one to base e. ln(x) is about 2.302585 times log(x).",
    },
    {
      question: "Can a logarithm be negative?",
      answer:
        "Yes. With a base above 1, every number between 0 and 1 has a negative logarithm. For example, log(0.01) is -2, because 10^-2 is 0.01.",
    },
    {
      question: "Why can't I take the logarithm of a negative number?",
      answer: "A positive base to any power is positive. So no real power of 10 gives -5.",
    },
    {
      question: "What is an antilog?",
      answer:
        "The number that has a given logarithm. The antilog of 3 to base 10 is 10^3 = 1,000. The antilog to base e is e^x.",
    },
    {
      question: "How many bits do I need for a number of values?",
      answer:
        "Take the binary logarithm and round up. The binary logarithm of 1,000 is 9.97, so 1,000 different values need 10 bits.",
    },
  ],
  next: [
    { slug: "scientific", why: "logarithms inside longer expressions." },
    { slug: "compound-interest", why: "growth with deposits, year by year." },
  ],
  related: ["scientific", "quadratic", "compound-interest"],
  sources: [
    {
      title: "OpenStax, College Algebra 2e, section 6.5, Logarithmic Properties",
      url: "https://openstax.org/books/college-algebra-2e/pages/6-5-logarithmic-properties",
    },
    {
      title: "NIST Digital Library of Mathematical Functions, section 4.2, Logarithm, Exponential, Powers: Definitions",
      url: "https://dlmf.nist.gov/4.2",
    },
  ],
  synonyms: [
    "log",
    "ln",
    "log base 2",
    "natural log",
    "antilog",
    "change of base",
    "exponent solver",
    "logarithmic equation",
  ],
  everydayWords: ["log", "ln", "antilog", "log2", "base"],
  inputWords: { number: "Argument, x", base: "log base 2, e, natural", log: "Exponent, power, inverse log" },
  vectors,
  released: "2026-11-26",
} satisfies Content<typeof logarithm>;
