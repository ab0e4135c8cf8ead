import type { Vectors } from "#engine";
import type logarithm from "./logarithm.ts";

export default [
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/6-5-logarithmic-properties",
    read: "2026-11-26",
    place: "section 6.5, Logarithmic Properties",
    rows: [
      ["example on the change of base with a calculator, log base 2 of 10", { number: 10, base: "2" }, { log: "3.3219" }],
      ["try it after that example, log base 5 of 100", { number: 100, base: "5" }, { log: "2.861" }],
      ["the example on pH, log(2)", { number: 2 }, { log: "0.301" }],
    ],
  },
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/6-3-logarithmic-functions",
    read: "2026-11-26",
    place: "section 6.3, Logarithmic Functions",
    rows: [
      ["try it on exponential form, log base 10 of 1,000,000", { number: 1000000 }, { log: "6" }],
      ["try it on exponential form, log base 5 of 25", { number: 25, base: "5" }, { log: "2" }],
      ["example on logarithmic form, 10^-4 = 1/10,000", { find: "number", log: -4 }, { number: "0.0001" }],
    ],
  },
  {
    title: "OpenStax, Intermediate Algebra 2e",
    url: "https://openstax.org/books/intermediate-algebra-2e/pages/10-3-evaluate-and-graph-logarithmic-functions",
    read: "2026-11-26",
    place: "section 10.3, Evaluate and Graph Logarithmic Functions, example on finding x",
    rows: [
      ["log base x of 36 is 2", { find: "base", number: 36, log: 2 }, { base: "6" }],
      ["log base 4 of x is 3", { find: "number", base: "4", log: 3 }, { number: "64" }],
      ["log base 1/2 of 1/8", { number: 0.125, base: "0.5" }, { log: "3" }, { edge: "A base below 1" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["7^0 = 1, so the logarithm of 1 is 0", { number: 1, base: "7" }, { log: "0", natural: "0" }, { edge: "The logarithm of 1" }],
      ["e^1 = e, so 1 is the natural logarithm of e: 1 × 1 = 1", { find: "number", log: 0, base: "e" }, { number: "1" }, { edge: "The power 0" }],
      ["2^-3 = 1 ÷ 8 = 0.125", { find: "number", log: -3, base: "2" }, { number: "0.125", binary: "-3" }],
    ],
  },
] satisfies Vectors<typeof logarithm>;
