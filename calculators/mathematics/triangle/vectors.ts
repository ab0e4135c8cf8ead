import type { Vectors } from "#engine";
import type triangle from "./triangle.ts";

export default [
  {
    title: "OpenStax, Algebra and Trigonometry 2e",
    url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/10-2-non-right-triangles-law-of-cosines",
    read: "2026-11-22",
    place: "section 10.2, Non-right Triangles: Law of Cosines",
    rows: [
      ["example 1 (its b and c change places)", { known: "sas", a: 10, b: 12, angle_c: 30 }, { c: "6.013", angle_a: "56.3", angle_b: "93.7" }],
      ["example 2", { a: 20, b: 25, c: 18 }, { angle_a: "52.4" }],
      ["try it after example 2", { a: 5, b: 7, c: 10 }, { angle_a: "27.7", angle_b: "40.5", angle_c: "111.8" }],
      ["example 4", { known: "sas", a: 10, b: 8, angle_c: 160 }, { c: "17.7" }],
      ["example 5", { a: 10, b: 15, c: 7 }, { area: "29.4" }],
      ["example 6", { a: 62.4, b: 43.5, c: 34.1 }, { area: "711.4" }],
    ],
  },
  {
    title: "OpenStax, Algebra and Trigonometry 2e",
    url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/10-1-non-right-triangles-law-of-sines",
    read: "2026-11-22",
    place: "section 10.1, Non-right Triangles: Law of Sines",
    rows: [
      ["example 1 (its b and c change places)", { known: "aas", angle_a: 50, angle_b: 30, a: 10 }, { angle_c: "100", b: "6.5", c: "12.9" }],
      ["try it after example 1 (its b and c change places)", { known: "asa", angle_a: 98, angle_b: 43, c: 22 }, { a: "34.6", b: "23.8", angle_c: "39" }],
      [
        "try it after example 2",
        { known: "ssa", a: 120, b: 121, angle_a: 80 },
        { angle_b: "83.2", angle_c: "16.8", c: "35.2", other_angle_b: "96.8", other_angle_c: "3.2" },
        { edge: "Two triangles: 80 degrees opposite a side of 120, and a side of 121" },
      ],
      [
        "try it after example 2",
        { known: "ssa", a: 120, b: 121, angle_a: 80 },
        { other_c: "6.8" },
        {
          given: "The third side of the second triangle: 80 degrees opposite a side of 120, and a side of 121",
          differs: "The book works out this side from its angle rounded to 3.2 degrees. The angle is 3.227 degrees.",
        },
      ],
      ["example 3 (its a and c change places)", { known: "ssa", a: 12, b: 9, angle_a: 85 }, { angle_b: "48.3", angle_c: "46.7", c: "8.8" }],
      ["example 5", { known: "sas", a: 90, b: 52, angle_c: 102 }, { area: "2289" }],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/10-8-right-triangle-trigonometry",
    read: "2026-11-22",
    place: "section 10.8, Right Triangle Trigonometry",
    rows: [
      ["example 1 of the section", { known: "ssa", a: 14, b: 6, angle_a: 90 }, { c: "12.65" }],
      ["example 7 of the section", { known: "asa", angle_a: 55, angle_b: 90, c: 6 }, { b: "10.46" }],
      ["example 11 of the section", { known: "aas", angle_a: 90, angle_b: 43, a: 110 }, { b: "75" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "3² + 4² = 25 = 5², so the angle is right, and the area is 3 × 4 ÷ 2 = 6",
        { a: 3, b: 4, c: 5 },
        { angle_c: "90", area: "6", kind: "Right and scalene" },
        { edge: "Three, four, five: exactly a right angle" },
      ],
      [
        "10 × sin 30° = 5 = a, so B is 90°; c = √(10² - 5²) = √75 = 8.660254; 5 × 8.660254 ÷ 2 = 21.650635",
        { known: "ssa", a: 5, b: 10, angle_a: 30 },
        { angle_b: "90", c: "8.660254", area: "21.650635", other_c: "" },
        { edge: "Side a just reaches: one right triangle and no second" },
      ],
    ],
  },
  {
    title: "OpenStax, Algebra and Trigonometry 2e",
    url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/10-2-non-right-triangles-law-of-cosines",
    read: "2026-11-24",
    place: "section 10.2, Non-right Triangles: Law of Cosines",
    rows: [
      ["try it after example 1 (its a and c change places)", { known: "sas", a: 12, b: 24, angle_c: 30 }, { c: "14.9", angle_a: "23.8", angle_b: "126.2" }],
      ["exercises, α = 120°, b = 6, c = 7 (its a and c change places)", { known: "sas", a: 6, b: 7, angle_c: 120 }, { c: "11.3" }],
      ["exercises, γ = 115°, a = 18, b = 23", { known: "sas", a: 18, b: 23, angle_c: 115 }, { c: "34.7" }],
      ["exercises, C = 121°, a = 21, b = 37", { known: "sas", a: 21, b: 37, angle_c: 121 }, { angle_a: "20.6", angle_b: "38.4", c: "51.1" }],
      ["exercises, a = 14, b = 13, c = 20", { known: "sss", a: 14, b: 13, c: 20 }, { angle_c: "95.5" }],
      ["exercises, a = 13, b = 22, c = 28", { known: "sss", a: 13, b: 22, c: 28 }, { angle_a: "26.9" }],
      ["exercises, a = 3.1, b = 3.5, c = 5", { known: "sss", a: 3.1, b: 3.5, c: 5 }, { angle_a: "37.8", angle_b: "43.8" }],
      ["try it after example 5", { known: "sss", a: 29.7, b: 42.3, c: 38.4 }, { area: "552" }],
      ["try it after example 6", { known: "sss", a: 4.38, b: 3.79, c: 5.22 }, { area: "8.15" }],
      ["exercises, 18 in, 21 in and 32 in", { known: "sss", a: 18, b: 21, c: 32 }, { area: "177.56" }],
      ["exercises, a = 1.6 yd, b = 2.6 yd, c = 4.1 yd", { known: "sss", a: 1.6, b: 2.6, c: 4.1 }, { area: "0.91" }],
      [
        "exercises, a = 3.1, b = 3.5, c = 5",
        { known: "sss", a: 3.1, b: 3.5, c: 5 },
        { angle_c: "98.4" },
        {
          given: "Sides of 3.1, 3.5 and 5: the largest angle",
          differs: "The book subtracts the two other angles, already rounded, from 180 degrees. The angle is 98.34 degrees.",
        },
      ],
    ],
  },
  {
    title: "OpenStax, Algebra and Trigonometry 2e",
    url: "https://openstax.org/books/algebra-and-trigonometry-2e/pages/10-1-non-right-triangles-law-of-sines",
    read: "2026-11-24",
    place: "section 10.1, Non-right Triangles: Law of Sines",
    rows: [
      [
        "exercises, α = 35°, γ = 73°, c = 20 (our a, b and c are its c, a and b)",
        { known: "aas", a: 20, angle_a: 73, angle_b: 35 },
        { angle_c: "72", b: "12.0", c: "19.9" },
      ],
      ["exercises, a = 4, α = 60°, β = 100°", { known: "aas", a: 4, angle_a: 60, angle_b: 100 }, { angle_c: "20", b: "4.5", c: "1.6" }],
      ["exercises, A = 37°, B = 49°, c = 5", { known: "asa", angle_a: 37, angle_b: 49, c: 5 }, { b: "3.78" }],
      [
        "exercises, a = 7, c = 9, α = 43° (its b and c change places)",
        { known: "ssa", a: 7, b: 9, angle_a: 43 },
        { angle_b: "61.3", angle_c: "75.7", c: "9.9", other_angle_b: "118.7", other_angle_c: "18.3", other_c: "3.2" },
      ],
      [
        "exercises, a = 12, c = 17, α = 35° (its b and c change places)",
        { known: "ssa", a: 12, b: 17, angle_a: 35 },
        { angle_b: "54.3", angle_c: "90.7", c: "20.9", other_angle_b: "125.7", other_angle_c: "19.3", other_c: "6.9" },
      ],
      [
        "exercises, b = 13, c = 5, γ = 10° (its a and c change places)",
        { known: "ssa", a: 5, b: 13, angle_a: 10 },
        { angle_b: "26.8", angle_c: "143.2", c: "17.3", other_angle_b: "153.2", other_angle_c: "16.8", other_c: "8.3" },
      ],
      [
        "exercises, γ = 113°, b = 10, c = 32 (its a and c change places)",
        { known: "ssa", a: 32, b: 10, angle_a: 113 },
        { angle_b: "16.7", angle_c: "50.3", c: "26.7" },
      ],
      ["exercises, two streets that meet at an 80° angle", { known: "sas", a: 180, b: 215, angle_c: 80 }, { area: "19,056" }],
      ["try it after example 4 (its b and c change places)", { known: "sas", a: 7.2, b: 3.4, angle_c: 42 }, { area: "8.2" }],
    ],
  },
] satisfies Vectors<typeof triangle>;
