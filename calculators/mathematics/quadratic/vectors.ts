import type { Vectors } from "#engine";
import type quadratic from "./quadratic.ts";

export default [
  {
    title: "OpenStax, Algebra and Trigonometry 2e",
    url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/5-1-quadratic-functions",
    read: "2026-11-22",
    rows: [
      [
        "section 5.1, Quadratic Functions, example “Applying the Vertex and x-Intercepts of a Parabola”",
        { a: -16, b: 80, c: 40 },
        { x1: "-0.458", x2: "5.458", vertex_x: "2.5", vertex_y: "140" },
      ],
    ],
  },
  {
    title: "OpenStax, Intermediate Algebra 2e",
    url: "https://openstax.org/books/intermediate-algebra-2e/pages/9-5-solve-applications-of-quadratic-equations",
    read: "2026-11-22",
    rows: [["section 9.5, Solve Applications of Quadratic Equations, example 5 of the section", { a: 16, b: -130, c: 260 }, { x1: "3.6", x2: "4.6" }]],
  },
  {
    title: "OpenStax, Intermediate Algebra 2e",
    url: "https://openstax.org/books/intermediate-algebra-2e/pages/9-3-solve-quadratic-equations-using-the-quadratic-formula",
    read: "2026-11-22",
    rows: [
      [
        "section 9.3, Solve Quadratic Equations Using the Quadratic Formula, try it after example 1 of the section",
        { a: 3, b: -5, c: 2 },
        { roots: "x = 2/3 or x = 1" },
      ],
    ],
  },
  {
    title: "OpenStax, Algebra and Trigonometry 2e",
    url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/2-5-quadratic-equations",
    read: "2026-11-22",
    place: "section 2.5, Quadratic Equations",
    rows: [
      ["example “Solve the Quadratic Equation Using the Quadratic Formula”", { a: 1, b: 5, c: 1 }, { roots: "x = (-5 ± √21)/2" }],
      ["example “Solving a Quadratic Equation Using the Square Root Property”", { a: 4, b: 0, c: -6 }, { roots: "x = ±√6/2" }],
      ["example “Solving a Simple Quadratic Equation Using the Square Root Property”", { a: 1, b: 0, c: -8 }, { roots: "x = ±2√2" }],
      ["try it on completing the square", { a: 1, b: -6, c: -13 }, { roots: "x = 3 ± √22" }],
      ["example “Solving a Quadratic by Completing the Square”", { a: 1, b: -3, c: -5 }, { roots: "x = (3 ± √29)/2" }],
      ["example “Solving a Quadratic Equation Using Grouping”", { a: 4, b: 15, c: 9 }, { roots: "x = -3 or x = -3/4" }],
      ["try it on the quadratic formula", { a: 9, b: 3, c: -2 }, { roots: "x = -2/3 or x = 1/3" }],
      ["example “Solving a Quadratic Equation with the Quadratic Formula”", { a: 1, b: 1, c: 2 }, { roots: "x = (-1 ± i√7)/2", discriminant: "-7" }],
      [
        "example “Using the Discriminant to Find the Nature of the Solutions”",
        { a: 1, b: 4, c: 4 },
        { discriminant: "0", kind: "One real root, twice" },
        { edge: "A double root: x² + 4x + 4 = 0" },
      ],
      ["example “Using the Discriminant to Find the Nature of the Solutions”", { a: 8, b: 14, c: 3 }, { discriminant: "100", kind: "Two real roots" }],
      ["example “Using the Discriminant to Find the Nature of the Solutions”", { a: 3, b: -10, c: 15 }, { discriminant: "-80", kind: "Two complex roots" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "The roots multiply to 1 and add up to -10^8: -1/10^8 - 1/10^24 - … and -10^8 + 1/10^8 + …, each next term smaller by 10^16",
        { a: 1, b: 100000000, c: 1 },
        { discriminant: "9999999999999996", x1: "-99999999.99999999", x2: "-0.000000010000000000000001" },
        { edge: "A small root beside a large one, which doubles print as -0.0000000074506" },
      ],
      [
        "0.2² - 4 × 0.1 × 0.1 = 0.04 - 0.04 = 0; -0.2 ÷ 0.2 = -1",
        { a: 0.1, b: 0.2, c: 0.1 },
        { discriminant: "0", roots: "x = -1", x1: "-1", x2: "-1" },
        { edge: "Decimals that binary floating point cannot hold, and an exact double root: 0.1x² + 0.2x + 0.1 = 0" },
      ],
      [
        "x² = -9, and (3i)² = 9 × -1 = -9",
        { a: -1, b: 0, c: -9 },
        { roots: "x = ±3i", real_part: "0", imaginary_part: "3" },
        { edge: "Roots without a real part: -x² - 9 = 0" },
      ],
      [
        "-10^8 ÷ 2 = -50,000,000, and 5 - 50,000,000² = 5 - 2,500,000,000,000,000 = -2,499,999,999,999,995",
        { a: 1, b: 100000000, c: 5 },
        { vertex_x: "-50,000,000", vertex_y: "-2,499,999,999,999,995" },
        { edge: "A vertex of sixteen digits before the point: x² + 100,000,000x + 5 = 0" },
      ],
    ],
  },
  {
    title: "OpenStax, Intermediate Algebra 2e",
    url: "https://openstax.org/books/intermediate-algebra-2e/pages/9-3-solve-quadratic-equations-using-the-quadratic-formula",
    read: "2026-11-24",
    place: "section 9.3, Solve Quadratic Equations Using the Quadratic Formula",
    rows: [
      ["exercises, 2p² − 7p + 3 = 0", { a: 2, b: -7, c: 3 }, { roots: "x = 1/2 or x = 3" }],
      ["try it, 4z² + 2z − 6 = 0", { a: 4, b: 2, c: -6 }, { roots: "x = -3/2 or x = 1" }],
      ["exercises, 3u² + 7u − 2 = 0", { a: 3, b: 7, c: -2 }, { roots: "x = (-7 ± √73)/6" }],
      ["exercises, 2a² − 6a + 3 = 0", { a: 2, b: -6, c: 3 }, { roots: "x = (3 ± √3)/2" }],
      ["exercises, x² + 8x − 4 = 0", { a: 1, b: 8, c: -4 }, { roots: "x = -4 ± 2√5" }],
      ["try it, 5n² + 4n − 4 = 0", { a: 5, b: 4, c: -4 }, { roots: "x = (-2 ± 2√6)/5" }],
      ["try it, 25t² − 40t = −16", { a: 25, b: -40, c: 16 }, { roots: "x = 4/5" }],
    ],
  },
] satisfies Vectors<typeof quadratic>;
