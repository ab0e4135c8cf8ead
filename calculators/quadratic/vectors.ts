import type { Vectors } from "#engine";
import type quadratic from "./quadratic.ts";

const READ = "2026-11-22";
const equations = (example: string) => ({
  title: "OpenStax, Algebra and Trigonometry 2e",
  url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/2-5-quadratic-equations",
  place: `section 2.5, Quadratic Equations, ${example}`,
  read: READ,
});
const intermediate = (page: string, place: string) => ({
  title: "OpenStax, Intermediate Algebra 2e",
  url: `https://openstax.org/books/intermediate-algebra-2e/pages/${page}`,
  place,
  read: READ,
});
const DISCRIMINANT = equations("example “Using the Discriminant to Find the Nature of the Solutions”");

const formulaExercise = (place: string) => ({
  title: "OpenStax, Intermediate Algebra 2e",
  url: "https://openstax.org/books/intermediate-algebra-2e/pages/9-3-solve-quadratic-equations-using-the-quadratic-formula",
  place: `section 9.3, Solve Quadratic Equations Using the Quadratic Formula, ${place}`,
  read: "2026-11-24",
});

export default [
  {
    given: "A ball thrown upward, in decimals: -16x² + 80x + 40 = 0",
    inputs: { a: -16, b: 80, c: 40 },
    expected: { x1: "-0.458", x2: "5.458", vertex_x: "2.5", vertex_y: "140" },
    by: "published",
    source: {
      title: "OpenStax, Algebra and Trigonometry 2e",
      url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/5-1-quadratic-functions",
      place: "section 5.1, Quadratic Functions, example “Applying the Vertex and x-Intercepts of a Parabola”",
      read: READ,
    },
  },
  {
    given: "A firework at 260 ft, in decimals: 16x² - 130x + 260 = 0",
    inputs: { a: 16, b: -130, c: 260 },
    expected: { x1: "3.6", x2: "4.6" },
    by: "published",
    source: intermediate(
      "9-5-solve-applications-of-quadratic-equations",
      "section 9.5, Solve Applications of Quadratic Equations, example 5 of the section",
    ),
  },
  {
    given: "A fraction and a whole number, both above zero: 3x² - 5x + 2 = 0",
    inputs: { a: 3, b: -5, c: 2 },
    expected: { roots: "x = 2/3 or x = 1" },
    by: "published",
    source: intermediate(
      "9-3-solve-quadratic-equations-using-the-quadratic-formula",
      "section 9.3, Solve Quadratic Equations Using the Quadratic Formula, try it after example 1 of the section",
    ),
  },
  {
    given: "Two irrational roots: x² + 5x + 1 = 0",
    inputs: { a: 1, b: 5, c: 1 },
    expected: { roots: "x = (-5 ± √21)/2" },
    by: "published",
    source: equations("example “Solve the Quadratic Equation Using the Quadratic Formula”"),
  },
  {
    given: "No middle term: 4x² + 1 = 7, which is 4x² - 6 = 0",
    inputs: { a: 4, b: 0, c: -6 },
    expected: { roots: "x = ±√6/2" },
    by: "published",
    source: equations("example “Solving a Quadratic Equation Using the Square Root Property”"),
  },
  {
    given: "A square comes out of the root: x² = 8",
    inputs: { a: 1, b: 0, c: -8 },
    expected: { roots: "x = ±2√2" },
    by: "published",
    source: equations("example “Solving a Simple Quadratic Equation Using the Square Root Property”"),
  },
  {
    given: "A whole part and a root: x² - 6x = 13",
    inputs: { a: 1, b: -6, c: -13 },
    expected: { roots: "x = 3 ± √22" },
    by: "published",
    source: equations("try it on completing the square"),
  },
  {
    given: "A fraction and a root: x² - 3x - 5 = 0",
    inputs: { a: 1, b: -3, c: -5 },
    expected: { roots: "x = (3 ± √29)/2" },
    by: "published",
    source: equations("example “Solving a Quadratic by Completing the Square”"),
  },
  {
    given: "A fraction and a whole number: 4x² + 15x + 9 = 0",
    inputs: { a: 4, b: 15, c: 9 },
    expected: { roots: "x = -3 or x = -3/4" },
    by: "published",
    source: equations("example “Solving a Quadratic Equation Using Grouping”"),
  },
  {
    given: "Two fractions: 9x² + 3x - 2 = 0",
    inputs: { a: 9, b: 3, c: -2 },
    expected: { roots: "x = -2/3 or x = 1/3" },
    by: "published",
    source: equations("try it on the quadratic formula"),
  },
  {
    given: "Complex roots: x² + x + 2 = 0",
    inputs: { a: 1, b: 1, c: 2 },
    expected: { roots: "x = (-1 ± i√7)/2", discriminant: "-7" },
    by: "published",
    source: equations("example “Solving a Quadratic Equation with the Quadratic Formula”"),
  },
  {
    given: "A double root: x² + 4x + 4 = 0",
    inputs: { a: 1, b: 4, c: 4 },
    expected: { discriminant: "0", kind: "One real root, twice" },
    by: "published",
    source: DISCRIMINANT,
    edge: true,
  },
  {
    given: "The discriminant of 8x² + 14x + 3 = 0 is a square",
    inputs: { a: 8, b: 14, c: 3 },
    expected: { discriminant: "100", kind: "Two real roots" },
    by: "published",
    source: DISCRIMINANT,
  },
  {
    given: "The discriminant of 3x² - 10x + 15 = 0 is below zero",
    inputs: { a: 3, b: -10, c: 15 },
    expected: { discriminant: "-80", kind: "Two complex roots" },
    by: "published",
    source: DISCRIMINANT,
  },
  {
    given: "A small root beside a large one, which doubles print as -0.0000000074506",
    inputs: { a: 1, b: 1e8, c: 1 },
    expected: { discriminant: "9999999999999996", x1: "-99999999.99999999", x2: "-0.000000010000000000000001" },
    by: "hand",
    source: {
      title:
        "The roots multiply to 1 and add up to -10^8: -1/10^8 - 1/10^24 - … and -10^8 + 1/10^8 + …, each next term smaller by 10^16",
    },
    edge: true,
  },
  {
    given: "Decimals that binary floating point cannot hold, and an exact double root: 0.1x² + 0.2x + 0.1 = 0",
    inputs: { a: 0.1, b: 0.2, c: 0.1 },
    expected: { discriminant: "0", roots: "x = -1", x1: "-1", x2: "-1" },
    by: "hand",
    source: { title: "0.2² - 4 × 0.1 × 0.1 = 0.04 - 0.04 = 0; -0.2 ÷ 0.2 = -1" },
    edge: true,
  },
  {
    given: "Roots without a real part: -x² - 9 = 0",
    inputs: { a: -1, b: 0, c: -9 },
    expected: { roots: "x = ±3i", real_part: "0", imaginary_part: "3" },
    by: "hand",
    source: { title: "x² = -9, and (3i)² = 9 × -1 = -9" },
    edge: true,
  },
  {
    given: "A vertex of sixteen digits before the point: x² + 100,000,000x + 5 = 0",
    inputs: { a: 1, b: 100000000, c: 5 },
    expected: { vertex_x: "-50,000,000", vertex_y: "-2,499,999,999,999,995" },
    by: "hand",
    source: {
      title: "-10^8 ÷ 2 = -50,000,000, and 5 - 50,000,000² = 5 - 2,500,000,000,000,000 = -2,499,999,999,999,995",
    },
    edge: true,
  },
  ...(
    [
      ["2p² - 7p + 3 = 0", { a: 2, b: -7, c: 3 }, { roots: "x = 1/2 or x = 3" }, "exercises, 2p² − 7p + 3 = 0"],
      ["4z² + 2z - 6 = 0", { a: 4, b: 2, c: -6 }, { roots: "x = -3/2 or x = 1" }, "try it, 4z² + 2z − 6 = 0"],
      ["3u² + 7u - 2 = 0", { a: 3, b: 7, c: -2 }, { roots: "x = (-7 ± √73)/6" }, "exercises, 3u² + 7u − 2 = 0"],
      ["2a² - 6a + 3 = 0", { a: 2, b: -6, c: 3 }, { roots: "x = (3 ± √3)/2" }, "exercises, 2a² − 6a + 3 = 0"],
      ["x² + 8x - 4 = 0", { a: 1, b: 8, c: -4 }, { roots: "x = -4 ± 2√5" }, "exercises, x² + 8x − 4 = 0"],
      ["5n² + 4n - 4 = 0", { a: 5, b: 4, c: -4 }, { roots: "x = (-2 ± 2√6)/5" }, "try it, 5n² + 4n − 4 = 0"],
      ["25t² - 40t = -16: one root", { a: 25, b: -40, c: 16 }, { roots: "x = 4/5" }, "try it, 25t² − 40t = −16"],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: formulaExercise(place),
  })),
] satisfies Vectors<typeof quadratic>;
