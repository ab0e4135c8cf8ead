import type { Content } from "#engine";
import type scientific from "./scientific.ts";
import vectors from "./vectors.ts";

export default {
  title: "Scientific calculator for whole expressions",
  purpose:
    "Calculates an expression typed on one line, with parentheses, powers, roots, factorials, logarithms and angles, and shows how it was read.",
  about: [
    "Pocket calculators hide what they did. Here you type the whole expression, see it again with every parenthesis in place, and know whether the answer is exact or rounded.",
    "Students, engineers and anyone checking a spreadsheet formula will feel at home.",
  ],
  howToUse: [
    "Compare the line “Read as” with what you meant. If the parentheses are in the wrong place, add your own.",
    "Give a value a name to use it again: type x = 5 and press =, then x * 2. Both become one line, “x = 5; x * 2”, which gives 10.",
    "Copy the link: it contains the expression, so a classmate sees exactly what you typed.",
    "If the result says “Exact”, every digit is correct. Otherwise 15 digits are shown.",
  ],
  methodology: [
    "The order is fixed: parentheses and functions first, then ! and %, then powers from the right, then a minus sign in front. After that come ×, ÷ and mod from the left, and + and - from the left.",
    "Numbers are kept as decimals. Sums, products and whole powers are kept in full. Quotients, roots, logarithms and angles are calculated to 40 digits, and 15 are shown. So 0.1 + 0.2 is 0.3.",
    "Full turns are removed from angles first, and the common angles have their exact values: sin(30) is 0.5 in degrees, and sin(π) is 0 in radians.",
  ],
  assumptions: [
    "Angles are in degrees unless you choose radians, both for what goes into sin, cos and tan and for what comes out of asin, acos and atan.",
    "A power comes before the minus sign: -2^2 is -4. Some spreadsheets say 4. Write (-2)^2 for that.",
    "Powers are taken from the right: 2^3^2 is 2^9 = 512. Some spreadsheets say 64.",
    "2π, 2(3 + 4) and 3 sqrt(2) are products, read with × and ÷ from the left. So 6 ÷ 2(1 + 2) is 9.",
    "% means divided by 100 and nothing else: 50% is 0.5, and 10 + 5% is 10.05. Many pocket calculators say 10.5 there.",
    "log is to base 10, ln to base e, log2 to base 2. 2e3 is 2000, and 2e is twice the constant e.",
    "√ takes the number, name or parentheses right after it: √2π is √2 times π.",
    "Other functions need no parentheses around a single number: sin 30 is sin(30). Where that could mean two things, as in sin 2π, you are asked to add parentheses.",
    "mod is the remainder, with the sign of the number after it, as in spreadsheets: -7 mod 3 is 2.",
    "The word “of” and the letter x multiply: 15% of 80 is 12, and 3x4 is 12. Commas may separate thousands: 1,000 + 1 is 1001.",
    "Names are letters, such as x, r or tax. Put a semicolon after each value: r = 2; π r^2. If x has no value, it multiplies.",
    "round takes halves away from 0, floor goes down, ceil goes up: round(-2.5) is -3, floor(-2.5) is -3, ceil(-2.5) is -2.",
    "A result that matches a short decimal to 30 digits counts as that decimal, so √2 × √2 is 2. If two rounded results agree in their first 30 digits, their difference counts as 0.",
  ],
  limitations: [
    "An expression has at most 200 characters.",
    "Every intermediate value must be below 10^100 and, unless it is 0, at least 10^-99 in size. So the largest factorial is 69!.",
    "It uses real numbers only: the square root of -1 has no answer here. Factorials work only for whole numbers.",
    "0^0 is refused, because books disagree about its value. A negative number can only be raised to whole powers; for its cube root there is cbrt.",
    "It doesn't solve equations.",
    "The list of answers and your named values are lost when you close the page.",
    "It runs only in the browser. Programs cannot call it, because this service does not run expressions that others send.",
  ],
  example: {
    story:
      "Iris is paving two square patios. Each side is 7 feet long: 3 feet of stone, then 4 feet of brick. How many square feet is that?",
    outcome: "98 square feet. The line “Read as” shows that the side was squared before doubling.",
    inputs: { expression: "2 × (3 + 4)^2" },
  },
  mistakes: [
    "Leaving out parentheses when you divide by a product: 6 ÷ 2 × 3 is 9. For 1, type 6 ÷ (2 × 3).",
    "Mixing degrees and radians.",
    "Using log for ln. log is base 10 here.",
    "Expecting 10 + 5% to be 10.5.",
  ],
  questions: [
    {
      question: "Why is -2^2 equal to -4?",
      answer:
        "In mathematics the power comes first and the minus after it, as in 5 - 2^2. Spreadsheets often do it the other way. With (-2)^2 you get 4 everywhere.",
    },
    {
      question: "How do I add 5 percent?",
      answer: "Write 10 × (1 + 5%), which is 10.5. In 10 + 5% the 5% is just 0.05. The percentage calculator has more.",
    },
    {
      question: "Why does tan(90) have no answer?",
      answer:
        "The tangent is the sine divided by the cosine, and the cosine of 90 degrees is 0. Calculators that print a huge number there have rounded on the way.",
    },
    {
      question: "Is 6 ÷ 2(1 + 2) equal to 9 or 1?",
      answer:
        "People disagree, so it is better to write parentheses. Here 2(1 + 2) means 2 × (1 + 2), and × and ÷ go from left to right: 9. For 1, write 6 ÷ (2(1 + 2)).",
    },
    {
      question: "Why is sin(30) not -0.988?",
      answer: "That is the sine of 30 radians. Angles are in degrees here unless you choose radians.",
    },
  ],
  next: [
    { slug: "percentage", why: "take a percentage of a number, or add or subtract one." },
    { slug: "quadratic", why: "solve ax² + bx + c = 0." },
    { slug: "triangle", why: "sides and angles." },
  ],
  related: ["percentage", "fraction", "quadratic", "triangle", "rounding", "ohms-law"],
  sources: [
    {
      title: "NIST Digital Library of Mathematical Functions, chapter 4, Elementary Functions",
      url: "https://dlmf.nist.gov/4",
    },
    {
      title: "Python language reference, 6.5, The power operator",
      url: "https://docs.python.org/3/reference/expressions.html#the-power-operator",
    },
    { title: "decimal.js, the arithmetic that is used here", url: "https://mikemcl.github.io/decimal.js/" },
  ],
  synonyms: [
    "expression",
    "math calculator",
    "calculator",
    "sin cos tan",
    "logarithm",
    "square root",
    "cube root",
    "exponent",
    "power",
    "factorial",
    "variables",
    "modulo",
    "order of operations",
    "PEMDAS",
    "BODMAS",
  ],
  changes: [
    {
      version: "1.2.1",
      date: "2026-11-24",
      what: "floor(exp(210)) mod 10 has no answer here, as its last digit is not known. It used to be 0.",
    },
    {
      version: "1.2.0",
      date: "2026-11-22",
      what: "Values can have names: x = 5; x * 2 is 10. It used to be refused. No other answer changes.",
    },
    {
      version: "1.1.0",
      date: "2026-11-22",
      what: "It reads sin 30, 3x4, 10 mod 3, 15% of 80 and 1,000 + 1, which it used to refuse. No other answer changes.",
    },
  ],
  vectors,
} satisfies Content<typeof scientific>;
