import type { Vectors } from "#engine";
import type percentError from "./percent-error.ts";

export default [
  {
    title: "OpenStax, Calculus Volume 1",
    url: "https://openstax.org/books/calculus-volume-1/pages/4-2-linear-approximations-and-differentials",
    read: "2026-11-27",
    place: "section 4.2, Linear Approximations and Differentials",
    rows: [
      ["the height of a ladder", { measured: 63, true_value: 62 }, { absolute: "1", relative: "0.016", percent_error: "1.6" }],
      ["the width of a piece of cardboard", { measured: 8.25, true_value: 8 }, { absolute: "0.25", percent_error: "3.1" }],
    ],
  },
  {
    title: "OpenStax, Calculus Volume 2",
    url: "https://openstax.org/books/calculus-volume-2/pages/3-6-numerical-integration",
    read: "2026-11-27",
    place: "section 3.6, Numerical Integration",
    rows: [
      [
        "example on the midpoint rule, 21/64 for 1/3",
        { measured: 0.328125, true_value: "0.333333333333333" },
        { absolute: "0.0052", relative: "0.015625", percent_error: "1.6" },
      ],
      [
        "example on the trapezoidal rule, 11/32 for 1/3",
        { measured: 0.34375, true_value: "0.333333333333333" },
        { absolute: "0.0104", relative: "0.03125", percent_error: "3.1" },
      ],
      ["exercise on 16 subdivisions", { measured: 100.125, true_value: 100 }, { absolute: "0.125" }],
    ],
  },
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/1-3-accuracy-precision-and-significant-figures",
    read: "2026-11-27",
    place: "section 1.3, Accuracy, Precision, and Significant Figures",
    rows: [
      ["a bag of apples, the mean weight", { of: "readings", readings: "4.8, 5.3, 4.9, 5.4", true_value: 5 }, { mean: "5.1" }],
      ["a bag of apples, the percent uncertainty", { of: "uncertainty", measured: 5.1, uncertainty: 0.4 }, { percent_uncertainty: "8" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["(-9 - -10) ÷ 10 = 0.1", { measured: -9, true_value: -10 }, { percent_error: "10", signed: "10" }, { edge: "A negative true value" }],
      ["(0 - 4) ÷ 4 = -1", { measured: 0, true_value: 4 }, { percent_error: "100", signed: "-100" }, { edge: "A measured value of 0" }],
      [
        "√(((1 - 2)² + (2 - 2)² + (3 - 2)²) ÷ 2) = 1",
        { of: "readings", readings: "1, 2, 3", true_value: 2 },
        { mean: "2", deviation: "1", spread: "50", percent_error: "0" },
      ],
    ],
  },
] satisfies Vectors<typeof percentError>;
