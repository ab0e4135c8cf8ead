import type { Vectors } from "#engine";
import type tTest from "./t-test.ts";

const BOOK = "https://openstax.org/books/introductory-statistics-2e/pages";
const SLEEP = "0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2";
const SLEEP_2 = "1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4";
const TO_TWENTY = "7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20";
const TO_TEN = "1, 2, 3, 4, 5, 6, 7, 8, 9, 10";

export default [
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: `${BOOK}/10-1-two-population-means-with-unknown-standard-deviations`,
    read: "2026-11-27",
    place: "section 10.1, Two Population Means with Unknown Standard Deviations",
    always: { of: "two_summary" },
    rows: [
      ["example on sports", { mean: 2, deviation: 0.866, n: 9, second_mean: 3.2, second_deviation: 1, second_n: 16 }, { p_value: "0.0054", t: "-3.14" }],
      [
        "example on math classes",
        { mean: 4, deviation: 1.5, n: 11, second_mean: 3.5, second_deviation: 1, second_n: 9, tails: "right" },
        { p_value: "0.1928", effect: "0.384" },
      ],
      [
        "homework on enrollment",
        { mean: 5068, deviation: 4777, n: 35, second_mean: 5466, second_deviation: 8191, second_n: 35, tails: "left" },
        { t: "-0.248" },
      ],
      [
        "homework on engineers",
        {
          ...{ mean: 46100, deviation: 3450, n: 50, second_mean: 46700, second_deviation: 4210, second_n: 60 },
          tails: "left",
        },
        { t: "-0.82", freedom: "108" },
      ],
    ],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: `${BOOK}/10-4-matched-or-paired-samples`,
    read: "2026-11-27",
    place: "section 10.4, Matched or Paired Samples",
    always: { of: "paired" },
    rows: [
      [
        "example on hypnotism",
        {
          pairs: "6.8:6.6; 2.4:6.5; 7.4:9.0; 8.5:10.3; 8.1:11.3; 6.1:8.1; 3.4:6.3; 2.0:11.6",
          tails: "left",
        },
        { p_value: "0.0095", t: "-3.036", deviation: "2.91" },
      ],
      ["example on a strength class", { pairs: "295:205; 252:241; 330:338; 360:368", tails: "right" }, { estimate: "21.3", deviation: "46.7" }],
      ["example on the shot-put", { pairs: "30:28; 26:14; 34:27; 17:18; 19:17; 26:26; 20:16" }, { p_value: "0.0716", estimate: "3.71", deviation: "4.5" }],
      ["practice on a software patch", { pairs: "1:3; 5:6; 2:4; 0:2; 1:5; 0:8; 2:2; 2:6", tails: "left" }, { p_value: "0.0067" }],
    ],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: `${BOOK}/9-5-additional-information-and-full-hypothesis-test-examples`,
    read: "2026-11-27",
    place: "section 9.5, Full Hypothesis Test Examples",
    always: { of: "one", tails: "right" },
    rows: [
      [
        "example on statistics tests",
        { values: "65, 65, 70, 67, 66, 63, 63, 68, 72, 71", expected: 65 },
        { t: "1.9781", p_value: "0.0396", mean: "67", deviation: "3.1972" },
      ],
      [
        "example on glass",
        { values: "1.11, 1.07, 1.11, 1.07, 1.12, 1.08, .98, .98, 1.02, .95, .95", expected: 1 },
        { t: "2.014", p_value: "0.036", deviation: "0.0659" },
      ],
    ],
  },
  {
    title: "OpenStax, Introductory Business Statistics 2e",
    url: "https://openstax.org/books/introductory-business-statistics-2e/pages/10-3-test-for-differences-in-means-assuming-equal-population-variances",
    read: "2026-11-27",
    place: "section 10.3, Test for Differences in Means: Assuming Equal Population Variances",
    rows: [
      [
        "example on endorphins, pooled",
        {
          ...{ of: "two_summary", mean: 8, deviation: 5.4, n: 18, second_mean: 4, second_deviation: 2.4, second_n: 11 },
          ...{ variances: "pooled", tails: "right" },
        },
        { t: "2.31", freedom: "27" },
      ],
    ],
  },
  {
    title: "R, printed examples of package stats, t.test",
    url: "https://github.com/wch/r-source/blob/trunk/tests/Examples/stats-Ex.Rout.save",
    read: "2026-11-27",
    by: "software",
    rows: [
      [
        "t.test(1:10, y = c(7:20))",
        { first: TO_TEN, second: TO_TWENTY },
        { t: "-5.4349", freedom: "21.982", p_value: "0.00001855", lower: "-11.052802", upper: "-4.947198" },
      ],
      [
        "t.test(1:10, y = c(7:20, 200))",
        { first: TO_TEN, second: `${TO_TWENTY}, 200` },
        { t: "-1.6329", freedom: "14.165", p_value: "0.1245", lower: "-47.242900", upper: "6.376233", second_mean: "25.93333" },
      ],
      [
        "t.test(sleep$extra)",
        { of: "one", values: `${SLEEP}, ${SLEEP_2}` },
        { t: "3.413", freedom: "19", p_value: "0.002918", lower: "0.5955845", upper: "2.4844155" },
      ],
      [
        "t.test of sleep, paired",
        { of: "paired", pairs: "0.7:1.9; -1.6:0.8; -0.2:1.1; -1.2:0.1; -0.1:-0.1; 3.4:4.4; 3.7:5.5; 0.8:1.6; 0:4.6; 2:3.4" },
        { t: "-4.0621", p_value: "0.002833", lower: "-2.4598858", upper: "-0.7001142", estimate: "-1.58" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "Mean 2 and 5, both variances ((-1)² + 0² + 1²) ÷ 2 = 1; error √(1 × (1 ÷ 3 + 1 ÷ 3)) = 0.816497; t = -3 ÷ 0.816497 = -3.674235; degrees of freedom 3 + 3 - 2 = 4",
        { first: "1, 2, 3", second: "4, 5, 6", variances: "pooled" },
        { t: "-3.674235", freedom: "4", effect: "-3", error: "0.816497" },
      ],
      [
        "Equal sizes and variances: (1/3 + 1/3)² ÷ ((1/3)² ÷ 2 + (1/3)² ÷ 2) = 4, as many as pooled",
        { first: "1, 2, 3", second: "4, 5, 6" },
        { freedom: "4" },
        { edge: "Samples of one size and one variance, where Welch and Student agree" },
      ],
      [
        "(12 - 12) ÷ (3 ÷ √9) = 0, and half of the curve lies on each side: 2 × 0.5 = 1",
        { of: "one_summary", mean: 12, deviation: 3, n: 9, expected: 12 },
        { t: "0", p_value: "1", effect: "0" },
        { edge: "A mean that is the one it is tested against" },
      ],
    ],
  },
] satisfies Vectors<typeof tTest>;
