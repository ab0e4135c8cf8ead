import type { Vectors } from "#engine";
import type triangle from "./triangle.ts";

const READ = "2026-11-22";
const cosines = (place: string) => ({
  title: "OpenStax, Algebra and Trigonometry 2e",
  url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/10-2-non-right-triangles-law-of-cosines",
  place: `section 10.2, Non-right Triangles: Law of Cosines, ${place}`,
  read: READ,
});
const sines = (place: string) => ({
  title: "OpenStax, Algebra and Trigonometry 2e",
  url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/10-1-non-right-triangles-law-of-sines",
  place: `section 10.1, Non-right Triangles: Law of Sines, ${place}`,
  read: READ,
});
const right = (example: number) => ({
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/10-8-right-triangle-trigonometry",
  place: `section 10.8, Right Triangle Trigonometry, example ${example} of the section`,
  read: READ,
});
const TWO_TRIANGLES = sines("try it after example 2");

export default [
  {
    given: "Two sides, 10 and 12, and 30 degrees between them",
    inputs: { known: "sas", a: 10, b: 12, angle_c: 30 },
    expected: { c: "6.013", angle_a: "56.3", angle_b: "93.7" },
    by: "published",
    source: cosines("example 1 (its b and c change places)"),
  },
  {
    given: "Three sides: 20, 25 and 18",
    inputs: { a: 20, b: 25, c: 18 },
    expected: { angle_a: "52.4" },
    by: "published",
    source: cosines("example 2"),
  },
  {
    given: "Three sides: 5, 7 and 10",
    inputs: { a: 5, b: 7, c: 10 },
    expected: { angle_a: "27.7", angle_b: "40.5", angle_c: "111.8" },
    by: "published",
    source: cosines("try it after example 2"),
  },
  {
    given: "Two sides, 10 and 8, and 160 degrees between them",
    inputs: { known: "sas", a: 10, b: 8, angle_c: 160 },
    expected: { c: "17.7" },
    by: "published",
    source: cosines("example 4"),
  },
  {
    given: "Area by Heron's formula: sides 10, 15 and 7",
    inputs: { a: 10, b: 15, c: 7 },
    expected: { area: "29.4" },
    by: "published",
    source: cosines("example 5"),
  },
  {
    given: "A city lot with sides of 62.4, 43.5 and 34.1 meters",
    inputs: { a: 62.4, b: 43.5, c: 34.1 },
    expected: { area: "711.4" },
    by: "published",
    source: cosines("example 6"),
  },
  {
    given: "Two angles, 50 and 30 degrees, and the side of 10 opposite the first",
    inputs: { known: "aas", angle_a: 50, angle_b: 30, a: 10 },
    expected: { angle_c: "100", b: "6.5", c: "12.9" },
    by: "published",
    source: sines("example 1 (its b and c change places)"),
  },
  {
    given: "Two angles, 98 and 43 degrees, and the side of 22 between them",
    inputs: { known: "asa", angle_a: 98, angle_b: 43, c: 22 },
    expected: { a: "34.6", b: "23.8", angle_c: "39" },
    by: "published",
    source: sines("try it after example 1 (its b and c change places)"),
  },
  {
    given: "Two triangles: 80 degrees opposite a side of 120, and a side of 121",
    inputs: { known: "ssa", a: 120, b: 121, angle_a: 80 },
    expected: { angle_b: "83.2", angle_c: "16.8", c: "35.2", other_angle_b: "96.8", other_angle_c: "3.2" },
    by: "published",
    source: TWO_TRIANGLES,
    edge: true,
  },
  {
    given: "The third side of the second of these triangles",
    inputs: { known: "ssa", a: 120, b: 121, angle_a: 80 },
    expected: { other_c: "6.8" },
    by: "published",
    source: TWO_TRIANGLES,
    differs: "The book works out this side from its angle rounded to 3.2 degrees. The angle is 3.227 degrees.",
  },
  {
    given: "One triangle: 85 degrees opposite a side of 12, and a side of 9",
    inputs: { known: "ssa", a: 12, b: 9, angle_a: 85 },
    expected: { angle_b: "48.3", angle_c: "46.7", c: "8.8" },
    by: "published",
    source: sines("example 3 (its a and c change places)"),
  },
  {
    given: "Area from two sides, 90 and 52, and 102 degrees between them",
    inputs: { known: "sas", a: 90, b: 52, angle_c: 102 },
    expected: { area: "2289" },
    by: "published",
    source: sines("example 5"),
  },
  {
    given: "A right triangle with a leg of 6 and a hypotenuse of 14",
    inputs: { known: "ssa", a: 14, b: 6, angle_a: 90 },
    expected: { c: "12.65" },
    by: "published",
    source: right(1),
  },
  {
    given: "A right triangle with a leg of 6 beside an angle of 55 degrees",
    inputs: { known: "asa", angle_a: 55, angle_b: 90, c: 6 },
    expected: { b: "10.46" },
    by: "published",
    source: right(7),
  },
  {
    given: "A right triangle with a hypotenuse of 110 and an angle of 43 degrees",
    inputs: { known: "aas", angle_a: 90, angle_b: 43, a: 110 },
    expected: { b: "75" },
    by: "published",
    source: right(11),
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
] satisfies Vectors<typeof triangle>;
