import type { Vectors } from "#engine";
import type slope from "./slope.ts";

export default [
  {
    title: "OpenStax, Intermediate Algebra 2e",
    url: "https://openstax.org/books/intermediate-algebra-2e/pages/3-2-slope-of-a-line",
    read: "2026-11-27",
    place: "section 3.2, Slope of a Line",
    rows: [
      ["example on the slope formula", { from_x: -2, from_y: -3, to_x: -7, to_y: 4 }, { fraction: "-7/5" }],
      ["first try it after that example", { from_x: -3, from_y: 4, to_x: 2, to_y: -1 }, { slope: "-1" }],
      ["second try it after that example", { from_x: -2, from_y: 6, to_x: -3, to_y: -4 }, { slope: "10" }],
    ],
  },
  {
    title: "OpenStax, Intermediate Algebra 2e",
    url: "https://openstax.org/books/intermediate-algebra-2e/pages/3-3-find-the-equation-of-a-line",
    read: "2026-11-27",
    place: "section 3.3, Find the Equation of a Line",
    rows: [
      ["try it on two points", { from_x: -2, from_y: -4, to_x: 1, to_y: -3 }, { equation: "y = (1/3)x - 10/3" }],
      ["example on a vertical line", { from_x: -3, from_y: 5, to_x: -3, to_y: 4 }, { equation: "x = -3" }, { edge: "A vertical line" }],
      ["try it on a point and the slope", { known: "slope", from_x: 10, from_y: -5, slope: "-2/5" }, { equation: "y = (-2/5)x - 1" }],
      ["exercise on m = 5/8 and the point (8, 3)", { known: "slope", from_x: 8, from_y: 3, slope: "5/8" }, { equation: "y = (5/8)x - 2", y_intercept: "-2" }],
    ],
  },
  {
    title: "OpenStax, Intermediate Algebra 2e",
    url: "https://openstax.org/books/intermediate-algebra-2e/pages/11-1-distance-and-midpoint-formulas-circles",
    read: "2026-11-27",
    place: "section 11.1, Distance and Midpoint Formulas; Circles",
    rows: [
      ["example on the distance formula", { from_x: 10, from_y: -4, to_x: -1, to_y: 5 }, { distance: "14.2" }],
      ["example on (-5, -3) and (7, 2)", { from_x: -5, from_y: -3, to_x: 7, to_y: 2 }, { distance: "13" }],
      ["example on the midpoint formula", { from_x: -5, from_y: -4, to_x: 7, to_y: 2 }, { middle_x: "1", middle_y: "-1" }],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/11-4-understand-slope-of-a-line",
    read: "2026-11-27",
    place: "section 11.4, Understand Slope of a Line",
    rows: [
      ["practice test, the bicycle route", { from_x: 0, from_y: 0, to_x: 1000, to_y: 20 }, { fraction: "1/50" }],
      ["exercise on the grade of a road, rise 3 and run 50", { from_x: 0, from_y: 0, to_x: 50, to_y: 3 }, { grade: "6" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "(5 - 5) ÷ (4 - 1) = 0 ÷ 3 = 0",
        { from_x: 1, from_y: 5, to_x: 4, to_y: 5 },
        { slope: "0", angle: "0", equation: "y = 5" },
        { edge: "A horizontal line" },
      ],
      [
        "A rise of 4 for a run of 4 halves the right angle: 90 ÷ 2 = 45",
        { from_x: 0, from_y: 0, to_x: 4, to_y: 4 },
        { angle: "45", grade: "100", equation: "y = x" },
      ],
      ["x = 4 - 2 ÷ 0.5 = 4 - 4 = 0", { known: "slope", from_x: 4, from_y: 2, slope: "0.5" }, { x_intercept: "0", y_intercept: "0" }],
    ],
  },
] satisfies Vectors<typeof slope>;
