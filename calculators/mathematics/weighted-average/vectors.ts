import type { Vectors } from "#engine";
import type weightedAverage from "./weighted-average.ts";

export default [
  {
    title: "OpenStax, Principles of Finance 2e",
    url: "https://openstax.org/books/principles-finance-2e/pages/13-1-measures-of-center",
    read: "2026-11-27",
    place: "section 13.1, Measures of Center",
    rows: [
      [
        "example on the purchase price of shares",
        { values: "78:200; 122:300; 131:500" },
        { average: "117.70", weighted_sum: "117,700", total_weight: "1,000" },
      ],
    ],
  },
  {
    title: "OpenStax, Principles of Finance 2e",
    url: "https://openstax.org/books/principles-finance-2e/pages/13-5-probability-distributions",
    read: "2026-11-27",
    rows: [
      [
        "section 13.5, Probability Distributions, expected return of United Airlines stock",
        { values: "12:15; 5:35; 2:25; -5:14; -10:11" },
        { average: "2.25" },
      ],
    ],
  },
  {
    title: "OpenStax, Chemistry 2e",
    url: "https://openstax.org/books/chemistry-2e/pages/2-3-atomic-structure-and-symbolism",
    read: "2026-11-27",
    place: "section 2.3, Atomic Structure and Symbolism",
    rows: [
      ["average mass of boron", { values: "10.0129:0.199; 11.0093:0.801" }, { average: "10.81" }, { edge: "Weights that add up to 1" }],
      ["example, neon of the solar wind", { values: "19.9924:91.84; 20.9940:0.47; 21.9914:7.69" }, { average: "20.15" }],
      ["check your learning, magnesium", { values: "23.98:78.70; 24.99:10.13; 25.98:11.17" }, { average: "24.31" }],
    ],
  },
  {
    title: "Google Docs Editors Help, AVERAGE.WEIGHTED",
    url: "https://support.google.com/docs/answer/9084098",
    read: "2026-11-27",
    by: "software",
    rows: [
      ["A1:A2, B1:B2", { values: "2:1; 4:3" }, { average: "3.5" }],
      ["2, 10, 4, 15", { values: "2:10; 4:15" }, { average: "3.2" }],
      ["A1:A2, B1:B2, C1, C2", { values: "2:1; 4:3; 8:6" }, { average: "6.2" }],
      ["the final grade", { values: "95:25; 90:10; 85:15; 88:20; 82:30" }, { average: "87.7" }],
    ],
  },
  {
    title: "Python documentation, statistics: Mathematical statistics functions",
    url: "https://docs.python.org/3/library/statistics.html",
    read: "2026-11-27",
    by: "software",
    rows: [["fmean", { values: "85:0.20; 92:0.20; 83:0.30; 91:0.30" }, { average: "87.6" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "(44 × (300 + 100) - 13,500) ÷ 100 = 41",
        { find: "value", values: "40:100; 52:50; 46:150", target: 44, next_weight: 100 },
        { needed_value: "41", average: "45" },
      ],
      [
        "(44 × 300 - 13,500) ÷ (40 - 44) = -300 ÷ -4 = 75",
        { find: "weight", values: "40:100; 52:50; 46:150", target: 44, next_value: 40 },
        { needed_weight: "75" },
      ],
      [
        "(45 × 300 - 13,500) ÷ (40 - 45) = 0 ÷ -5 = 0",
        { find: "weight", values: "40:100; 52:50; 46:150", target: 45, next_value: 40 },
        { needed_weight: "0" },
        { edge: "The average is what you want already" },
      ],
      [
        "5 × 0 + 7 × 2 = 14, and 14 ÷ 2 = 7; (5 + 7) ÷ 2 = 6",
        { values: "5:0; 7:2" },
        { average: "7", plain_average: "6" },
        { edge: "A weight of zero counts for nothing" },
      ],
    ],
  },
] satisfies Vectors<typeof weightedAverage>;
