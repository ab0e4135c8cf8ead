import type { Vectors } from "#engine";
import type quadratic from "./quadratic.ts";

const EQUATIONS = {
  title: "OpenStax, Algebra and Trigonometry 2e, section 2.5, Quadratic Equations",
  url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/2-5-quadratic-equations",
};
const FUNCTIONS = {
  title: "OpenStax, Algebra and Trigonometry 2e, section 5.1, Quadratic Functions",
  url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/5-1-quadratic-functions",
};

export default [
  {
    given: "Two irrational roots: x² + 5x + 1 = 0",
    inputs: { a: 1, b: 5, c: 1 },
    expected: { roots: "x = (-5 ± √21)/2", x1: "-4.7913", x2: "-0.2087" },
    by: "published",
    source: EQUATIONS,
  },
  {
    given: "No middle term: 4x² - 6 = 0",
    inputs: { a: 4, b: 0, c: -6 },
    expected: { roots: "x = ±√6/2", x1: "-1.2247", x2: "1.2247" },
    by: "published",
    source: EQUATIONS,
  },
  {
    given: "Complex roots: x² + x + 2 = 0",
    inputs: { a: 1, b: 1, c: 2 },
    expected: { roots: "x = (-1 ± i√7)/2", kind: "Two complex roots", discriminant: "-7" },
    by: "published",
    source: EQUATIONS,
  },
  {
    given: "Two fractions: 9x² + 3x - 2 = 0",
    inputs: { a: 9, b: 3, c: -2 },
    expected: { roots: "x = -2/3 or x = 1/3" },
    by: "published",
    source: EQUATIONS,
  },
  {
    given: "A double root: x² + 4x + 4 = 0",
    inputs: { a: 1, b: 4, c: 4 },
    expected: { discriminant: "0", kind: "One real root, twice", roots: "x = -2" },
    by: "published",
    source: EQUATIONS,
    edge: true,
  },
  {
    given: "The discriminant of 8x² + 14x + 3 = 0 is a square",
    inputs: { a: 8, b: 14, c: 3 },
    expected: { discriminant: "100", kind: "Two real roots" },
    by: "published",
    source: EQUATIONS,
  },
  {
    given: "The discriminant of 3x² - 10x + 15 = 0 is below zero",
    inputs: { a: 3, b: -10, c: 15 },
    expected: { discriminant: "-80", kind: "Two complex roots" },
    by: "published",
    source: EQUATIONS,
  },
  {
    given: "The vertex of 2x² - 6x + 7",
    inputs: { a: 2, b: -6, c: 7 },
    expected: { vertex_x: "1.5", vertex_y: "2.5" },
    by: "published",
    source: FUNCTIONS,
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
    given: "A square comes out of the root: x² - 4x - 8 = 0",
    inputs: { a: 1, b: -4, c: -8 },
    expected: { roots: "x = 2 ± 2√3", discriminant: "48" },
    by: "hand",
    source: { title: "16 + 32 = 48 = 16 × 3, so (4 ± 4√3) ÷ 2 = 2 ± 2√3" },
  },
  {
    given: "Roots without a real part: -x² - 9 = 0",
    inputs: { a: -1, b: 0, c: -9 },
    expected: { roots: "x = ±3i", real_part: "0", imaginary_part: "3" },
    by: "hand",
    source: { title: "x² = -9, and (3i)² = 9 × -1 = -9" },
    edge: true,
  },
] satisfies Vectors<typeof quadratic>;
