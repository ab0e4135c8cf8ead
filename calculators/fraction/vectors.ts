import type { Vectors } from "#engine";
import type fraction from "./fraction.ts";

const READ = "2026-11-22";
const contemporary = (example: number) => ({
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/3-4-rational-numbers",
  place: `section 3.4, Rational Numbers, example ${example} of the section`,
  read: READ,
});
const prealgebra = (example: number) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/4-3-multiply-and-divide-mixed-numbers-and-complex-fractions",
  place: `section 4.3, Multiply and Divide Mixed Numbers and Complex Fractions, example ${example} of the section`,
  read: READ,
});
const PYTHON = {
  title: "Python documentation, fractions: Rational numbers",
  url: "https://docs.python.org/3/library/fractions.html",
  place: "examples of the constructor Fraction",
  read: READ,
};

const differentDenominators = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/4-5-add-and-subtract-fractions-with-different-denominators",
  place: `section 4.5, Add and Subtract Fractions with Different Denominators, ${place}`,
  read: "2026-11-24",
});

const mixedNumbers = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/4-6-add-and-subtract-mixed-numbers",
  place: `section 4.6, Add and Subtract Mixed Numbers, ${place}`,
  read: "2026-11-24",
});

export default [
  {
    given: "45/136 - 17/136, with one denominator",
    inputs: { first: "45/136", operation: "minus", second: "17/136" },
    expected: { result: "7/34" },
    by: "published",
    source: contemporary(7),
  },
  {
    given: "11/18 + 2/15, with two denominators",
    inputs: { first: "11/18", second: "2/15" },
    expected: { result: "67/90" },
    by: "published",
    source: contemporary(8),
  },
  {
    given: "14/25 - 9/70, with two denominators",
    inputs: { first: "14/25", operation: "minus", second: "9/70" },
    expected: { result: "151/350" },
    by: "published",
    source: contemporary(9),
  },
  {
    given: "48/13 as a mixed number",
    inputs: { first: "48/13", operation: "simplify" },
    expected: { mixed: "3 9/13" },
    by: "published",
    source: contemporary(10),
  },
  {
    given: "5 4/9 as a fraction",
    inputs: { first: "5 4/9", operation: "simplify" },
    expected: { result: "49/9" },
    by: "published",
    source: contemporary(11),
  },
  {
    given: "47/25 as a decimal",
    inputs: { first: "47/25", operation: "simplify" },
    expected: { decimal: "1.88" },
    by: "published",
    source: contemporary(14),
  },
  {
    given: "12/25 × 10/21",
    inputs: { first: "12/25", operation: "times", second: "10/21" },
    expected: { result: "8/35" },
    by: "published",
    source: contemporary(16),
  },
  {
    given: "4/21 ÷ 6/35",
    inputs: { first: "4/21", operation: "over", second: "6/35" },
    expected: { result: "10/9" },
    by: "published",
    source: contemporary(18),
  },
  {
    given: "1/8 ÷ 5/28",
    inputs: { first: "1/8", operation: "over", second: "5/28" },
    expected: { result: "7/10" },
    by: "published",
    source: contemporary(18),
  },
  {
    given: "The minus of a mixed number is that of the whole: 2 4/5 × (-1 7/8)",
    inputs: { first: "2 4/5", operation: "times", second: "-1 7/8" },
    expected: { result: "-21/4" },
    by: "published",
    source: prealgebra(2),
    edge: true,
  },
  {
    given: "A mixed number and a whole one: 3 4/7 ÷ 5",
    inputs: { first: "3 4/7", operation: "over", second: "5" },
    expected: { result: "5/7" },
    by: "published",
    source: prealgebra(3),
  },
  {
    given: "A decimal is exact: -.125",
    inputs: { first: "-.125", operation: "simplify" },
    expected: { result: "-1/8" },
    by: "software",
    source: PYTHON,
    edge: true,
  },
  {
    given: "A decimal with six places: 1.414213",
    inputs: { first: "1.414213", operation: "simplify" },
    expected: { result: "1414213/1000000" },
    by: "software",
    source: PYTHON,
  },
  {
    given: "Nothing is left: 3/4 - 0.75",
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
  ...(
    [
      [
        "-33/49 - 18/35",
        { first: "-33/49", operation: "minus", second: "18/35" },
        { result: "-291/245" },
        "exercises, −33/49 − 18/35",
      ],
      [
        "-23/30 + 5/48",
        { first: "-23/30", operation: "plus", second: "5/48" },
        { result: "-53/80" },
        "exercises, −23/30 + 5/48",
      ],
      [
        "A minus of a minus: 1/2 - -1/6",
        { first: "1/2", operation: "minus", second: "-1/6" },
        { result: "2/3" },
        "exercises, 1/2 − (−1/6)",
      ],
      [
        "5/6 divided by -1/4",
        { first: "5/6", operation: "over", second: "-1/4" },
        { result: "-10/3" },
        "try it, 5/6 ÷ (−1/4)",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: differentDenominators(place),
  })),
  ...(
    [
      [
        "1 5/6 + 4 3/4",
        { first: "1 5/6", operation: "plus", second: "4 3/4" },
        { mixed: "6 7/12" },
        "try it, 1 5/6 + 4 3/4",
      ],
      [
        "1 3/4 - 6 7/8, below zero",
        { first: "1 3/4", operation: "minus", second: "6 7/8" },
        { result: "-41/8" },
        "try it, 1 3/4 − 6 7/8",
      ],
      [
        "10 3/7 - 22 4/9",
        { first: "10 3/7", operation: "minus", second: "22 4/9" },
        { result: "-757/63" },
        "try it, 10 3/7 − 22 4/9",
      ],
      [
        "1 2/3 times 4 1/6",
        { first: "1 2/3", operation: "times", second: "4 1/6" },
        { mixed: "6 17/18" },
        "exercises, 1 2/3 · 4 1/6",
      ],
      [
        "2 3/10 divided by 1/10",
        { first: "2 3/10", operation: "over", second: "1/10" },
        { result: "23" },
        "exercises, 2 3/10 ÷ 1/10",
      ],
      [
        "2 7/8 - 4 1/3 as a mixed number",
        { first: "2 7/8", operation: "minus", second: "4 1/3" },
        { mixed: "-1 11/24" },
        "exercises, 2 7/8 − 4 1/3",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: mixedNumbers(place),
  })),
] satisfies Vectors<typeof fraction>;
