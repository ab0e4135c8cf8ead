import type { Vectors } from "#engine";
import type rightTriangle from "./right-triangle.ts";

export default [
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/10-8-right-triangle-trigonometry",
    read: "2026-11-27",
    place: "section 10.8, Right Triangle Trigonometry",
    rows: [
      ["example on finding unknown sides and angles", { known: "legs", a: 4, b: 6 }, { angle_a: "33.7" }],
      ["example on a ladder of 40 feet at 30°", { known: "angle", c: 40, angle_a: 30 }, { a: "20" }],
    ],
  },
  {
    title: "OpenStax, Algebra and Trigonometry 2e",
    url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/7-2-right-triangle-trigonometry",
    read: "2026-11-27",
    place: "section 7.2, Right Triangle Trigonometry, exercises",
    rows: [
      ["b = 15 and angle B = 15°", { known: "opposite", a: 15, angle_a: 15 }, { b: "55.9808", c: "57.9555" }],
      ["c = 50 and angle B = 21°", { known: "angle", c: 50, angle_a: 21 }, { b: "46.6790", a: "17.9184" }],
    ],
  },
  {
    title: "OpenStax, Elementary Algebra 2e",
    url: "https://openstax.org/books/elementary-algebra-2e/pages/3-4-solve-geometry-applications-triangles-rectangles-and-the-pythagorean-theorem",
    read: "2026-11-27",
    place: "section 3.4, Solve Geometry Applications: Triangles, Rectangles, and the Pythagorean Theorem",
    rows: [
      ["example on Kelvin's gazebo, a brace of 10 inches and equal legs", { known: "angle", c: 10, angle_a: 45 }, { a: "7.1" }],
      ["try it on John's ladder", { known: "hypotenuse", a: 5, c: 13 }, { b: "12" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["3 × 3 + 4 × 4 = 25 = 5 × 5; 3 × 4 ÷ 2 = 6; 3 × 4 ÷ 5 = 2.4", { known: "legs", a: 3, b: 4 }, { c: "5", area: "6", height: "2.4", triple: "3-4-5" }],
      ["8 × 8 + 15 × 15 = 289 = 17 × 17; 8 + 15 + 17 = 40", { known: "hypotenuse", a: 8, c: 17 }, { b: "15", perimeter: "40" }],
      [
        "2 × 24 ÷ 6 = 8; 6 × 6 + 8 × 8 = 100 = 10 × 10",
        { known: "area", a: 6, area: 24 },
        { b: "8", c: "10", triple: "3-4-5, times 2" },
        { edge: "A multiple of a Pythagorean triple" },
      ],
      ["tan 45° = 1, so 7 × 1 = 7", { known: "adjacent", b: 7, angle_a: 45 }, { a: "7", angle_b: "45" }, { edge: "Two equal legs" }],
    ],
  },
] satisfies Vectors<typeof rightTriangle>;
