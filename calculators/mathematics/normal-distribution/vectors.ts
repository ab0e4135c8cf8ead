import type { Vectors } from "#engine";
import type normalDistribution from "./normal-distribution.ts";

export default [
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/6-2-using-the-normal-distribution",
    read: "2026-11-27",
    place: "section 6.2, Using the Normal Distribution",
    rows: [
      ["example on exam scores, above 65", { find: "above", value: 65, mean: 63, deviation: 5 }, { probability: "0.3446" }],
      ["example on exam scores, 90th percentile", { find: "value", share: 90, mean: 63, deviation: 5 }, { value: "69.4" }],
      ["example on exam scores, 70th percentile", { find: "value", share: 70, mean: 63, deviation: 5 }, { value: "65.6" }],
      ["example on computer use, between 1.8 and 2.75 hours", { find: "between", from: 1.8, to: 2.75, mean: 2, deviation: 0.5 }, { probability: "0.5886" }],
      ["example on smartphone users, at most 50.8 years", { value: 50.8, mean: 36.9, deviation: 13.9 }, { probability: "0.8413" }],
      [
        "example on mandarin oranges, the middle 20%",
        { find: "value", side: "middle", share: 20, mean: 5.85, deviation: 0.24 },
        { lower: "5.79", upper: "5.91" },
      ],
      ["homework, fly balls of less than 220 feet", { value: 220, mean: 250, deviation: 50 }, { probability: "0.2743" }],
      [
        "homework, the middle 50% of IQ scores",
        { find: "value", side: "middle", share: 50, mean: 100, deviation: 15 },
        { lower: "89.95", upper: "110.05" },
        {
          given: "The middle 50% of N(100, 15)",
          differs: "The book rounds the quartile of the standard normal distribution to 0.67. With all digits they are 89.88 and 110.12.",
        },
      ],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics, section 8.6, The Normal Distribution",
    url: "https://openstax.org/books/contemporary-mathematics/pages/8-6-the-normal-distribution",
    read: "2026-11-27",
    rows: [["Using Google Sheets to Find Normal Percentiles", { value: 50, mean: 40, deviation: 7 }, { probability: "0.9234362745" }]],
  },
  {
    title: "OpenStax, Contemporary Mathematics, section 8.7, Applications of the Normal Distribution",
    url: "https://openstax.org/books/contemporary-mathematics/pages/8-7-applications-of-the-normal-distribution",
    read: "2026-11-27",
    rows: [["70 heads in 100 flips", { value: 70, mean: 50, deviation: 5 }, { probability: "0.999968" }]],
  },
  {
    title: "LibreOffice Help, Statistical Functions Part Four",
    url: "https://help.libreoffice.org/latest/en-US/text/scalc/01/04060184.html",
    read: "2026-11-27",
    by: "software",
    rows: [
      ["NORM.DIST(70;63;5;0) and NORM.DIST(70;63;5;1)", { value: 70, mean: 63, deviation: 5 }, { density: "0.029945493", probability: "0.9192433408" }],
      ["NORM.INV(0.9;63;5)", { find: "value", side: "below", share: 90, mean: 63, deviation: 5 }, { value: "69.4077578277" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "Half of a curve that is even on both sides lies above its middle: 1 ÷ 2 = 0.5",
        { find: "above", value: 7, mean: 7, deviation: 2 },
        { probability: "0.5", opposite: "0.5", z: "0" },
        { edge: "A value that is the mean" },
      ],
      [
        "(115 - 100) ÷ 15 = 1 and (85 - 100) ÷ 15 = -1, and both tails are alike: 2 × 0.1586552539 = 0.3173105079 (OpenStax prints 68% between)",
        { find: "outside", from: 85, to: 115, mean: 100, deviation: 15 },
        { probability: "0.3173105079", from_z: "-1", to_z: "1" },
        { edge: "Both tails of one standard deviation" },
      ],
    ],
  },
] satisfies Vectors<typeof normalDistribution>;
