import type { Vectors } from "#engine";
import type zScore from "./z-score.ts";

export default [
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/6-1-the-standard-normal-distribution",
    read: "2026-11-26",
    place: "section 6.1, The Standard Normal Distribution",
    rows: [
      ["example on N(5, 6), x = 17", { value: 17, mean: 5, deviation: 6 }, { z: "2" }],
      ["example on N(5, 6), x = 1", { value: 1, mean: 5, deviation: 6 }, { z: "-0.67" }],
      ["example on weight loss, three pounds gained", { value: -3, mean: 5, deviation: 2 }, { z: "-4" }],
      ["example on heights in Chile, 168 cm", { value: 168, mean: 170, deviation: 6.28 }, { z: "-0.32" }],
      ["example on heights in Chile, z = 1.27", { find: "value", z: 1.27, mean: 170, deviation: 6.28 }, { value: "177.98" }],
      ["practice, the value of N(2, 6) with a z-score of three", { find: "value", z: 3, mean: 2, deviation: 6 }, { value: "20" }],
    ],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/6-2-using-the-normal-distribution",
    read: "2026-11-26",
    place: "section 6.2, Using the Normal Distribution",
    rows: [
      ["example on personal computers, part a", { find: "between", from: 1.8, to: 2.75, mean: 2, deviation: 0.5 }, { between: "0.5886" }],
      ["example on personal computers, part b", { find: "percentile", percentile: 25, mean: 2, deviation: 0.5 }, { value: "1.66" }],
      ["example on smartphone users, at most 50.8 years", { value: 50.8, mean: 36.9, deviation: 13.9 }, { below: "0.8413" }],
      ["example on smartphone users, between 23 and 64.7 years", { find: "between", from: 23, to: 64.7, mean: 36.9, deviation: 13.9 }, { between: "0.8186" }],
      ["example on smartphone users, third quartile", { find: "percentile", percentile: 75, mean: 36.9, deviation: 13.9 }, { value: "46.2754" }],
      ["example on mandarin oranges, part a", { value: 6, mean: 5.85, deviation: 0.24 }, { above: "0.2660" }],
      ["practice, N(54, 8), below 30", { value: 30, mean: 54, deviation: 8 }, { below: "0.0013" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "(7 - 7) ÷ 2 = 0, and half of a curve that is even on both sides lies below its middle: 1 ÷ 2 = 0.5",
        { value: 7, mean: 7, deviation: 2 },
        { z: "0", percentile: "50", within: "0", outside: "1" },
        { edge: "A value that is the mean" },
      ],
      [
        "(160 - 100) ÷ 6 = 10, and (161 - 100) ÷ 6 = 61 ÷ 6 = 10.1666…, of which no share is shown",
        { value: 161, mean: 100, deviation: 6 },
        { z: "10.16666667" },
        { edge: "Farther than ten standard deviations from the mean" },
      ],
      [
        "The percentile 50 is the mean: 12 + 0 × 3 = 12",
        { find: "percentile", percentile: 50, mean: 12, deviation: 3 },
        { value: "12", z: "0", below: "0.5", above: "0.5" },
        { edge: "The middle of the distribution" },
      ],
    ],
  },
] satisfies Vectors<typeof zScore>;
