import type { Vectors } from "#engine";
import type volume from "./volume.ts";

export default [
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/10-7-volume-and-surface-area",
    read: "2026-11-22",
    place: "section 10.7, Volume and Surface Area",
    rows: [
      ["example 1 of the section", { shape: "box", length: 10, width: 5, height: 3 }, { volume: "150", surface: "190" }],
      ["example 5 of the section", { shape: "cylinder", radius: 5, height: 12 }, { volume: "942.48", surface: "534" }],
      ["example 6 of the section", { shape: "cylinder", radius: 11, height: 3 }, { volume: "1140.4" }],
      ["example 6 of the section", { shape: "cylinder", radius: 4, height: 10 }, { volume: "502.7" }],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/9-6-solve-geometry-applications-volume-and-surface-area",
    read: "2026-11-22",
    place: "section 9.6, Solve Geometry Applications: Volume and Surface Area",
    rows: [
      ["example 1 of the section", { shape: "box", length: 14, width: 9, height: 17 }, { volume: "2,142", surface: "1,034" }],
      ["example 3 of the section", { shape: "cube", side: 2.5 }, { volume: "15.625", surface: "37.5" }],
      [
        "example 5 of the section",
        { shape: "sphere", radius: 6 },
        { volume: "904.32", surface: "452.16" },
        { given: "A sphere with a radius of 6, from a book that rounds π", differs: "The book takes 3.14 for π." },
      ],
      [
        "example 9 of the section",
        { shape: "cone", radius: 2, height: 6 },
        { volume: "25.12" },
        { given: "A cone with a radius of 2 and a height of 6, from a book that rounds π", differs: "The book takes 3.14 for π." },
      ],
    ],
  },
  {
    title: "The On-Line Encyclopedia of Integer Sequences",
    url: "https://oeis.org/A019699",
    read: "2026-11-22",
    by: "software",
    rows: [["A019699, volume of a sphere of radius 1", { shape: "sphere", radius: 1 }, { volume: "4.18879020478639098461" }, { rounding: "down" }]],
  },
  {
    title: "The On-Line Encyclopedia of Integer Sequences",
    url: "https://oeis.org/A019694",
    read: "2026-11-22",
    by: "software",
    rows: [["A019694, surface area of a sphere of radius 1", { shape: "sphere", radius: 1 }, { surface: "12.5663706143591729538" }, { rounding: "down" }]],
  },
  {
    title: "Bevy, bevy_math, tests of 3D primitives",
    url: "https://github.com/bevyengine/bevy/blob/main/crates/bevy_math/src/primitives/dim3.rs",
    read: "2026-11-27",
    by: "software",
    rows: [["capsule_math", { shape: "capsule", radius: 2, height: 9 }, { surface: "163.36282" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "3 × 4 ÷ 2 = 6 and 6 × 10 = 60; (3 + 4 + 5) × 10 + 2 × 6 = 132",
        { shape: "prism", side: 3, side_b: 4, side_c: 5, length: 10 },
        { volume: "60", surface: "132" },
        { given: "A prism over the triangle of 3, 4 and 5" },
      ],
      [
        "5 × 7 × 4 ÷ 3 = 140 ÷ 3 = 46.667",
        { shape: "pyramid", length: 5, width: 7, height: 4 },
        { volume: "46.667" },
        { given: "A pyramid on 5 by 7 with a height of 4" },
      ],
      [
        "π × 9 × 4 ÷ 3 = 12 × π = 37.699112; π × 3 × (3 + 5) = 24 × π = 75.398224",
        { shape: "cone", radius: 3, height: 4 },
        { volume: "37.699112", surface: "75.398224" },
        { given: "A cone of 3 across and 4 up is 5 along its slope" },
      ],
      [
        "π × 4 × 5 = 20 × π = 62.831853; 2 × π × 2 × (2 + 5) = 28 × π = 87.964594",
        { shape: "frustum", radius: 2, top_radius: 2, height: 5 },
        { volume: "62.831853", surface: "87.964594" },
        { edge: "A cut cone as wide at the top as below is a cylinder" },
      ],
      [
        "4 × π × 27 ÷ 3 = 36 × π = 113.097336 and 4 × π × 9 = 36 × π",
        { shape: "cap", radius: 3, height: 6 },
        { volume: "113.097336", surface: "113.097336" },
        { edge: "A cap as high as its sphere is the sphere" },
      ],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/9-6-solve-geometry-applications-volume-and-surface-area",
    read: "2026-11-24",
    place: "section 9.6, Solve Geometry Applications: Volume and Surface Area",
    rows: [
      ["exercises, Carton", { shape: "box", length: 21.3, width: 24.2, height: 6.5 }, { volume: "3,350.49", surface: "1,622.42" }],
      ["exercises, length 3.5 yards", { shape: "box", length: 3.5, width: 2.1, height: 2.4 }, { volume: "17.64", surface: "41.58" }],
      ["try it, the rectangular suitcase", { shape: "box", length: 22, width: 14, height: 9 }, { volume: "2,772", surface: "1,264" }],
      ["try it, the cube with side 7.3 yards", { shape: "cube", side: 7.3 }, { volume: "389.017", surface: "319.74" }],
      ["exercises, the cube with a side of 10.4 feet", { shape: "cube", side: 10.4 }, { volume: "1124.864", surface: "648.96" }],
      ["exercises, Science center", { shape: "cube", side: 64 }, { volume: "262,144", surface: "24,576" }],
    ],
  },
] satisfies Vectors<typeof volume>;
