import { CONTEMPORARY_MATHEMATICS_10_6_PAGE, PREALGEBRA_9_4_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type area from "./area.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_10_6_PAGE,
    read: "2026-11-22",
    place: "section 10.6, Area",
    rows: [
      ["example 1 of the section", { shape: "triangle", base: 4, height: 6 }, { area: "12" }],
      ["example 5 of the section", { shape: "parallelogram", base: 165, height: 117 }, { area: "19,305" }],
      ["example 6 of the section", { shape: "trapezoid", base: 31, top: 11, height: 10 }, { area: "210" }],
      ["example 8 of the section", { shape: "rhombus", first_diagonal: 36, second_diagonal: 38 }, { area: "684" }],
      ["example 12 of the section", { shape: "circle", radius: 4 }, { area: "50.3" }],
      ["the hexagon before example 9 of the section", { shape: "polygon", sides: 6, side: 4 }, { area: "41.57", perimeter: "24" }],
      ["example 9 of the section", { shape: "polygon", sides: 8, side: 13 }, { perimeter: "104" }],
      [
        "example 9 of the section",
        { shape: "polygon", sides: 8, side: 13 },
        { area: "936" },
        {
          edge: "The area of a regular octagon with sides of 13, where the book assumes an apothem of 18",
          differs: "A regular octagon with sides of 13 has an apothem of 15.69. The book takes 18, which no such octagon has.",
        },
      ],
    ],
  },
  {
    ...PREALGEBRA_9_4_PAGE,
    read: "2026-11-22",
    place: "section 9.4, Use Properties of Rectangles, Triangles, and Trapezoids",
    rows: [
      ["example 16 of the section", { shape: "trapezoid", base: 8.2, top: 5.6, height: 3.4 }, { area: "23.46" }],
      ["example 3 of the section", { shape: "rectangle", length: 32, width: 20 }, { area: "640", perimeter: "104" }],
    ],
  },
  {
    title: "OpenStax, Algebra and Trigonometry 2e",
    url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/7-1-angles",
    read: "2026-11-22",
    rows: [["section 7.1, Angles, example “Finding the Area of a Sector”", { shape: "sector", radius: 20, angle: 30 }, { area: "104.72" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "π × 1² × 360 ÷ 360 = 3.141592653589793",
        { shape: "sector", radius: 1, angle: 360 },
        { area: "3.141592653589793" },
        { edge: "A sector of a full turn is the whole circle" },
      ],
      [
        "π × (25 - 9) = 16 × π = 50.265482457",
        { shape: "ring", radius: 5, inner_radius: 3 },
        { area: "50.265482457" },
        { given: "A ring between radii of 5 and 3 has the area of a circle with a radius of 4" },
      ],
      [
        "π × 5 × 3 = 15 × π = 47.1238898",
        { shape: "ellipse", first_radius: 5, second_radius: 3 },
        { area: "47.1238898" },
        { given: "An ellipse with radii of 5 and 3" },
      ],
    ],
  },
  {
    ...PREALGEBRA_9_4_PAGE,
    read: "2026-11-24",
    place: "section 9.4, Use Properties of Rectangles, Triangles, and Trapezoids, exercises",
    rows: [
      ["base 8.3 meters and height 6.1 meters", { shape: "triangle", base: 8.3, height: 6.1 }, { area: "25.315" }],
      ["the triangular flag", { shape: "triangle", base: 1, height: 1.5 }, { area: "0.75" }],
      ["height of 51 meters", { shape: "trapezoid", base: 67, top: 43, height: 51 }, { area: "2805" }],
      ["height of 15 centimeters", { shape: "trapezoid", base: 18.3, top: 12.5, height: 15 }, { area: "231" }],
      ["height of 4.2 meters", { shape: "trapezoid", base: 8.1, top: 5.5, height: 4.2 }, { area: "28.56" }],
      ["Theresa's kitchen counter", { shape: "trapezoid", base: 62, top: 50, height: 18.5 }, { area: "1036" }],
      ["85 by 45 feet", { shape: "rectangle", length: 85, width: 45 }, { area: "3825", perimeter: "260" }],
    ],
  },
] satisfies Vectors<typeof area>;
