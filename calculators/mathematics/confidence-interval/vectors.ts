import type { Vectors } from "#engine";
import type confidenceInterval from "./confidence-interval.ts";

export default [
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/8-2-a-single-population-mean-using-the-student-t-distribution",
    read: "2026-11-27",
    place: "section 8.2, A Single Population Mean Using the Student t Distribution",
    rows: [
      [
        "example on acupuncture, with the TI-84",
        { of: "data", values: "8.6, 9.4, 7.9, 6.8, 8.3, 7.3, 9.2, 9.6, 8.7, 11.4, 10.3, 5.4, 8.1, 5.5, 6.9" },
        { lower: "7.3006", upper: "9.1527", spread: "1.6722" },
      ],
      ["example on the Human Toxome Project", { of: "sample", mean: 127.45, deviation: 25.965, n: 20, level: 90 }, { lower: "117.41", upper: "137.49" }],
    ],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/8-1-a-single-population-mean-using-the-normal-distribution",
    read: "2026-11-27",
    place: "section 8.1, A Single Population Mean Using the Normal Distribution",
    always: { of: "known" },
    rows: [
      ["example on exam scores", { mean: 68, deviation: 3, n: 36, level: 90 }, { lower: "67.178", upper: "68.822" }],
      ["example on exam scores, at 95%", { mean: 68, deviation: 3, n: 36 }, { margin: "0.98" }],
      ["example on cell phones", { mean: 1.024, deviation: 0.337, n: 30, level: 98 }, { lower: "0.881", upper: "1.167" }],
    ],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/8-3-a-population-proportion",
    read: "2026-11-27",
    place: "section 8.3, A Population Proportion",
    always: { of: "proportion" },
    rows: [
      ["example on smartphones, with the TI-84", { successes: 421, n: 500 }, { lower: "0.81003", upper: "0.87397" }],
      ["example on registered voters", { successes: 300, n: 500, level: 90 }, { lower: "0.564", upper: "0.636" }],
      ["example on electric vehicles", { successes: 15, n: 54, level: 90 }, { lower: "0.178", upper: "0.378" }],
    ],
  },
  {
    title: "LibreOffice Help, Statistical Functions Part Three",
    url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/04060183.html",
    read: "2026-11-27",
    by: "software",
    place: "example of CONFIDENCE",
    rows: [["=CONFIDENCE(0.05;1.5;100)", { of: "known", mean: 0, deviation: 1.5, n: 100 }, { margin: "0.29" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "z² = 1.959964² = 3.841459; 3.841459 ÷ (10 + 3.841459) = 0.27753",
        { of: "wilson", successes: 0, n: 10 },
        { lower: "0", upper: "0.27753" },
        { edge: "No success at all, where the textbook's interval has no width" },
      ],
      ["3 ÷ √36 = 3 ÷ 6 = 0.5", { of: "known", mean: 0, deviation: 3, n: 36 }, { error: "0.5" }],
      [
        "0 ÷ √9 = 0, so the interval is the mean",
        { of: "sample", mean: 12, deviation: 0, n: 9 },
        { lower: "12", upper: "12", margin: "0" },
        { edge: "Values that are all the same" },
      ],
    ],
  },
] satisfies Vectors<typeof confidenceInterval>;
