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

const cosinesExercise = (place: string) => ({
  title: "OpenStax, Algebra and Trigonometry 2e",
  url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/10-2-non-right-triangles-law-of-cosines",
  place: `section 10.2, Non-right Triangles: Law of Cosines, ${place}`,
  read: "2026-11-24",
});

const sinesExercise = (place: string) => ({
  title: "OpenStax, Algebra and Trigonometry 2e",
  url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/10-1-non-right-triangles-law-of-sines",
  place: `section 10.1, Non-right Triangles: Law of Sines, ${place}`,
  read: "2026-11-24",
});

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
    given: "The third side of the second triangle: 80 degrees opposite a side of 120, and a side of 121",
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
  ...(
    [
      [
        "Sides of 12 and 24, and 30 degrees between them",
        { known: "sas", a: 12, b: 24, angle_c: 30 },
        { c: "14.9", angle_a: "23.8", angle_b: "126.2" },
        "try it after example 1 (its a and c change places)",
      ],
      [
        "Sides of 6 and 7, and 120 degrees between them",
        { known: "sas", a: 6, b: 7, angle_c: 120 },
        { c: "11.3" },
        "exercises, α = 120°, b = 6, c = 7 (its a and c change places)",
      ],
      [
        "Sides of 18 and 23, and 115 degrees between them",
        { known: "sas", a: 18, b: 23, angle_c: 115 },
        { c: "34.7" },
        "exercises, γ = 115°, a = 18, b = 23",
      ],
      [
        "Sides of 21 and 37, and 121 degrees between them",
        { known: "sas", a: 21, b: 37, angle_c: 121 },
        { angle_a: "20.6", angle_b: "38.4", c: "51.1" },
        "exercises, C = 121°, a = 21, b = 37",
      ],
      [
        "Sides of 14, 13 and 20: the largest angle",
        { known: "sss", a: 14, b: 13, c: 20 },
        { angle_c: "95.5" },
        "exercises, a = 14, b = 13, c = 20",
      ],
      [
        "Sides of 13, 22 and 28: the smallest angle",
        { known: "sss", a: 13, b: 22, c: 28 },
        { angle_a: "26.9" },
        "exercises, a = 13, b = 22, c = 28",
      ],
      [
        "Sides of 3.1, 3.5 and 5",
        { known: "sss", a: 3.1, b: 3.5, c: 5 },
        { angle_a: "37.8", angle_b: "43.8" },
        "exercises, a = 3.1, b = 3.5, c = 5",
      ],
      [
        "Area from sides of 29.7, 42.3 and 38.4 ft",
        { known: "sss", a: 29.7, b: 42.3, c: 38.4 },
        { area: "552" },
        "try it after example 5",
      ],
      [
        "Area from sides of 4.38, 3.79 and 5.22 ft",
        { known: "sss", a: 4.38, b: 3.79, c: 5.22 },
        { area: "8.15" },
        "try it after example 6",
      ],
      [
        "Area from sides of 18, 21 and 32 in",
        { known: "sss", a: 18, b: 21, c: 32 },
        { area: "177.56" },
        "exercises, 18 in, 21 in and 32 in",
      ],
      [
        "Area of a thin triangle with sides of 1.6, 2.6 and 4.1 yd",
        { known: "sss", a: 1.6, b: 2.6, c: 4.1 },
        { area: "0.91" },
        "exercises, a = 1.6 yd, b = 2.6 yd, c = 4.1 yd",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: cosinesExercise(place),
  })),
  {
    given: "Sides of 3.1, 3.5 and 5: the largest angle",
    inputs: { known: "sss", a: 3.1, b: 3.5, c: 5 },
    expected: { angle_c: "98.4" },
    by: "published",
    source: cosinesExercise("exercises, a = 3.1, b = 3.5, c = 5"),
    differs: "The book subtracts the two other angles, already rounded, from 180 degrees. The angle is 98.34 degrees.",
  },
  ...(
    [
      [
        "Angles of 73 and 35 degrees, and the side of 20 opposite the first",
        { known: "aas", a: 20, angle_a: 73, angle_b: 35 },
        { angle_c: "72", b: "12.0", c: "19.9" },
        "exercises, α = 35°, γ = 73°, c = 20 (our a, b and c are its c, a and b)",
      ],
      [
        "Angles of 60 and 100 degrees, and the side of 4 opposite the first",
        { known: "aas", a: 4, angle_a: 60, angle_b: 100 },
        { angle_c: "20", b: "4.5", c: "1.6" },
        "exercises, a = 4, α = 60°, β = 100°",
      ],
      [
        "Angles of 37 and 49 degrees, and the side of 5 between them",
        { known: "asa", angle_a: 37, angle_b: 49, c: 5 },
        { b: "3.78" },
        "exercises, A = 37°, B = 49°, c = 5",
      ],
      [
        "Two triangles: 43 degrees opposite a side of 7, and a side of 9",
        { known: "ssa", a: 7, b: 9, angle_a: 43 },
        { angle_b: "61.3", angle_c: "75.7", c: "9.9", other_angle_b: "118.7", other_angle_c: "18.3", other_c: "3.2" },
        "exercises, a = 7, c = 9, α = 43° (its b and c change places)",
      ],
      [
        "Two triangles: 35 degrees opposite a side of 12, and a side of 17",
        { known: "ssa", a: 12, b: 17, angle_a: 35 },
        { angle_b: "54.3", angle_c: "90.7", c: "20.9", other_angle_b: "125.7", other_angle_c: "19.3", other_c: "6.9" },
        "exercises, a = 12, c = 17, α = 35° (its b and c change places)",
      ],
      [
        "Two triangles: 10 degrees opposite a side of 5, and a side of 13",
        { known: "ssa", a: 5, b: 13, angle_a: 10 },
        { angle_b: "26.8", angle_c: "143.2", c: "17.3", other_angle_b: "153.2", other_angle_c: "16.8", other_c: "8.3" },
        "exercises, b = 13, c = 5, γ = 10° (its a and c change places)",
      ],
      [
        "One triangle: 113 degrees opposite a side of 32, and a side of 10",
        { known: "ssa", a: 32, b: 10, angle_a: 113 },
        { angle_b: "16.7", angle_c: "50.3", c: "26.7" },
        "exercises, γ = 113°, b = 10, c = 32 (its a and c change places)",
      ],
      [
        "Area of a park with sides of 180 and 215 ft, and 80 degrees between them",
        { known: "sas", a: 180, b: 215, angle_c: 80 },
        { area: "19,056" },
        "exercises, two streets that meet at an 80° angle",
      ],
      [
        "Area from sides of 7.2 and 3.4 ft, and 42 degrees between them",
        { known: "sas", a: 7.2, b: 3.4, angle_c: 42 },
        { area: "8.2" },
        "try it after example 4 (its b and c change places)",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: sinesExercise(place),
  })),
] satisfies Vectors<typeof triangle>;
