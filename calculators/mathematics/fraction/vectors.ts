import { CONTEMPORARY_MATHEMATICS_3_4_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type fraction from "./fraction.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_3_4_PAGE,
    read: "2026-11-22",
    place: "section 3.4, Rational Numbers",
    rows: [
      ["example 7 of the section", { first: "45/136", operation: "minus", second: "17/136" }, { result: "7/34" }],
      ["example 8 of the section", { first: "11/18", second: "2/15" }, { result: "67/90" }],
      ["example 9 of the section", { first: "14/25", operation: "minus", second: "9/70" }, { result: "151/350" }],
      ["example 10 of the section", { first: "48/13", operation: "simplify" }, { mixed: "3 9/13" }],
      ["example 11 of the section", { first: "5 4/9", operation: "simplify" }, { result: "49/9" }],
      ["example 14 of the section", { first: "47/25", operation: "simplify" }, { decimal: "1.88" }],
      ["example 16 of the section", { first: "12/25", operation: "times", second: "10/21" }, { result: "8/35" }],
      ["example 18 of the section", { first: "4/21", operation: "over", second: "6/35" }, { result: "10/9" }],
      ["example 18 of the section", { first: "1/8", operation: "over", second: "5/28" }, { result: "7/10" }],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/4-3-multiply-and-divide-mixed-numbers-and-complex-fractions",
    read: "2026-11-22",
    place: "section 4.3, Multiply and Divide Mixed Numbers and Complex Fractions",
    rows: [
      [
        "example 2 of the section",
        { first: "2 4/5", operation: "times", second: "-1 7/8" },
        { result: "-21/4" },
        { edge: "The minus of a mixed number is that of the whole: 2 4/5 × (-1 7/8)" },
      ],
      ["example 3 of the section", { first: "3 4/7", operation: "over", second: "5" }, { result: "5/7" }],
    ],
  },
  {
    title: "Python documentation, fractions: Rational numbers",
    url: "https://docs.python.org/3/library/fractions.html",
    read: "2026-11-22",
    by: "software",
    always: { operation: "simplify" },
    rows: [
      ["examples of the constructor Fraction", { first: "-.125" }, { result: "-1/8" }, { edge: "A decimal is exact: -.125" }],
      ["examples of the constructor Fraction", { first: "1.414213" }, { result: "1414213/1000000" }],
    ],
  },
  {
    by: "hand",
    always: { operation: "minus" },
    rows: [
      ["0.75 = 75/100 = 3/4, and 3/4 - 3/4 = 0", { first: "3/4", second: "0.75" }, { result: "0", decimal: "0" }, { edge: "Nothing is left: 3/4 - 0.75" }],
      [
        "9007199254740993 - 9007199254740992 = 1, where binary floating point gives 0",
        { first: "9007199254740993/2", second: "9007199254740992/2" },
        { result: "1/2" },
        { edge: "Beyond 2^53 nothing is lost: (2^53 + 1)/2 - 2^53/2" },
      ],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/4-5-add-and-subtract-fractions-with-different-denominators",
    read: "2026-11-24",
    place: "section 4.5, Add and Subtract Fractions with Different Denominators",
    rows: [
      ["exercises, −33/49 − 18/35", { first: "-33/49", operation: "minus", second: "18/35" }, { result: "-291/245" }],
      ["exercises, −23/30 + 5/48", { first: "-23/30", operation: "plus", second: "5/48" }, { result: "-53/80" }],
      ["exercises, 1/2 − (−1/6)", { first: "1/2", operation: "minus", second: "-1/6" }, { result: "2/3" }],
      ["try it, 5/6 ÷ (−1/4)", { first: "5/6", operation: "over", second: "-1/4" }, { result: "-10/3" }],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/4-6-add-and-subtract-mixed-numbers",
    read: "2026-11-24",
    place: "section 4.6, Add and Subtract Mixed Numbers",
    rows: [
      ["try it, 1 5/6 + 4 3/4", { first: "1 5/6", operation: "plus", second: "4 3/4" }, { mixed: "6 7/12" }],
      ["try it, 1 3/4 − 6 7/8", { first: "1 3/4", operation: "minus", second: "6 7/8" }, { result: "-41/8" }],
      ["try it, 10 3/7 − 22 4/9", { first: "10 3/7", operation: "minus", second: "22 4/9" }, { result: "-757/63" }],
      ["exercises, 1 2/3 · 4 1/6", { first: "1 2/3", operation: "times", second: "4 1/6" }, { mixed: "6 17/18" }],
      ["exercises, 2 3/10 ÷ 1/10", { first: "2 3/10", operation: "over", second: "1/10" }, { result: "23" }],
      ["exercises, 2 7/8 − 4 1/3", { first: "2 7/8", operation: "minus", second: "4 1/3" }, { mixed: "-1 11/24" }],
    ],
  },
] satisfies Vectors<typeof fraction>;
