import type { Vectors } from "#engine";
import type correlation from "./correlation.ts";

const EXAMS = "67:133; 71:185; 71:163; 66:126; 75:198; 67:153; 70:163; 71:159; 69:151; 69:159";
const TUNA = "44.4:2.6; 45.9:3.1; 41.9:2.5; 53.3:5.0; 44.7:3.6; 44.1:4.0; 50.7:5.2; 45.2:2.8; 60.1:3.8";
const R = "https://github.com/wch/r-source/blob/trunk/tests/Examples/stats-Ex.Rout.save";
const SCIPY = "https://github.com/scipy/scipy/blob/main/scipy/stats/tests/test_stats.py";

export default [
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/12-4-testing-the-significance-of-the-correlation-coefficient",
    read: "2026-11-27",
    place: "section 12.4, Testing the Significance of the Correlation Coefficient",
    rows: [["third exam and final exam", { points: `65:175; ${EXAMS}` }, { r: "0.6631", p_value: "0.026" }]],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/12-6-outliers",
    read: "2026-11-27",
    place: "section 12.6, Outliers",
    rows: [["third exam and final exam without the outlier", { points: EXAMS }, { r: "0.9121" }]],
  },
  {
    title: "R, reference output of the examples of package stats",
    url: R,
    read: "2026-11-27",
    by: "software",
    place: "cor.test, quality of canned tuna",
    always: { points: TUNA, tails: "right" },
    rows: [
      ["Pearson", {}, { r: "0.5711816", t: "1.8411", freedom: "7", p_value: "0.05409" }],
      ["Spearman", { method: "spearman" }, { r: "0.6", squared_differences: "48", p_value: "0.0484" }],
      ["Kendall", { method: "kendall" }, { r: "0.4444444", concordant: "26", p_value: "0.05972" }],
      ["Kendall, large-sample approximation", { method: "kendall", p_from: "large" }, { z: "1.6681", p_value: "0.04765" }],
    ],
  },
  {
    title: "SciPy, tests of scipy.stats with figures from R",
    url: SCIPY,
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "test_basic_example, two-sided",
        { points: "1:0; 2:1; 3:0.5; 4:1" },
        { p_value: "0.325800137536", lower: "-0.814938968841", upper: "0.99230697523" },
        { rounding: "down" },
      ],
      ["test_basic_example, less", { points: "1:0; 2:1; 3:0.5; 4:1", tails: "left" }, { r: "0.6741998624632421", p_value: "0.8370999312316" }],
      ["test_basic_example, greater, negative", { points: "1:0; 2:-1; 3:-0.5; 4:-1", tails: "right" }, { p_value: "0.8370999312316" }],
      [
        "test_spearmanr_vs_r",
        { method: "spearman", points: "1:5; 2:6; 3:7; 4:8; 5:7" },
        { r: "0.82078268166812", p_value: "0.08858700531354" },
        { edge: "Two values of y share a rank" },
      ],
      ["test_kendalltau_no_ties", { method: "kendall", points: "5:5; 2:2; 1:6; 3:3; 6:1; 4:7; 7:4" }, { r: "-0.14285714286", p_value: "0.77261904762" }],
      [
        "test_kendalltau_no_ties, all pairs but one concordant",
        { method: "kendall", points: "0:0; 1:2; 2:1; 3:3; 4:4; 5:5; 6:6; 7:7; 8:8; 9:9" },
        { r: "0.9555555555555556", p_value: "0.000005511463844797" },
      ],
      [
        "test_kendalltau_no_ties, none",
        { method: "kendall", points: "5:5; 2:2; 1:6; 3:3; 6:1; 4:8; 7:7; 8:4" },
        { r: "0.0", p_value: "1.0" },
        { edge: "As many concordant pairs as discordant ones" },
      ],
      [
        "test_kendalltau_ties",
        { method: "kendall", points: "12:1; 2:4; 1:7; 12:1; 2:0" },
        { r: "-0.47140452079103", p_value: "0.28274545993277" },
        { edge: "Ties in x and in y" },
      ],
      [
        "test_kendalltau_ties, example of Kendall (1970)",
        { method: "kendall", points: "1:1; 2:2; 2:4; 4:4; 4:4; 6:4; 6:8; 8:8; 9:8; 9:10" },
        { r: "0.85895569" },
      ],
    ],
  },
  {
    title: "SciPy documentation, scipy.stats.pearsonr",
    url: "https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.pearsonr.html",
    read: "2026-11-27",
    by: "software",
    rows: [["first example", { points: "1:10; 2:9; 3:2.5; 4:6; 5:4; 6:3; 7:2" }, { r: "-0.828503883588428", p_value: "0.0212802600075233" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "(3 × 56 - 15 × 11) ÷ √((3 × 77 - 225) × (3 × 41 - 121)) = 3 ÷ √(6 × 2) = 0.8660; 9 ÷ 12 = 0.75",
        { points: "4:3; 5:4; 6:4" },
        { r: "0.8660", r_squared: "0.75", freedom: "1" },
        { edge: "The fewest pairs" },
      ],
      [
        "(3 × 28 - 6 × 12) ÷ √((3 × 14 - 36) × (3 × 56 - 144)) = 12 ÷ √(6 × 24) = 12 ÷ 12 = 1",
        { points: "1:2; 2:4; 3:6" },
        { r: "1", r_squared: "1" },
        { edge: "Points on a line leave no t" },
      ],
      [
        "1 - 6 × (4 + 1 + 1) ÷ (3 × 8) = -0.5; of the 6 orders 3 have -0.5 or less and 5 have -0.5 or more, so p = 2 × 3 ÷ 6 = 1",
        { method: "spearman", points: "1:30; 2:10; 3:20" },
        { r: "-0.5", squared_differences: "6", p_value: "1" },
        { edge: "Twice the smaller tail is all there is" },
      ],
    ],
  },
] satisfies Vectors<typeof correlation>;
