import type { Vectors } from "#engine";
import type scientific from "./scientific.ts";

const READ = "2026-11-22";
const order = (example: number) => ({
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/3-3-order-of-operations",
  place: `section 3.3, Order of Operations, example ${example} of the section`,
  read: READ,
});
const trigonometry = (page: string, place: string) => ({
  title: "OpenStax, Algebra and Trigonometry 2e",
  url: `https://openstax.org/books/algebra-and-trigonometry-2e/pages/${page}`,
  place,
  read: READ,
});
const python = (path: string, place: string) => ({
  title: "Python documentation",
  url: `https://docs.python.org/3/${path}`,
  place,
  read: READ,
});
const oeis = (number: string, what: string) => ({
  title: "The On-Line Encyclopedia of Integer Sequences",
  url: `https://oeis.org/${number}`,
  place: `${number}, ${what}`,
  read: number === "A000796" ? READ : "2026-11-20",
});

export default [
  {
    given: "A power before a product and a sum",
    inputs: { expression: "2 + 3^2 × 4" },
    expected: { value: "38" },
    by: "published",
    source: order(3),
  },
  {
    given: "Products and quotients from the left",
    inputs: { expression: "4 - 25 × 6/10 × 3^2 + 7 × 2^3" },
    expected: { value: "-75" },
    by: "published",
    source: order(4),
  },
  {
    given: "Differences and sums from the left",
    inputs: { expression: "10 - 3 × 5^3/15 + 56/4" },
    expected: { value: "-1" },
    by: "published",
    source: order(5),
  },
  {
    given: "A negative number squared",
    inputs: { expression: "(-8)/2 × 3 - 9 × 2^4/12 + 9 × (-4)^2/2^3" },
    expected: { value: "138" },
    by: "published",
    source: order(6),
    differs: "The book squares 12 where its own exercise has -4. With 16 in place of 144, the value is -6.",
    edge: true,
  },
  {
    given: "Parentheses before a power",
    inputs: { expression: "(10 - 3) × 5^3" },
    expected: { value: "875" },
    by: "published",
    source: order(7),
  },
  {
    given: "Parentheses within parentheses",
    inputs: { expression: "4 + 2 × (3^2 - (2 + 5)^2 × 4)/(3 + 8)" },
    expected: { value: "-30" },
    by: "published",
    source: order(8),
  },
  {
    given: "Fractions and powers, rounded to four decimals",
    inputs: { expression: "4 + 2/3 ÷ ((5/9)^2 - (2/3 + 5))^2" },
    expected: { value: "4.0232" },
    by: "published",
    source: {
      title: "OpenStax, Contemporary Mathematics",
      url: "https://openstax.org/books/contemporary-mathematics/pages/3-4-rational-numbers",
      place: "section 3.4, Rational Numbers, example 20 of the section",
      read: READ,
    },
  },
  {
    given: "e to the power of 3.14",
    inputs: { expression: "exp(3.14)" },
    expected: { value: "23.10387" },
    by: "published",
    source: trigonometry(
      "6-1-exponential-functions",
      "section 6.1, Exponential Functions, example “Using a Calculator to Find Powers of e”",
    ),
  },
  {
    given: "The common logarithm of 321",
    inputs: { expression: "log(321)" },
    expected: { value: "2.5065" },
    by: "published",
    source: trigonometry(
      "6-3-logarithmic-functions",
      "section 6.3, Logarithmic Functions, example “Finding the Value of a Common Logarithm Using a Calculator”",
    ),
  },
  {
    given: "The natural logarithm of 500",
    inputs: { expression: "ln(500)" },
    expected: { value: "6.2146" },
    by: "published",
    source: trigonometry(
      "6-3-logarithmic-functions",
      "section 6.3, Logarithmic Functions, example “Evaluating a Natural Logarithm Using a Calculator”",
    ),
  },
  {
    given: "A cosine in radians",
    inputs: { expression: "cos(5π/3)", angles: "radians" },
    expected: { value: "0.5" },
    by: "published",
    source: trigonometry(
      "7-3-unit-circle",
      "section 7.3, Unit Circle, example “Using a Graphing Calculator to Find Sine and Cosine”",
    ),
  },
  {
    given: "An inverse sine in degrees",
    inputs: { expression: "asin(0.97)" },
    expected: { value: "75.93" },
    by: "published",
    source: trigonometry(
      "8-3-inverse-trigonometric-functions",
      "section 8.3, Inverse Trigonometric Functions, example “Evaluating the Inverse Sine on a Calculator”",
    ),
  },
  {
    given: "The cosine of π ÷ 2 radians is 0, and no small remainder",
    inputs: { expression: "cos(π/2)", angles: "radians" },
    expected: { value: "0" },
    by: "published",
    source: {
      title: "NIST Digital Library of Mathematical Functions",
      url: "https://dlmf.nist.gov/4.17",
      place: "section 4.17, table 4.17.1, Trigonometric functions: values at multiples of π ÷ 12",
      read: "2026-11-20",
    },
    edge: true,
  },
  {
    given: "A power binds tighter than the minus in front",
    inputs: { expression: "-1^2" },
    expected: { value: "-1" },
    by: "software",
    source: python(
      "reference/expressions.html#the-power-operator",
      "language reference, section 6.5, The power operator",
    ),
    edge: true,
  },
  {
    given: "Powers are taken from the right",
    inputs: { expression: "2^3^2" },
    expected: { value: "512" },
    by: "software",
    source: {
      title: "MDN Web Docs, JavaScript reference",
      url: "https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Operators/Exponentiation",
      place: "Exponentiation (**), example 2 ** 3 ** 2",
      read: "2026-11-20",
    },
    edge: true,
  },
  {
    given: "Three tenths less three tenths is nothing",
    inputs: { expression: "0.1 + 0.1 + 0.1 - 0.3" },
    expected: { value: "0" },
    by: "software",
    source: python("library/decimal.html", "decimal: Decimal fixed-point and floating-point arithmetic, introduction"),
    edge: true,
  },
  {
    given: "The constant e",
    inputs: { expression: "exp(1)" },
    expected: { value: "2.7182818284590452353602874" },
    by: "software",
    source: oeis("A001113", "decimal expansion of e"),
    rounding: "down",
  },
  {
    given: "The constant π, doubled and halved",
    inputs: { expression: "2π/2" },
    expected: { value: "3.1415926535897932384626433" },
    by: "software",
    source: oeis("A000796", "decimal expansion of π"),
    rounding: "down",
  },
  {
    given: "The square root of 2",
    inputs: { expression: "√2" },
    expected: { value: "1.4142135623730950488016887" },
    by: "software",
    source: oeis("A002193", "decimal expansion of the square root of 2"),
    rounding: "down",
  },
  {
    given: "The natural logarithm of 2",
    inputs: { expression: "ln(2)" },
    expected: { value: "0.6931471805599453094172321" },
    by: "software",
    source: oeis("A002162", "decimal expansion of the natural logarithm of 2"),
    rounding: "down",
  },
  {
    given: "20 factorial",
    inputs: { expression: "20!" },
    expected: { value: "2432902008176640000" },
    by: "software",
    source: oeis("A000142", "factorial numbers"),
  },
  {
    given: "A product without a sign goes with × and ÷ from the left",
    inputs: { expression: "6 ÷ 2(1 + 2)" },
    expected: { value: "9", understood: "(6 ÷ 2) × (1 + 2)" },
    by: "hand",
    source: { title: "6 ÷ 2 = 3, 1 + 2 = 3, 3 × 3 = 9" },
    edge: true,
  },
  {
    given: "A percent sign divides by 100",
    inputs: { expression: "10 + 5%" },
    expected: { value: "10.05" },
    by: "hand",
    source: { title: "5 ÷ 100 = 0.05, 10 + 0.05 = 10.05" },
    edge: true,
  },
] satisfies Vectors<typeof scientific>;
