import type { Vectors } from "#engine";
import type scientific from "./scientific.ts";

const OEIS = (number: string, of: string) => ({
  title: `OEIS, ${number}, ${of}`,
  url: `https://oeis.org/${number}`,
});
const PYTHON_POWER = {
  title: "Python language reference, 6.5, The power operator",
  url: "https://docs.python.org/3/reference/expressions.html#the-power-operator",
};
const PYTHON_DECIMAL = {
  title: "Python documentation, decimal: Decimal fixed-point and floating-point arithmetic, introduction",
  url: "https://docs.python.org/3/library/decimal.html",
};
const DLMF = {
  title: "NIST Digital Library of Mathematical Functions, section 4.17, Special Values and Limits, table 4.17.1",
  url: "https://dlmf.nist.gov/4.17",
};

export default [
  {
    given: "A power binds tighter than the minus in front",
    inputs: { expression: "-1^2" },
    expected: { value: "-1", understood: "-(1^2)" },
    by: "published",
    source: PYTHON_POWER,
    edge: true,
  },
  {
    given: "Powers are taken from the right",
    inputs: { expression: "2^3^2" },
    expected: { value: "512" },
    by: "published",
    source: {
      title: "MDN Web Docs, JavaScript reference, Exponentiation (**), example 2 ** 3 ** 2",
      url: "https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Operators/Exponentiation",
    },
    edge: true,
  },
  {
    given: "Three tenths less three tenths is nothing",
    inputs: { expression: "0.1 + 0.1 + 0.1 - 0.3" },
    expected: { value: "0" },
    by: "published",
    source: PYTHON_DECIMAL,
    edge: true,
  },
  {
    given: "The constant e",
    inputs: { expression: "exp(1)" },
    expected: { value: "2.7182818284590452353602874" },
    by: "standard",
    source: OEIS("A001113", "decimal expansion of e"),
    rounding: "down",
  },
  {
    given: "The constant π, doubled and halved",
    inputs: { expression: "2π/2" },
    expected: { value: "3.1415926535897932384626433" },
    by: "standard",
    source: OEIS("A000796", "decimal expansion of Pi: 3.14159265358979323846264338…"),
    rounding: "down",
  },
  {
    given: "The square root of 2",
    inputs: { expression: "√2" },
    expected: { value: "1.4142135623730950488016887" },
    by: "standard",
    source: OEIS("A002193", "decimal expansion of square root of 2"),
    rounding: "down",
  },
  {
    given: "The natural logarithm of 2",
    inputs: { expression: "ln(2)" },
    expected: { value: "0.6931471805599453094172321" },
    by: "standard",
    source: OEIS("A002162", "decimal expansion of the natural logarithm of 2"),
    rounding: "down",
  },
  {
    given: "20 factorial",
    inputs: { expression: "20!" },
    expected: { value: "2432902008176640000" },
    by: "standard",
    source: OEIS("A000142", "factorial numbers"),
  },
  {
    given: "The sine of 30 degrees",
    inputs: { expression: "sin(30)" },
    expected: { value: "0.5" },
    by: "standard",
    source: DLMF,
  },
  {
    given: "The cosine of π ÷ 2 radians is 0, and no small remainder",
    inputs: { expression: "cos(π/2)", angles: "radians" },
    expected: { value: "0" },
    by: "standard",
    source: DLMF,
    edge: true,
  },
  {
    given: "Parentheses, a power and a product",
    inputs: { expression: "2 × (3 + 4)^2" },
    expected: { value: "98" },
    by: "hand",
    source: { title: "3 + 4 = 7, 7 × 7 = 49, 2 × 49 = 98" },
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
