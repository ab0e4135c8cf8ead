import { ELEMENTARY_ALGEBRA_3_2_PAGE, PREALGEBRA_6_2_PAGE, PREALGEBRA_CHAPTER_6 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type percentage from "./percentage.ts";

export default [
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/6-1-understanding-percent",
    read: "2026-11-22",
    place: "section 6.1",
    rows: [
      ["example 4", { percentage: 70, whole: 3500 }, { answer: "2,450" }],
      ["example 4", { percentage: 156, whole: 720 }, { answer: "1,123.2" }],
      ["example 5", { find: "whole", part: 4000, percentage: 10 }, { answer: "40,000" }],
      ["example 6", { find: "rate", part: 175, whole: 500 }, { rate: "35" }],
    ],
  },
  {
    ...PREALGEBRA_6_2_PAGE,
    read: "2026-11-22",
    place: "section 6.2",
    rows: [
      ["example 2", { percentage: 125, whole: 28 }, { answer: "35" }],
      ["example 6", { find: "rate", part: 144, whole: 96 }, { rate: "150" }],
      ["try it, 57 of 76", { find: "rate", part: 57, whole: 76 }, { rate: "75" }],
      ["try it, 96 of 120", { find: "rate", part: 96, whole: 120 }, { rate: "80" }],
      ["try it, 110 of 88", { find: "rate", part: 110, whole: 88 }, { rate: "125" }],
      ["try it, 126 of 72", { find: "rate", part: 126, whole: 72 }, { rate: "175" }],
      ["Veronica's muffins", { find: "rate", part: 60, whole: 230 }, { rate: "26" }],
      ["Ricardo's brownies", { find: "rate", part: 70, whole: 190 }, { rate: "37" }],
      ["exercise, 78 of 260", { find: "rate", part: 78, whole: 260 }, { rate: "30" }],
      ["exercise, 540 of 1,500", { find: "rate", part: 540, whole: 1500 }, { rate: "36" }],
      ["the fish sandwich", { find: "rate", part: 171, whole: 380 }, { rate: "45" }],
      ["Emma's rent", { find: "rate", part: 750, whole: 3000 }, { rate: "25" }],
    ],
  },
  {
    ...ELEMENTARY_ALGEBRA_3_2_PAGE,
    read: "2026-11-22",
    rows: [["section 3.2, a serving of oatmeal", { find: "whole", part: 8, percentage: 33 }, { answer: "24.2" }]],
  },
  {
    ...PREALGEBRA_CHAPTER_6,
    read: "2026-11-22",
    rows: [["chapter 6, review exercises, a package of granola bars", { find: "rate", part: 54, whole: 190 }, { rate: "28.4" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "8.20 × 7.5 ÷ 100 = 0.615",
        { percentage: 7.5, whole: "8.20" },
        { answer: "0.615" },
        { edge: "Exact in decimal where binary floating point is not: 7.5% of 8.20" },
      ],
      ["1 × 100 ÷ 3 = 33.333…", { find: "rate", part: 1, whole: 3 }, { rate: "33.3333333333" }, { edge: "A third without end: 1 is what percent of 3" }],
      ["510 ÷ 0.85 = 600", { find: "before_minus", result: 510, percentage: 15 }, { answer: "600" }, { given: "What a laptop of 510 cost before 15% off" }],
      [
        "75 ÷ 0.8 = 93.75, and 93.75 × 0.2 = 18.75",
        { find: "before_minus", result: 75, percentage: 20 },
        { answer: "93.75", change: "18.75" },
        { edge: "75 is 20% less than what: the decrease is taken from the answer, not from 75" },
      ],
    ],
  },
  {
    title: "WTMaths, Reverse Percentage",
    url: "http://wtmaths.com/reverse_percentage.html",
    read: "2026-11-24",
    rows: [["Example 1", { find: "before_plus", result: 12000, percentage: 5 }, { answer: "11428.57" }]],
  },
] satisfies Vectors<typeof percentage>;
