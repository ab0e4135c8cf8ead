import { PREALGEBRA_6_2_PAGE, PREALGEBRA_CHAPTER_6 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type tip from "./tip.ts";

export default [
  {
    ...PREALGEBRA_6_2_PAGE,
    read: "2026-11-22",
    place: "section 6.2",
    rows: [
      ["Dezohn's dinner", { bill: 68.5, tip_rate: 18 }, { tip: "12.33" }],
      ["Cierra's dinner", { bill: 81.5, tip_rate: 18 }, { tip: "14.67" }],
      ["Kimngoc's lunch", { bill: 14.4, tip_rate: 15 }, { tip: "2.16" }],
      ["Aolani's dinner", { bill: 80, tip_rate: 20 }, { tip: "16" }],
    ],
  },
  { ...PREALGEBRA_CHAPTER_6, read: "2026-11-22", rows: [["chapter 6, review exercises, Aurelio's dinner", { bill: 83.5, tip_rate: 20 }, { tip: "16.70" }]] },
  {
    title: "OpenStax, Intermediate Algebra 2e",
    url: "https://openstax.org/books/intermediate-algebra-2e/pages/4-3-solve-mixture-applications-with-systems-of-equations",
    read: "2026-11-22",
    rows: [["section 4.3, Be Prepared, Earl's dinner bill", { bill: 32.5, tip_rate: 18 }, { tip: "5.85" }]],
  },
  {
    title: "OpenStax, Elementary Algebra 2e",
    url: "https://openstax.org/books/elementary-algebra-2e/pages/chapter-3",
    read: "2026-11-22",
    rows: [["chapter 3, review exercises, Dino's lunch", { bill: 19.45, tip_rate: 20 }, { tip: "3.89" }]],
  },
  {
    title: "OpenStax, Introduction to Python Programming",
    url: "https://openstax.org/books/introduction-python-programming/pages/2-chapter-summary",
    read: "2026-11-22",
    rows: [["chapter 2, chapter summary, Tip calculator", { bill: 43.21, tip_rate: 18, people: 2 }, { tip: "7.78", total: "50.99", share: "25.49" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "8.20 × 7.5 ÷ 100 = 0.615 exactly, where binary floating point prints 0.61",
        { bill: "8.20", tip_rate: 7.5 },
        { tip: "0.62" },
        { edge: "Half a cent goes up: $8.20 with a tip of 7.5%" },
      ],
      [
        "57.35 × 1.18 = 67.673; half is 33.8365, so 34 each; 2 × 34 = 68; 68 - 57.35 = 10.65",
        { bill: 57.35, people: 2, rounding: "up" },
        { share: "34", total: "68", tip: "10.65" },
        { edge: "Shares rounded up: $57.35 for two with 18%" },
      ],
    ],
  },
] satisfies Vectors<typeof tip>;
