import type { Vectors } from "#engine";
import type area from "./area.ts";

const READ = "2026-11-22";
const contemporary = (example: string) => ({
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/10-6-area",
  place: `section 10.6, Area, ${example}`,
  read: READ,
});
const prealgebra = (example: number) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/9-4-use-properties-of-rectangles-triangles-and-trapezoids",
  place: `section 9.4, Use Properties of Rectangles, Triangles, and Trapezoids, example ${example} of the section`,
  read: READ,
});

const prealgebraExercise = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/9-4-use-properties-of-rectangles-triangles-and-trapezoids",
  place: `section 9.4, Use Properties of Rectangles, Triangles, and Trapezoids, ${place}`,
  read: "2026-11-24",
});

export default [
  {
    given: "A triangle with a base of 4 and a height of 6",
    inputs: { shape: "triangle", base: 4, height: 6 },
    expected: { area: "12" },
    by: "published",
    source: contemporary("example 1 of the section"),
  },
  {
    given: "A park between parallel streets, 165 ft long and 117 ft apart",
    inputs: { shape: "parallelogram", base: 165, height: 117 },
    expected: { area: "19,305" },
    by: "published",
    source: contemporary("example 5 of the section"),
  },
  {
    given: "A trapezoid with parallel sides of 31 and 11 and a height of 10",
    inputs: { shape: "trapezoid", base: 31, top: 11, height: 10 },
    expected: { area: "210" },
    by: "published",
    source: contemporary("example 6 of the section"),
  },
  {
    given: "A garden in the shape of a trapezoid: sides of 8.2 and 5.6 yards, 3.4 yards high",
    inputs: { shape: "trapezoid", base: 8.2, top: 5.6, height: 3.4 },
    expected: { area: "23.46" },
    by: "published",
    source: prealgebra(16),
  },
  {
    given: "A rhombus with diagonals of 36 and 38",
    inputs: { shape: "rhombus", first_diagonal: 36, second_diagonal: 38 },
    expected: { area: "684" },
    by: "published",
    source: contemporary("example 8 of the section"),
  },
  {
    given: "A pizza with a radius of 4 inches",
    inputs: { shape: "circle", radius: 4 },
    expected: { area: "50.3" },
    by: "published",
    source: contemporary("example 12 of the section"),
  },
  {
    given: "A rectangle of 32 by 20",
    inputs: { shape: "rectangle", length: 32, width: 20 },
    expected: { area: "640", perimeter: "104" },
    by: "published",
    source: prealgebra(3),
  },
  {
    given: "A regular hexagon with sides of 4",
    inputs: { shape: "polygon", sides: 6, side: 4 },
    expected: { area: "41.57", perimeter: "24" },
    by: "published",
    source: contemporary("the hexagon before example 9 of the section"),
  },
  {
    given: "The perimeter of a regular octagon with sides of 13",
    inputs: { shape: "polygon", sides: 8, side: 13 },
    expected: { perimeter: "104" },
    by: "published",
    source: contemporary("example 9 of the section"),
  },
  {
    given: "The area of a regular octagon with sides of 13, where the book assumes an apothem of 18",
    inputs: { shape: "polygon", sides: 8, side: 13 },
    expected: { area: "936" },
    by: "published",
    source: contemporary("example 9 of the section"),
    differs:
      "A regular octagon with sides of 13 has an apothem of 15.69. The book takes 18, which no such octagon has.",
    edge: true,
  },
  {
    given: "A lawn sprinkler that reaches 20 ft and turns through 30 degrees",
    inputs: { shape: "sector", radius: 20, angle: 30 },
    expected: { area: "104.72" },
    by: "published",
    source: {
      title: "OpenStax, Algebra and Trigonometry 2e",
      url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/7-1-angles",
      place: "section 7.1, Angles, example “Finding the Area of a Sector”",
      read: READ,
    },
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
  ...(
    [
      [
        "A triangle with a base of 8.3 and a height of 6.1",
        { shape: "triangle", base: 8.3, height: 6.1 },
        { area: "25.315" },
        "exercises, base 8.3 meters and height 6.1 meters",
      ],
      [
        "A triangular flag, 1 by 1.5 ft",
        { shape: "triangle", base: 1, height: 1.5 },
        { area: "0.75" },
        "exercises, the triangular flag",
      ],
      [
        "A trapezoid with sides of 67 and 43 and a height of 51",
        { shape: "trapezoid", base: 67, top: 43, height: 51 },
        { area: "2805" },
        "exercises, height of 51 meters",
      ],
      [
        "A trapezoid with sides of 18.3 and 12.5 and a height of 15",
        { shape: "trapezoid", base: 18.3, top: 12.5, height: 15 },
        { area: "231" },
        "exercises, height of 15 centimeters",
      ],
      [
        "A trapezoid with sides of 8.1 and 5.5 and a height of 4.2",
        { shape: "trapezoid", base: 8.1, top: 5.5, height: 4.2 },
        { area: "28.56" },
        "exercises, height of 4.2 meters",
      ],
      [
        "A kitchen counter with sides of 62 and 50 inches, 18.5 inches wide",
        { shape: "trapezoid", base: 62, top: 50, height: 18.5 },
        { area: "1036" },
        "exercises, Theresa's kitchen counter",
      ],
      [
        "A rectangle of 85 by 45",
        { shape: "rectangle", length: 85, width: 45 },
        { area: "3825", perimeter: "260" },
        "exercises, 85 by 45 feet",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: prealgebraExercise(place),
  })),
] satisfies Vectors<typeof area>;
