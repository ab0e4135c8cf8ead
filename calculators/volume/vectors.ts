import type { Vectors } from "#engine";
import type volume from "./volume.ts";

const openstax = (example: number) => ({
  title: `OpenStax, Contemporary Mathematics, section 10.7, Volume and Surface Area, example ${example}`,
  url: "https://openstax.org/books/contemporary-mathematics/pages/10-7-volume-and-surface-area",
});
const nasa = (body: string) => ({
  title: `NASA, ${body} Fact Sheet, volume and volumetric mean radius`,
  url: `https://nssdc.gsfc.nasa.gov/planetary/factsheet/${body.toLowerCase()}fact.html`,
});
const PYRAMIDS = {
  title: "Learn to find the volume of pyramids and cones, additional example 1 and check it out 1",
  url: "http://slideplayer.com/slide/267393/",
};

export default [
  {
    given: "A box of 10 by 5 by 3",
    inputs: { shape: "box", length: 10, width: 5, height: 3 },
    expected: { volume: "150", surface: "190" },
    by: "published",
    source: openstax(1),
  },
  {
    given: "A cylinder with a diameter of 22 and a height of 3",
    inputs: { shape: "cylinder", radius: 11, height: 3 },
    expected: { volume: "1140.4" },
    by: "published",
    source: openstax(6),
  },
  {
    given: "A cube with a side of 2.5",
    inputs: { shape: "cube", side: 2.5 },
    expected: { volume: "15.625", surface: "37.5" },
    by: "published",
    source: {
      title: "OpenStax, Prealgebra 2e, section 9.6, Solve Geometry Applications: Volume and Surface Area, example 3",
      url: "https://openstax.org/books/prealgebra-2e/pages/9-6-solve-geometry-applications-volume-and-surface-area",
    },
  },
  {
    given: "The earth, a sphere with a radius of 6.371 thousand kilometres",
    inputs: { shape: "sphere", radius: 6.371 },
    expected: { volume: "1083.21" },
    by: "published",
    source: nasa("Earth"),
  },
  {
    given: "Mars, a sphere with a radius of 3.3895 thousand kilometres",
    inputs: { shape: "sphere", radius: 3.3895 },
    expected: { volume: "163.12" },
    by: "published",
    source: nasa("Mars"),
  },
  {
    given: "A pyramid on 5 by 7 with a height of 4",
    inputs: { shape: "pyramid", length: 5, width: 7, height: 4 },
    expected: { volume: "46.7" },
    by: "published",
    source: PYRAMIDS,
  },
  {
    given: "A pyramid on 8 by 7 with a height of 4",
    inputs: { shape: "pyramid", length: 8, width: 7, height: 4 },
    expected: { volume: "74.7" },
    by: "published",
    source: PYRAMIDS,
  },
  {
    given: "A cone with a radius of 2 and a height of 6, which takes π whole",
    inputs: { shape: "cone", radius: 2, height: 6 },
    expected: { volume: "25.1327" },
    by: "hand",
    source: { title: "π × 4 × 6 ÷ 3 = 8 × π = 25.1327; a book with π = 3.14 prints 25.12" },
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
  {
    given: "A cap as high as the radius is half a sphere",
    inputs: { shape: "cap", radius: 3, height: 3 },
    expected: { volume: "56.548668", surface: "84.823002" },
    by: "hand",
    source: { title: "2 × π × 27 ÷ 3 = 18 × π = 56.548668; with its flat side 3 × π × 9 = 27 × π = 84.823002" },
  },
] satisfies Vectors<typeof volume>;
