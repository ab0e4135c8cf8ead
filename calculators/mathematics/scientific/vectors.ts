import { CONTEMPORARY_MATHEMATICS_3_4_PAGE, OEIS_PI } from "#calculators/sources";
import type { Vectors } from "#engine";
import type scientific from "./scientific.ts";

export default [
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/3-3-order-of-operations",
    read: "2026-11-22",
    place: "section 3.3, Order of Operations",
    rows: [
      ["example 3 of the section", { expression: "2 + 3^2 × 4" }, { value: "38" }],
      ["example 4 of the section", { expression: "4 - 25 × 6/10 × 3^2 + 7 × 2^3" }, { value: "-75" }],
      ["example 5 of the section", { expression: "10 - 3 × 5^3/15 + 56/4" }, { value: "-1" }],
      [
        "example 6 of the section",
        { expression: "(-8)/2 × 3 - 9 × 2^4/12 + 9 × (-4)^2/2^3" },
        { value: "138" },
        { edge: "A negative number squared", differs: "The book squares 12 where its own exercise has -4. With 16 in place of 144, the value is -6." },
      ],
      ["example 7 of the section", { expression: "(10 - 3) × 5^3" }, { value: "875" }],
      ["example 8 of the section", { expression: "4 + 2 × (3^2 - (2 + 5)^2 × 4)/(3 + 8)" }, { value: "-30" }],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_3_4_PAGE,
    read: "2026-11-22",
    rows: [["section 3.4, Rational Numbers, example 20 of the section", { expression: "4 + 2/3 ÷ ((5/9)^2 - (2/3 + 5))^2" }, { value: "4.0232" }]],
  },
  {
    title: "BCcampus, Introductory Algebra",
    url: "https://opentextbc.ca/introalgebra/chapter/solve-general-applications-of-percent/",
    read: "2026-11-22",
    rows: [
      ["section 4.4, Solve General Applications of Percent, the tip on a bill of $80", { expression: "20% of 80" }, { value: "16", understood: "20% × 80" }],
    ],
  },
  {
    title: "OpenStax, Algebra and Trigonometry 2e",
    url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/6-1-exponential-functions",
    read: "2026-11-22",
    rows: [["section 6.1, Exponential Functions, example “Using a Calculator to Find Powers of e”", { expression: "exp(3.14)" }, { value: "23.10387" }]],
  },
  {
    title: "OpenStax, Algebra and Trigonometry 2e",
    url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/6-3-logarithmic-functions",
    read: "2026-11-22",
    place: "section 6.3, Logarithmic Functions",
    rows: [
      ["example “Finding the Value of a Common Logarithm Using a Calculator”", { expression: "log(321)" }, { value: "2.5065" }],
      ["example “Evaluating a Natural Logarithm Using a Calculator”", { expression: "ln(500)" }, { value: "6.2146" }],
    ],
  },
  {
    title: "OpenStax, Algebra and Trigonometry 2e",
    url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/7-3-unit-circle",
    read: "2026-11-22",
    rows: [
      [
        "section 7.3, Unit Circle, example “Using a Graphing Calculator to Find Sine and Cosine”",
        { expression: "cos(5π/3)", angles: "radians" },
        { value: "0.5" },
      ],
    ],
  },
  {
    title: "OpenStax, Algebra and Trigonometry 2e",
    url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/8-3-inverse-trigonometric-functions",
    read: "2026-11-22",
    rows: [
      ["section 8.3, Inverse Trigonometric Functions, example “Evaluating the Inverse Sine on a Calculator”", { expression: "asin(0.97)" }, { value: "75.93" }],
    ],
  },
  {
    title: "NIST Digital Library of Mathematical Functions",
    url: "https://dlmf.nist.gov/4.17",
    read: "2026-11-20",
    rows: [
      [
        "section 4.17, table 4.17.1, Trigonometric functions: values at multiples of π ÷ 12",
        { expression: "cos(π/2)", angles: "radians" },
        { value: "0" },
        { edge: "The cosine of π ÷ 2 radians is 0, and no small remainder" },
      ],
    ],
  },
  {
    title: "Python documentation",
    url: "https://docs.python.org/3/reference/expressions.html#the-power-operator",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "language reference, section 6.5, The power operator",
        { expression: "-1^2" },
        { value: "-1" },
        { edge: "A power binds tighter than the minus in front" },
      ],
    ],
  },
  {
    title: "MDN Web Docs, JavaScript reference",
    url: "https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Operators/Exponentiation",
    read: "2026-11-20",
    by: "software",
    rows: [["Exponentiation (**), example 2 ** 3 ** 2", { expression: "2^3^2" }, { value: "512" }, { edge: "Powers are taken from the right" }]],
  },
  {
    title: "Microsoft Excel documentation",
    url: "https://support.microsoft.com/en-us/office/mod-function-d64c47f3-aafd-4b2e-ae5d-c16ee3180576",
    read: "2026-11-22",
    by: "software",
    rows: [["MOD function, example =MOD(3, -2)", { expression: "3 mod -2" }, { value: "-1" }, { edge: "A remainder has the sign of the divisor" }]],
  },
  {
    title: "Python documentation",
    url: "https://docs.python.org/3/library/decimal.html",
    read: "2026-11-22",
    by: "software",
    rows: [
      [
        "decimal: Decimal fixed-point and floating-point arithmetic, introduction",
        { expression: "0.1 + 0.1 + 0.1 - 0.3" },
        { value: "0" },
        { edge: "Three tenths less three tenths is nothing" },
      ],
    ],
  },
  {
    title: "The On-Line Encyclopedia of Integer Sequences",
    url: "https://oeis.org/A001113",
    read: "2026-11-20",
    by: "software",
    rows: [["A001113, decimal expansion of e", { expression: "exp(1)" }, { value: "2.7182818284590452353602874" }, { rounding: "down" }]],
  },
  {
    ...OEIS_PI,
    read: "2026-11-22",
    by: "software",
    rows: [["A000796, decimal expansion of π", { expression: "2π/2" }, { value: "3.1415926535897932384626433" }, { rounding: "down" }]],
  },
  {
    title: "The On-Line Encyclopedia of Integer Sequences",
    url: "https://oeis.org/A002193",
    read: "2026-11-20",
    by: "software",
    rows: [["A002193, decimal expansion of the square root of 2", { expression: "√2" }, { value: "1.4142135623730950488016887" }, { rounding: "down" }]],
  },
  {
    title: "The On-Line Encyclopedia of Integer Sequences",
    url: "https://oeis.org/A002162",
    read: "2026-11-20",
    by: "software",
    rows: [
      ["A002162, decimal expansion of the natural logarithm of 2", { expression: "ln(2)" }, { value: "0.6931471805599453094172321" }, { rounding: "down" }],
    ],
  },
  {
    title: "The On-Line Encyclopedia of Integer Sequences",
    url: "https://oeis.org/A000142",
    read: "2026-11-20",
    by: "software",
    rows: [["A000142, factorial numbers", { expression: "20!" }, { value: "2432902008176640000" }]],
  },
  {
    title: "Microsoft Excel documentation",
    url: "https://support.microsoft.com/en-us/office/combin-function-12a3f276-0a21-423a-8de6-06990aaf638a",
    read: "2026-11-26",
    by: "software",
    rows: [["COMBIN function, the number of two-person teams that can be formed from 8 candidates", { expression: "8 nCr 2" }, { value: "28" }]],
  },
  {
    title: "Microsoft Excel documentation",
    url: "https://support.microsoft.com/en-us/office/permut-function-3bd1cb9a-2880-41ab-a197-f246a7a602d3",
    read: "2026-11-26",
    by: "software",
    rows: [["PERMUT function, the permutations possible for a group of 3 objects chosen from 100", { expression: "100 nPr 3" }, { value: "970200" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "6 ÷ 2 = 3, 1 + 2 = 3, 3 × 3 = 9",
        { expression: "6 ÷ 2(1 + 2)" },
        { value: "9", understood: "(6 ÷ 2) × (1 + 2)" },
        { edge: "A product without a sign goes with × and ÷ from the left" },
      ],
      ["5 ÷ 100 = 0.05, 10 + 0.05 = 10.05", { expression: "10 + 5%" }, { value: "10.05" }, { edge: "A percent sign divides by 100" }],
      ["1 ÷ 2 + 1 ÷ 3 = 3 ÷ 6 + 2 ÷ 6 = 5 ÷ 6", { expression: "1/2 + 1/3" }, { fraction: "5/6" }, { edge: "A fraction that does not end as a decimal" }],
      ["sin 30° = 1 ÷ 2", { expression: "sin(30°)", angles: "radians" }, { value: "0.5" }, { edge: "Degrees among radians" }],
      [
        "e^(ln 2) = 2 and e^(-ln 2) = 0.5, (2 - 0.5) ÷ 2 = 0.75",
        { expression: "sinh(ln(2))" },
        { value: "0.75", fraction: "3/4" },
        { edge: "A hyperbolic sine that ends" },
      ],
      ["3 × 5² + 5 = 75 + 5 = 80", { expression: "x = 5; 3x^2 + x" }, { value: "80" }, { edge: "x as a name and not as a sign" }],
    ],
  },
  {
    title: "Python documentation",
    url: "https://docs.python.org/3/tutorial/introduction.html",
    read: "2026-11-22",
    place: "3.1.1, Numbers",
    rows: [
      ["width and height", { expression: "width = 20; height = 5 * 9; width * height" }, { value: "900" }],
      ["tax and price", { expression: "tax = 12.5 / 100; price = 100.50; price * tax" }, { value: "12.5625" }],
    ],
  },
] satisfies Vectors<typeof scientific>;
