import type { Vectors } from "#engine";
import type chiSquare from "./chi-square.ts";

const WITH_YATES = { of: "table", yates: true } as const;

export default [
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/11-2-goodness-of-fit-test",
    read: "2026-11-27",
    place: "section 11.2, Goodness-of-Fit Test",
    rows: [
      ["example on absences from Monday to Friday", { of: "equal", counts: "15, 12, 9, 9, 15" }, { chi_squared: "3", p_value: "0.5578", freedom: "4" }],
      [
        "example on television sets",
        { of: "fit", categories: "66:10; 119:16; 340:55; 60:11; 15:8", alpha: 0.01 },
        { chi_squared: "29.65", p_value: "0.000006", total: "600" },
      ],
      ["example on two coins", { of: "fit", categories: "20:25; 57:50; 23:25" }, { chi_squared: "2.14", p_value: "0.3430", freedom: "2" }],
    ],
  },
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/11-3-test-of-independence",
    read: "2026-11-27",
    place: "section 11.3, Test of Independence",
    rows: [
      [
        "example on volunteers",
        { of: "table", grid: "111 96 48; 96 133 61; 91 150 53" },
        { chi_squared: "12.99", p_value: "0.0113", freedom: "4", total: "839" },
      ],
    ],
  },
  {
    title: "R, printed examples of package stats, chisq.test",
    url: "https://github.com/wch/r-source/blob/trunk/tests/Examples/stats-Ex.Rout.save",
    read: "2026-11-27",
    by: "software",
    rows: [
      ["gender and party, from Agresti", { of: "table", grid: "762 327 468; 484 239 477" }, { chi_squared: "30.07", freedom: "2", p_value: "0.0000002954" }],
      ["a 2 × 2 table, corrected by default", { ...WITH_YATES, grid: "12 7; 5 7" }, { p_value: "0.4233054" }, { edge: "Yates' correction" }],
      ["three equal shares", { of: "equal", counts: "20, 15, 25" }, { chi_squared: "2.5", p_value: "0.2865" }],
      ["shares that are rescaled", { of: "fit", categories: "89:40; 37:20; 30:20; 28:15; 2:5" }, { chi_squared: "9.9901", p_value: "0.04059" }],
      [
        "shares with few expected",
        { of: "fit", categories: "89:0.40; 37:0.20; 30:0.20; 28:0.19; 2:0.01" },
        { chi_squared: "5.7947", p_value: "0.215", least: "1.86" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "10 × 10 ÷ 40 = 2.5 and so on: each count is what was expected, so 0² ÷ 2.5 + … = 0",
        { of: "table", grid: "10 30; 20 60" },
        { chi_squared: "0", p_value: "1", effect: "0" },
        { edge: "Rows in the same proportion" },
      ],
      ["(10 - 5)² ÷ 5 × 4 = 20, and √(20 ÷ (20 × 1)) = 1", { of: "table", grid: "10 0; 0 10" }, { chi_squared: "20", effect: "1" }, { edge: "Counts of zero" }],
      ["Each difference of 5 less a half: (4.5)² ÷ 5 × 4 = 16.2", { ...WITH_YATES, grid: "10 0; 0 10" }, { chi_squared: "16.2" }],
      [
        "Differences of 0.25 are less than a half, so 0 is left: 0² ÷ 2.5 = 0",
        { ...WITH_YATES, grid: "10 9; 10 10" },
        { chi_squared: "0" },
        { edge: "The correction never goes below zero" },
      ],
    ],
  },
] satisfies Vectors<typeof chiSquare>;
