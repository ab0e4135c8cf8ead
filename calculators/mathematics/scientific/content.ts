import type { Content } from "#engine";
import type scientific from "./scientific.ts";
import vectors from "./vectors.ts";

export default {
  title: "Scientific calculator for whole expressions",
  purpose:
    "Calculates an expression typed on one line, with parentheses, powers, roots, factorials, logarithms and trigonometry. It also shows how it read the expression.",
  about: [
    "Pocket calculators hide what they did. Here you type the whole expression and see it again with every parenthesis in place. You also see whether the answer is exact or rounded.",
    "It is for students, engineers and anyone who checks a spreadsheet formula.",
  ],
  howToUse: [
    "2nd gives the keys their second meaning: sin becomes asin, and with hyp it becomes asinh. M+ adds the answer to the memory, and MR types it.",
    "You can also type: sqrt, cbrt, abs, ln, log, log2, exp, round, floor and ceil; * or x for ×; / for ÷; 15% of 80; 5 nCr 2.",
    "Choose “Fraction” to see 5/6 instead of 0.833333333333333.",
    "Press Graph for the curve of an expression with x, with its roots and a table of values.",
    "Compare the line “Read as” with what you meant. If the parentheses are in the wrong place, add your own.",
    "To use a value again, give it a name. For example, type x = 5; x * 2 to get 10.",
    "Copy the link to share a calculation. The link contains your expression.",
    "If “Precision” says “Exact”, every digit is correct. Otherwise the result is rounded to 15 digits.",
  ],
  methodology: [
    "Parentheses and functions are calculated first. Then come ! and %, then powers from right to left, then a minus sign in front. After that come ×, ÷ and mod from left to right. Last come + and - from left to right.",
    "Numbers are kept as decimals, so 0.1 + 0.2 is 0.3. Sums, products and whole-number powers are kept in full. Other results are calculated to 40 digits, and 15 are shown.",
    "Common angles have exact values: sin(30) is 0.5 in degrees, and sin(π) is 0 in radians.",
  ],
  assumptions: [
    "Angles are in degrees unless you choose radians. This includes the results of asin, acos and atan.",
    "A power comes before the minus sign: -2^2 is -4, and (-2)^2 is 4.",
    "Powers are taken from right to left: 2^3^2 is 2^9 = 512. Some spreadsheets go from left to right and say 64.",
    "You can leave out the × in products such as 2π, 2(3 + 4) and 3 sqrt(2).",
    "% means “divided by 100”: 50% is 0.5, and 10 + 5% is 10.05. Many pocket calculators say 10.5 for 10 + 5%.",
    "log has base 10, ln has base e, and log2 has base 2. 2e3 is 2000, but 2e is 2 times the constant e.",
    "√ takes only the number, name or parentheses right after it: √2π is √2 × π.",
    "You can leave out the parentheses around a single number: sin 30 is sin(30).",
    "nCr is the number of ways to choose r of n things, and nPr the number of ways to put r of n in order: 5 nCr 2 is 10, and 5 nPr 2 is 20. They come before × and ÷.",
    "The degree sign marks degrees in either angle unit: with radians chosen, sin(30°) is 0.5. sinh, cosh, tanh and their inverses take numbers, not angles.",
    "An answer is shown as a fraction where it agrees with one in 64 digits and the denominator is at most 1,000,000.",
    "mod is the remainder of a division. It has the sign of the second number, as in spreadsheets: -7 mod 3 is 2.",
    "The word “of” means ×: 15% of 80 is 12. The letter x also means ×, as in 3x4, if you haven't given x a value.",
    "Commas can separate thousands: 1,000 + 1 is 1001.",
    "Names are letters, such as x, r or tax. Put a semicolon after each value: r = 2; π r^2.",
    "round takes halves away from 0, floor rounds down, and ceil rounds up. For example, round(-2.5) is -3, floor(-2.5) is -3 and ceil(-2.5) is -2.",
    "Tiny rounding differences after the 30th digit are removed, so √2 × √2 is exactly 2.",
  ],
  limitations: [
    "An expression can have at most 200 characters.",
    "Values must be below 10^100, so 69! is the largest factorial.",
    "It uses real numbers only: the square root of -1 has no answer here. Factorials work only for whole numbers.",
    "0^0 is refused, because books disagree about its value. A negative number can only be raised to whole-number powers. For its cube root, use cbrt.",
    "Your list of answers, your named values and the memory are lost when you close the page.",
    "The graph shows real values only. It finds the roots in view where the curve crosses the axis, and those where it touches it at a short decimal.",
    "It has no API. It runs only in the browser.",
  ],
  example: {
    story:
      "Iris is paving two square patios. Each side is 7 feet long: 3 feet of stone, then 4 feet of brick. How many square feet is that?",
    outcome: "98 square feet. The line “Read as” shows that 7 was squared before it was doubled.",
    inputs: { expression: "2 × (3 + 4)^2" },
  },
  mistakes: [
    "Leaving out parentheses when you divide by a product: 6 ÷ 2 × 3 is 9, but 6 ÷ (2 × 3) is 1.",
    "Mixing degrees and radians.",
    "Using log for the natural logarithm. Here log has base 10, and ln is the natural logarithm.",
  ],
  questions: [
    {
      question: "Why is -2^2 equal to -4?",
      answer:
        "In mathematics the power comes first and the minus sign second, as in 5 - 2^2. Spreadsheets often take the minus sign first. (-2)^2 is 4 everywhere.",
    },
    {
      question: "How do I add 5 percent?",
      answer: "To add 5% to 10, write 10 × (1 + 5%), which is 10.5. In 10 + 5%, the 5% is just 0.05.",
    },
    {
      question: "Why does tan(90) have no answer?",
      answer:
        "The tangent is the sine divided by the cosine. The cosine of 90 degrees is 0, and you can't divide by 0. Calculators that show a huge number have rounded on the way.",
    },
    {
      question: "Is 6 ÷ 2(1 + 2) equal to 9 or 1?",
      answer:
        "People disagree, so it is better to write parentheses. Here 2(1 + 2) means 2 × (1 + 2), and × and ÷ go from left to right, which gives 9. For 1, write 6 ÷ (2(1 + 2)).",
    },
    {
      question: "Why is sin(30) not -0.988?",
      answer: "-0.988 is the sine of 30 radians. Angles are in degrees here unless you choose radians.",
    },
  ],
  next: [
    { slug: "percentage", why: "take a percentage of a number, or add or subtract one." },
    { slug: "quadratic", why: "solve ax² + bx + c = 0." },
    { slug: "triangle", why: "find sides and angles." },
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
    "nCr nPr",
    "combinations",
    "permutations",
    "hyperbolic functions",
    "graphing calculator",
    "graph a function",
    "plot a function",
    "order of operations",
    "PEMDAS",
    "BODMAS",
  ],
  changes: [
    {
      version: "1.3.0",
      date: "2026-11-26",
      what: "It calculates nCr, nPr, hyperbolic functions and the degree sign, and shows fractions. Values can no longer be named ncr, npr or like a hyperbolic function. No other answer changes.",
    },
    {
      version: "1.2.1",
      date: "2026-11-24",
      what: "floor(exp(210)) mod 10 gets no answer, because the number has more digits than we calculate. It used to be 0.",
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
