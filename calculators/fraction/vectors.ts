import type { Vectors } from "#engine";
import type fraction from "./fraction.ts";

const RATIONAL = {
  title: "OpenStax, Contemporary Mathematics, section 3.4, Rational Numbers",
  url: "https://openstax.org/books/contemporary-mathematics/pages/3-4-rational-numbers",
};
const MIXED = {
  title: "OpenStax, Prealgebra 2e, section 4.3, Multiply and Divide Mixed Numbers and Complex Fractions",
  url: "https://openstax.org/books/prealgebra-2e/pages/4-3-multiply-and-divide-mixed-numbers-and-complex-fractions",
};
const PYTHON = {
  title: "Python documentation, fractions module, examples of Fraction",
  url: "https://docs.python.org/3/library/fractions.html",
};

export default [
  {
    given: "45/136 - 17/136, with one denominator",
    inputs: { first: "45/136", operation: "minus", second: "17/136" },
    expected: { result: "7/34" },
    by: "published",
    source: RATIONAL,
  },
  {
    given: "14/25 - 9/70, with two denominators",
    inputs: { first: "14/25", operation: "minus", second: "9/70" },
    expected: { result: "151/350" },
    by: "published",
    source: RATIONAL,
  },
  {
    given: "12/25 × 10/21",
    inputs: { first: "12/25", operation: "times", second: "10/21" },
    expected: { result: "8/35" },
    by: "published",
    source: RATIONAL,
  },
  {
    given: "4/21 ÷ 6/35",
    inputs: { first: "4/21", operation: "over", second: "6/35" },
    expected: { result: "10/9" },
    by: "published",
    source: RATIONAL,
  },
  {
    given: "1/8 ÷ 5/28",
    inputs: { first: "1/8", operation: "over", second: "5/28" },
    expected: { result: "7/10" },
    by: "published",
    source: RATIONAL,
  },
  {
    given: "48/13 as a mixed number",
    inputs: { first: "48/13", operation: "simplify" },
    expected: { mixed: "3 9/13" },
    by: "published",
    source: RATIONAL,
  },
  {
    given: "5 4/9 as a fraction",
    inputs: { first: "5 4/9", operation: "simplify" },
    expected: { result: "49/9" },
    by: "published",
    source: RATIONAL,
  },
  {
    given: "The minus of a mixed number is that of the whole: 2 4/5 × (-1 7/8)",
    inputs: { first: "2 4/5", operation: "times", second: "-1 7/8" },
    expected: { result: "-21/4" },
    by: "published",
    source: MIXED,
    edge: true,
  },
  {
    given: "A mixed number and a whole one: 3 4/7 ÷ 5",
    inputs: { first: "3 4/7", operation: "over", second: "5" },
    expected: { result: "5/7" },
    by: "published",
    source: MIXED,
  },
  {
    given: "A decimal is exact: -.125",
    inputs: { first: "-.125", operation: "simplify" },
    expected: { result: "-1/8", decimal: "-0.125" },
    by: "published",
    source: PYTHON,
    edge: true,
  },
  {
    given: "A third and a sixth, which binary floating point cannot hold",
    inputs: { first: "1/3", second: "1/6" },
    expected: { result: "1/2", decimal: "0.5" },
    by: "hand",
    source: { title: "1/3 + 1/6 = 2/6 + 1/6 = 3/6 = 1/2" },
  },
  {
    given: "What is left of nothing: 3/4 - 0.75",
    inputs: { first: "3/4", operation: "minus", second: "0.75" },
    expected: { result: "0", decimal: "0" },
    by: "hand",
    source: { title: "0.75 = 75/100 = 3/4, and 3/4 - 3/4 = 0" },
    edge: true,
  },
  {
    given: "Beyond 2^53 nothing is lost: (2^53 + 1)/2 - 2^53/2",
    inputs: { first: "9007199254740993/2", operation: "minus", second: "9007199254740992/2" },
    expected: { result: "1/2" },
    by: "hand",
    source: { title: "9007199254740993 - 9007199254740992 = 1, where binary floating point gives 0" },
    edge: true,
  },
] satisfies Vectors<typeof fraction>;
