import type { Vectors } from "#engine";
import type binomialDistribution from "./binomial-distribution.ts";

export default [
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/4-3-binomial-distribution",
    read: "2026-11-27",
    place: "section 4.3, Binomial Distribution",
    rows: [
      ["example on adult workers", { find: "at_most", k: 12, n: 20, p: "0.41" }, { probability: "97.38" }],
      ["example on art catalogs, two pages", { k: 2, n: 100, p: "8/560" }, { probability: "24.66" }],
      ["example on art catalogs, at most six", { find: "at_most", k: 6, n: 100, p: "8/560" }, { probability: "99.94" }],
      ["example on the risk of cancer, five people", { k: 5, n: 200, p: "0.015" }, { probability: "10.11", mean: "3", deviation: "1.719" }],
      ["example on the risk of cancer, at most eight", { find: "at_most", k: 8, n: 200, p: "0.015" }, { probability: "99.65" }],
      ["homework on a true-false quiz", { find: "at_least", k: 7, n: 10, p: "0.5" }, { probability: "17.1875" }],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/7-10-the-binomial-distribution",
    read: "2026-11-27",
    place: "section 7.10, The Binomial Distribution",
    always: { n: 50, p: "1/2" },
    rows: [
      ["fewer than 26 heads", { find: "at_most", k: 25 }, { probability: "55.61" }],
      ["more than 28 heads", { find: "at_least", k: 29 }, { probability: "16.11" }],
      ["at least 20 heads", { find: "at_least", k: 20 }, { probability: "94.05" }],
      ["more than 20 and fewer than 25 heads", { find: "between", from: 21, to: 24 }, { probability: "34.254" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["All five succeed: 1/2 × 1/2 × 1/2 × 1/2 × 1/2 = 1/32 = 3.125%", { k: 5, n: 5, p: "0.5" }, { probability: "3.125" }, { edge: "Every trial a success" }],
      ["No six in three rolls: 5/6 × 5/6 × 5/6 = 125/216 = 57.87%", { k: 0, n: 3, p: "1/6" }, { probability: "57.87" }, { edge: "No success" }],
      [
        "0 to 4 of 4 is all there is: 0.3 + 0.7 = 1 in each trial",
        { find: "between", from: 0, to: 4, n: 4, p: "0.3" },
        { probability: "100", complement: "0" },
        { edge: "All there is" },
      ],
    ],
  },
] satisfies Vectors<typeof binomialDistribution>;
