import type { Vectors } from "#engine";
import type area from "./area.ts";

const openstax = (example: number) => ({
  title: `OpenStax, Contemporary Mathematics, section 10.6, Area, example ${example}`,
  url: "https://openstax.org/books/contemporary-mathematics/pages/10-6-area",
});

export default [
  {
    given: "A triangle with a base of 4 and a height of 6",
    inputs: { shape: "triangle", base: 4, height: 6 },
    expected: { area: "12" },
    by: "published",
    source: openstax(1),
  },
  {
    given: "A trapezoid with parallel sides of 31 and 11 and a height of 10",
    inputs: { shape: "trapezoid", base: 31, top: 11, height: 10 },
    expected: { area: "210" },
    by: "published",
    source: openstax(6),
  },
  {
    given: "A rhombus with diagonals of 36 and 38",
    inputs: { shape: "rhombus", first_diagonal: 36, second_diagonal: 38 },
    expected: { area: "684" },
    by: "published",
    source: openstax(8),
  },
  {
    given: "A circle with a diameter of 16",
    inputs: { shape: "circle", radius: 8 },
    expected: { area: "201.1" },
    by: "published",
    source: openstax(11),
  },
  {
    given: "A rectangle of 32 by 20",
    inputs: { shape: "rectangle", length: 32, width: 20 },
    expected: { area: "640", perimeter: "104" },
    by: "published",
    source: {
      title: "OpenStax, Prealgebra 2e, section 9.4, Use Properties of Rectangles, Triangles, and Trapezoids, example 3",
      url: "https://openstax.org/books/prealgebra-2e/pages/9-4-use-properties-of-rectangles-triangles-and-trapezoids",
    },
  },
  {
    given: "A carpet of 21 by 24 feet, in yards: 56 square yards",
    inputs: { shape: "rectangle", length: 7, width: 8 },
    expected: { area: "56" },
    by: "published",
    source: openstax(10),
  },
  {
    given: "A regular octagon with sides of 13, whose area a book of rounded figures gives as 936",
    inputs: { shape: "polygon", sides: 8, side: 13 },
    expected: { area: "816.004", perimeter: "104" },
    by: "hand",
    source: {
      title:
        "2 × (1 + √2) × 13² = 4.828427 × 169 = 816.004; OpenStax's example 9 takes an apothem that no such octagon has",
    },
    edge: true,
  },
  {
    given: "A regular hexagon is six equilateral triangles",
    inputs: { shape: "polygon", sides: 6, side: 2 },
    expected: { area: "10.3923048454", perimeter: "12" },
    by: "hand",
    source: { title: "6 × √3 ÷ 4 × 2² = 6 × √3 = 10.3923048454" },
  },
  {
    given: "A sector of a full turn is the whole circle",
    inputs: { shape: "sector", radius: 1, angle: 360 },
    expected: { area: "3.141592653589793" },
    by: "hand",
    source: { title: "π × 1² × 360 ÷ 360 = 3.141592653589793" },
    edge: true,
  },
  {
    given: "A ring between radii of 5 and 3 has the area of a circle with a radius of 4",
    inputs: { shape: "ring", radius: 5, inner_radius: 3 },
    expected: { area: "50.265482457" },
    by: "hand",
    source: { title: "π × (25 - 9) = 16 × π = 50.265482457" },
  },
  {
    given: "An ellipse with radii of 5 and 3",
    inputs: { shape: "ellipse", first_radius: 5, second_radius: 3 },
    expected: { area: "47.1238898" },
    by: "hand",
    source: { title: "π × 5 × 3 = 15 × π = 47.1238898" },
  },
] satisfies Vectors<typeof area>;
