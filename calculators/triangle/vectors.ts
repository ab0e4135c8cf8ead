import type { Vectors } from "#engine";
import type triangle from "./triangle.ts";

const COSINES = {
  title: "OpenStax, Algebra and Trigonometry 2e, section 10.2, Non-right Triangles: Law of Cosines",
  url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/10-2-non-right-triangles-law-of-cosines",
};
const SINES = {
  title: "OpenStax, Algebra and Trigonometry 2e, section 10.1, Non-right Triangles: Law of Sines",
  url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/10-1-non-right-triangles-law-of-sines",
};
const RIGHT = {
  title: "OpenStax, Contemporary Mathematics, section 10.8, Right Triangle Trigonometry",
  url: "https://openstax.org/books/contemporary-mathematics/pages/10-8-right-triangle-trigonometry",
};

export default [
  {
    given: "Area by Heron's formula: sides 10, 15 and 7",
    inputs: { a: 10, b: 15, c: 7 },
    expected: { area: "29.4" },
    by: "published",
    source: { ...COSINES, title: `${COSINES.title}, example 5` },
  },
  {
    given: "Three sides: 20, 25 and 18",
    inputs: { a: 20, b: 25, c: 18 },
    expected: { angle_a: "52.4" },
    by: "published",
    source: { ...COSINES, title: `${COSINES.title}, example 2` },
  },
  {
    given: "Two sides, 10 and 8, and 160 degrees between them",
    inputs: { known: "sas", a: 10, b: 8, angle_c: 160 },
    expected: { c: "17.7" },
    by: "published",
    source: { ...COSINES, title: `${COSINES.title}, example 4` },
  },
  {
    given: "Two angles, 50 and 30 degrees, and the side of 10 opposite the first",
    inputs: { known: "aas", angle_a: 50, angle_b: 30, a: 10 },
    expected: { angle_c: "100", b: "6.5", c: "12.9" },
    by: "published",
    source: { ...SINES, title: `${SINES.title}, example 1 (its b and c change places)` },
  },
  {
    given: "Two angles, 98 and 43 degrees, and the side of 22 between them",
    inputs: { known: "asa", angle_a: 98, angle_b: 43, c: 22 },
    expected: { a: "34.6", angle_c: "39" },
    by: "published",
    source: { ...SINES, title: `${SINES.title}, try it 1 (its b and c change places)` },
  },
  {
    given: "Two triangles: 72 degrees opposite a side of 50, and a side of 51",
    inputs: { known: "ssa", a: 50, b: 51, angle_a: 72 },
    expected: {
      angle_b: "75.9484",
      angle_c: "32.0516",
      other_angle_b: "104.0516",
      other_angle_c: "3.94844",
    },
    by: "published",
    source: {
      title: "Algebra.com, question 1131379, the ambiguous case with two solutions (its letters change places)",
      url: "https://www.algebra.com/cgi-bin/show-question-source.mpl?solution=748071",
    },
    edge: true,
  },
  {
    given: "A right triangle with a leg of 6 and a hypotenuse of 14",
    inputs: { known: "ssa", a: 14, b: 6, angle_a: 90 },
    expected: { c: "12.65" },
    by: "published",
    source: { ...RIGHT, title: `${RIGHT.title}, example 1` },
  },
  {
    given: "A right triangle with a hypotenuse of 110 and an angle of 43 degrees",
    inputs: { known: "aas", angle_a: 90, angle_b: 43, a: 110 },
    expected: { b: "75" },
    by: "published",
    source: { ...RIGHT, title: `${RIGHT.title}, example 11` },
  },
  {
    given: "A right triangle with a leg of 6 beside an angle of 55 degrees",
    inputs: { known: "asa", angle_a: 55, angle_b: 90, c: 6 },
    expected: { b: "10.46" },
    by: "published",
    source: { ...RIGHT, title: `${RIGHT.title}, example 7` },
  },
  {
    given: "Three, four, five: exactly a right angle",
    inputs: { a: 3, b: 4, c: 5 },
    expected: { angle_c: "90", area: "6", kind: "Right and scalene" },
    by: "hand",
    source: { title: "3² + 4² = 25 = 5², so the angle is right, and the area is 3 × 4 ÷ 2 = 6" },
    edge: true,
  },
  {
    given: "Side a just reaches: one right triangle and no second",
    inputs: { known: "ssa", a: 5, b: 10, angle_a: 30 },
    expected: { angle_b: "90", c: "8.660254", area: "21.650635", other_c: "" },
    by: "hand",
    source: {
      title: "10 × sin 30° = 5 = a, so B is 90°; c = √(10² - 5²) = √75 = 8.660254; 5 × 8.660254 ÷ 2 = 21.650635",
    },
    edge: true,
  },
  {
    given: "An angle of 120 degrees between two sides of 1: √3 across",
    inputs: { known: "sas", a: 1, b: 1, angle_c: 120 },
    expected: { c: "1.732050808", angle_a: "30", kind: "Obtuse and isosceles" },
    by: "hand",
    source: { title: "c² = 1 + 1 - 2 × (-0.5) = 3, and √3 = 1.732050808; (180 - 120) ÷ 2 = 30" },
  },
] satisfies Vectors<typeof triangle>;
