import type { Vectors } from "#engine";
import type volume from "./volume.ts";

const READ = "2026-11-22";
const contemporary = (example: number) => ({
  title: "OpenStax, Contemporary Mathematics",
  url: "https://openstax.org/books/contemporary-mathematics/pages/10-7-volume-and-surface-area",
  place: `section 10.7, Volume and Surface Area, example ${example} of the section`,
  read: READ,
});
const prealgebra = (example: number) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/9-6-solve-geometry-applications-volume-and-surface-area",
  place: `section 9.6, Solve Geometry Applications: Volume and Surface Area, example ${example} of the section`,
  read: READ,
});
const oeis = (number: string, what: string) => ({
  title: "The On-Line Encyclopedia of Integer Sequences",
  url: `https://oeis.org/${number}`,
  place: `${number}, ${what}`,
  read: READ,
});
const ROUNDED_PI = "The book takes 3.14 for π.";

const prealgebraExercise = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/9-6-solve-geometry-applications-volume-and-surface-area",
  place: `section 9.6, Solve Geometry Applications: Volume and Surface Area, ${place}`,
  read: "2026-11-24",
});

export default [
  {
    given: "A box of 10 by 5 by 3",
    inputs: { shape: "box", length: 10, width: 5, height: 3 },
    expected: { volume: "150", surface: "190" },
    by: "published",
    source: contemporary(1),
  },
  {
    given: "A box of 14 by 9 by 17",
    inputs: { shape: "box", length: 14, width: 9, height: 17 },
    expected: { volume: "2,142", surface: "1,034" },
    by: "published",
    source: prealgebra(1),
  },
  {
    given: "A cube with a side of 2.5",
    inputs: { shape: "cube", side: 2.5 },
    expected: { volume: "15.625", surface: "37.5" },
    by: "published",
    source: prealgebra(3),
  },
  {
    given: "A cylinder with a radius of 5 and a height of 12",
    inputs: { shape: "cylinder", radius: 5, height: 12 },
    expected: { volume: "942.48", surface: "534" },
    by: "published",
    source: contemporary(5),
  },
  {
    given: "A pie pan with a radius of 11 and a depth of 3",
    inputs: { shape: "cylinder", radius: 11, height: 3 },
    expected: { volume: "1140.4" },
    by: "published",
    source: contemporary(6),
  },
  {
    given: "A can with a radius of 4 and a height of 10",
    inputs: { shape: "cylinder", radius: 4, height: 10 },
    expected: { volume: "502.7" },
    by: "published",
    source: contemporary(6),
  },
  {
    given: "A sphere with a radius of 6, from a book that rounds π",
    inputs: { shape: "sphere", radius: 6 },
    expected: { volume: "904.32", surface: "452.16" },
    by: "published",
    source: prealgebra(5),
    differs: ROUNDED_PI,
  },
  {
    given: "A cone with a radius of 2 and a height of 6, from a book that rounds π",
    inputs: { shape: "cone", radius: 2, height: 6 },
    expected: { volume: "25.12" },
    by: "published",
    source: prealgebra(9),
    differs: ROUNDED_PI,
  },
  {
    given: "The volume of a sphere with a radius of 1: 4π ÷ 3",
    inputs: { shape: "sphere", radius: 1 },
    expected: { volume: "4.18879020478639098461" },
    by: "software",
    source: oeis("A019699", "volume of a sphere of radius 1"),
    rounding: "down",
  },
  {
    given: "The surface of a sphere with a radius of 1: 4π",
    inputs: { shape: "sphere", radius: 1 },
    expected: { surface: "12.5663706143591729538" },
    by: "software",
    source: oeis("A019694", "surface area of a sphere of radius 1"),
    rounding: "down",
  },
  {
    given: "A pyramid on 5 by 7 with a height of 4",
    inputs: { shape: "pyramid", length: 5, width: 7, height: 4 },
    expected: { volume: "46.667" },
    by: "hand",
    source: { title: "5 × 7 × 4 ÷ 3 = 140 ÷ 3 = 46.667" },
  },
  {
    given: "A cone of 3 across and 4 up is 5 along its slope",
    inputs: { shape: "cone", radius: 3, height: 4 },
    expected: { volume: "37.699112", surface: "75.398224" },
    by: "hand",
    source: { title: "π × 9 × 4 ÷ 3 = 12 × π = 37.699112; π × 3 × (3 + 5) = 24 × π = 75.398224" },
  },
  {
    given: "A cut cone as wide at the top as below is a cylinder",
    inputs: { shape: "frustum", radius: 2, top_radius: 2, height: 5 },
    expected: { volume: "62.831853", surface: "87.964594" },
    by: "hand",
    source: { title: "π × 4 × 5 = 20 × π = 62.831853; 2 × π × 2 × (2 + 5) = 28 × π = 87.964594" },
    edge: true,
  },
  {
    given: "A cap as high as its sphere is the sphere",
    inputs: { shape: "cap", radius: 3, height: 6 },
    expected: { volume: "113.097336", surface: "113.097336" },
    by: "hand",
    source: { title: "4 × π × 27 ÷ 3 = 36 × π = 113.097336 and 4 × π × 9 = 36 × π" },
    edge: true,
  },
  ...(
    [
      [
        "A carton of 21.3 by 24.2 by 6.5 cm",
        { shape: "box", length: 21.3, width: 24.2, height: 6.5 },
        { volume: "3,350.49", surface: "1,622.42" },
        "exercises, Carton",
      ],
      [
        "A box of 3.5 by 2.1 by 2.4 yards",
        { shape: "box", length: 3.5, width: 2.1, height: 2.4 },
        { volume: "17.64", surface: "41.58" },
        "exercises, length 3.5 yards",
      ],
      [
        "A suitcase of 22 by 14 by 9 inches",
        { shape: "box", length: 22, width: 14, height: 9 },
        { volume: "2,772", surface: "1,264" },
        "try it, the rectangular suitcase",
      ],
      [
        "A cube with a side of 7.3",
        { shape: "cube", side: 7.3 },
        { volume: "389.017", surface: "319.74" },
        "try it, the cube with side 7.3 yards",
      ],
      [
        "A cube with a side of 10.4",
        { shape: "cube", side: 10.4 },
        { volume: "1124.864", surface: "648.96" },
        "exercises, the cube with a side of 10.4 feet",
      ],
      [
        "A cube with a side of 64",
        { shape: "cube", side: 64 },
        { volume: "262,144", surface: "24,576" },
        "exercises, Science center",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: prealgebraExercise(place),
  })),
] satisfies Vectors<typeof volume>;
