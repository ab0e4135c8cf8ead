import type { Vectors } from "#engine";
import type sampleSize from "./sample-size.ts";

export default [
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/8-3-a-population-proportion",
    read: "2026-11-27",
    place: "section 8.3, A Population Proportion",
    rows: [
      ["example on cell phone customers", { of: "proportion", margin_percent: 3, level: 90 }, { sample: "752" }],
      ["homework on drivers who buckle up", { of: "proportion", margin_percent: 3 }, { sample: "1068" }],
      ["homework on a survey at a college", { of: "proportion", margin_percent: 5 }, { sample: "385" }],
    ],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/8-1-a-single-population-mean-using-the-normal-distribution",
    read: "2026-11-27",
    place: "section 8.1, A Single Population Mean Using the Normal Distribution",
    rows: [["example on the age of students", { of: "mean", margin: 2, deviation: 15 }, { sample: "217" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "384.1459 × 1000 ÷ (384.1459 - 1 + 1000) = 384145.9 ÷ 1383.1459 = 277.73",
        { of: "proportion", margin_percent: 5, population: 1000 },
        { exact: "277.73", sample: "278" },
        { edge: "A population that is not much larger than the sample" },
      ],
      [
        "2 × ((1.959964 + 0.841621) × 10 ÷ 5)² = 2 × 5.60317² = 62.791",
        { of: "two_means", difference: 5, deviation: 10 },
        { exact: "62.791", per_group: "63", sample: "126" },
        { edge: "Each group is rounded up before they are added" },
      ],
    ],
  },
] satisfies Vectors<typeof sampleSize>;
