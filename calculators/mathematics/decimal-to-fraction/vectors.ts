import type { Vectors } from "#engine";
import type decimalToFraction from "./decimal-to-fraction.ts";

export default [
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/5-1-decimals",
    read: "2026-11-27",
    place: "section 5.1, Decimals",
    rows: [
      ["try it on 5.3", { decimal: "5.3" }, { mixed: "5 3/10" }],
      ["try it on 6.07", { decimal: "6.07" }, { mixed: "6 7/100" }],
      ["try it on -0.234", { decimal: "-0.234" }, { fraction: "-117/500" }],
      ["try it on -0.024", { decimal: "-0.024" }, { fraction: "-3/125" }],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/5-3-decimals-and-fractions",
    read: "2026-11-27",
    place: "section 5.3, Decimals and Fractions",
    always: { find: "decimal" },
    rows: [
      ["example on 43/22", { fraction: "43/22" }, { decimal: "1.9(54)" }, { edge: "A digit before those that repeat" }],
      ["try it on 27/11", { fraction: "27/11" }, { decimal: "2.(45)" }],
      ["try it on 51/22", { fraction: "51/22" }, { decimal: "2.3(18)" }],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/3-4-rational-numbers",
    read: "2026-11-27",
    place: "section 3.4, Rational Numbers",
    rows: [["example on 3.2117", { decimal: "3.2117" }, { fraction: "32117/10000" }]],
  },
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/9-4-series-and-their-notations",
    read: "2026-11-27",
    place: "section 9.4, Series and Their Notations",
    rows: [["example on a repeating decimal", { decimal: "0.(3)" }, { fraction: "1/3" }]],
  },
  {
    by: "hand",
    rows: [
      ["(1666 - 166) ÷ 9000 = 1500 ÷ 9000 = 1/6", { decimal: "0.1666..." }, { fraction: "1/6" }],
      ["0.999… = 9 ÷ 9 = 1", { decimal: "0.(9)" }, { fraction: "1", percent: "100" }, { edge: "All nines" }],
      ["22 ÷ 7 = 3.142857… is 0.0013 above 3.14159, and 19/6 is 0.025 above it", { find: "nearest", decimal: "3.14159", largest: 10 }, { fraction: "22/7" }],
      ["0.7 × 16 = 11.2, so 11/16 = 0.6875, and 0.6875 - 0.7 = -0.0125", { find: "parts", decimal: "0.7" }, { fraction: "11/16", off: "-0.0125" }],
      ["0.5 × 3 = 1.5, which goes up to 2", { find: "parts", decimal: "0.5", parts: 3 }, { fraction: "2/3" }, { edge: "Halfway goes away from zero" }],
    ],
  },
] satisfies Vectors<typeof decimalToFraction>;
