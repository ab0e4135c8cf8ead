import type { Vectors } from "#engine";
import type root from "./root.ts";

export default [
  {
    title: "OpenStax, Prealgebra 2e, Powers and Roots Tables",
    url: "https://openstax.org/books/prealgebra-2e/pages/b-powers-and-roots-tables",
    read: "2026-11-26",
    place: "table of powers and roots",
    rows: [
      ["square root of 2", { number: 2 }, { root: "1.414214" }],
      ["square root of 51", { number: 51 }, { root: "7.141428" }],
      ["cube root of 10", { number: 10, index: 3 }, { root: "2.154435" }],
      ["cube root of 50", { number: 50, index: 3 }, { root: "3.684031" }],
      ["cube root of 27", { number: 27, index: 3 }, { root: "3" }],
    ],
  },
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/1-3-radicals-and-rational-exponents",
    read: "2026-11-26",
    place: "section 1.3, Radicals and Rational Exponents",
    rows: [
      ["example on the product rule, √300", { number: 300 }, { radical: "10√3" }],
      ["example on evaluating square roots, √100", { number: 100 }, { root: "10" }],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/10-8-right-triangle-trigonometry",
    read: "2026-11-26",
    place: "section 10.8, Right Triangle Trigonometry",
    rows: [["example on the Pythagorean theorem, √160", { number: 160 }, { radical: "4√10", root: "12.65" }]],
  },
  {
    by: "hand",
    rows: [
      ["0 × 0 = 0", { number: 0 }, { root: "0" }, { edge: "The root of 0" }],
      ["(-3) × (-3) × (-3) = -27", { number: -27, index: 3 }, { root: "-3", radical: "-3" }, { edge: "An odd root of a negative number" }],
      ["9 = 3^2, so 9^(1/4) = 3^(2/4) = 3^(1/2)", { number: 9, index: 4 }, { radical: "√3" }, { edge: "An index that can be made smaller" }],
      ["54 = 27 × 2 = 3^3 × 2", { number: 54, index: 3 }, { radical: "3 × ³√2" }],
      ["72 = 36 × 2 = 6^2 × 2", { number: 72 }, { radical: "6√2" }],
    ],
  },
] satisfies Vectors<typeof root>;
