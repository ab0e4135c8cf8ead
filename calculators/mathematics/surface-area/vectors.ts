import type { Vectors } from "#engine";
import type surfaceArea from "./surface-area.ts";

export default [
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/10-7-volume-and-surface-area",
    read: "2026-11-27",
    place: "section 10.7, Volume and Surface Area",
    rows: [
      ["example 5 of the section", { shape: "cylinder", radius: 5, height: 12 }, { surface: "534", base: "78.5", lateral: "377", volume: "942.48" }],
      [
        "example 2 of the section",
        { shape: "prism", side: 12, side_b: 8.49, side_c: 8.49, length: 10 },
        { surface: "361.8" },
        {
          given: "A triangular prism 10 inches long, with sides of 12, 8.49 and 8.49 inches",
          differs: "The book takes 6 for the height of the triangle, which is 6.0067.",
        },
      ],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/9-6-solve-geometry-applications-volume-and-surface-area",
    read: "2026-11-27",
    place: "section 9.6, Solve Geometry Applications: Volume and Surface Area",
    rows: [
      ["exercises, length 2 meters", { shape: "box", length: 2, width: 1.5, height: 3 }, { surface: "27", volume: "9" }],
      ["exercises, Moving van", { shape: "box", length: 16, width: 8, height: 8 }, { surface: "640", volume: "1,024" }],
      ["exercises, Base of statue", { shape: "cube", side: 2.8 }, { surface: "47.04", volume: "21.952" }],
    ],
  },
  {
    title: "The Algorithms, Python, maths/area.py",
    url: "https://github.com/TheAlgorithms/Python/blob/master/maths/area.py",
    read: "2026-11-27",
    by: "software",
    rows: [
      ["surface_area_cuboid, example", { shape: "box", length: 1.6, width: 2.6, height: 3.6 }, { surface: "38.56" }],
      ["surface_area_sphere, example", { shape: "sphere", radius: 5 }, { surface: "314.1592653589793" }],
      ["surface_area_hemisphere, example", { shape: "hemisphere", radius: 1.1 }, { surface: "11.40398133253" }],
      ["surface_area_cone, example", { shape: "cone", radius: 10, height: 24 }, { surface: "1130.97335529233" }],
      [
        "surface_area_conical_frustum, example",
        { shape: "frustum", radius: 1.6, top_radius: 2.6, height: 3.6 },
        { surface: "78.5790706075155" },
        { edge: "A cut cone that is wider at the top" },
      ],
      ["surface_area_cylinder, example", { shape: "cylinder", radius: 7, height: 10 }, { surface: "747.699051554371" }],
    ],
  },
  {
    title: "Bevy, bevy_math, tests of 3D primitives",
    url: "https://github.com/bevyengine/bevy/blob/main/crates/bevy_math/src/primitives/dim3.rs",
    read: "2026-11-27",
    by: "software",
    always: { height: 9, radius: 2 },
    rows: [
      ["capsule_math", { shape: "capsule" }, { surface: "163.36282" }],
      ["cone_math", { shape: "cone" }, { lateral: "57.92811", base: "12.566371" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "Slants √(6² + 2.5²) = 6.5 and √(6² + 4.5²) = 7.5; 9 × 6.5 + 5 × 7.5 = 96, and 9 × 5 = 45 below: 141",
        { shape: "pyramid", length: 9, width: 5, height: 6 },
        { surface: "141", lateral: "96", base: "45" },
        { given: "A pyramid on 9 by 5 with a height of 6" },
      ],
      [
        "(3 + 4 + 5) × 10 = 120; 3 × 4 ÷ 2 = 6 at each end; 120 + 6 + 6 = 132, and 126 without one end; 132 ÷ 60 = 2.2",
        { shape: "prism", side: 3, side_b: 4, side_c: 5, length: 10 },
        { surface: "132", lateral: "120", base: "6", top: "6", open: "126", volume: "60", ratio: "2.2" },
        { given: "A prism over the triangle of 3, 4 and 5" },
      ],
      [
        "2 × π × 3 × 6 = 36 × π = 113.097336, and the flat side is π × 6 × (6 - 6) = 0",
        { shape: "cap", radius: 3, height: 6 },
        { surface: "113.097336", lateral: "113.097336", base: "0" },
        { edge: "A cap as high as its sphere is the sphere" },
      ],
    ],
  },
] satisfies Vectors<typeof surfaceArea>;
