import type { Vectors } from "#engine";
import type ratio from "./ratio.ts";

const READ = "2026-11-22";
const ratios = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/5-6-ratios-and-rate",
  place: `section 5.6, Ratios and Rate, ${place}`,
  read: READ,
});
const proportions = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/6-5-solve-proportions-and-their-applications",
  place: `section 6.5, Solve Proportions and their Applications, ${place}`,
  read: READ,
});

const ratioExercise = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/5-6-ratios-and-rate",
  place: `section 5.6, Ratios and Rate, ${place}`,
  read: "2026-11-24",
});

export default [
  {
    given: "15 to 27",
    inputs: { ratio: "15:27" },
    expected: { simplest: "5:9" },
    by: "published",
    source: ratios("example 1 of the section"),
  },
  {
    given: "Decimals: 4.8 to 11.2",
    inputs: { ratio: "4.8:11.2" },
    expected: { simplest: "3:7" },
    by: "published",
    source: ratios("example 2 of the section"),
  },
  {
    given: "Decimals of different length: 2.7 to 0.54",
    inputs: { ratio: "2.7:0.54" },
    expected: { simplest: "5:1" },
    by: "published",
    source: ratios("example 2 of the section"),
    edge: true,
  },
  {
    given: "Mixed numbers: 1 1/4 to 2 3/8",
    inputs: { ratio: "1 1/4:2 3/8" },
    expected: { simplest: "10:19" },
    by: "published",
    source: ratios("example 3 of the section"),
  },
  {
    given: "Total cholesterol of 249 to an HDL cholesterol of 39",
    inputs: { ratio: "249:39" },
    expected: { simplest: "83:13", quotient: "6.4" },
    by: "published",
    source: ratios("example 4 of the section"),
  },
  {
    given: "n is to 84 as 11 is to 12",
    inputs: { find: "a", b: 84, c: 11, d: 12 },
    expected: { missing: "77" },
    by: "published",
    source: proportions("try it after example 3 of the section"),
  },
  {
    given: "91 is to b as 7 is to 5",
    inputs: { find: "b", a: 91, c: 7, d: 5 },
    expected: { missing: "65" },
    by: "published",
    source: proportions("try it after example 4 of the section"),
  },
  {
    given: "84 is to 98 as -6 is to x",
    inputs: { find: "d", a: 84, b: 98, c: -6 },
    expected: { missing: "-7" },
    by: "published",
    source: proportions("try it after example 5 of the section"),
    edge: true,
  },
  {
    given: "5 ml for 25 lb, so how much for 80 lb",
    inputs: { find: "c", a: 5, b: 25, d: 80 },
    expected: { missing: "16" },
    by: "published",
    source: proportions("example 6 of the section"),
  },
  {
    given: "$1 is 12.54 pesos, so how many for $325",
    inputs: { find: "d", a: 1, b: 12.54, c: 325 },
    expected: { missing: "4075.5" },
    by: "published",
    source: proportions("example 8 of the section"),
  },
  {
    given: "60 cubic feet of soil: two fifths topsoil, two fifths peat moss and one fifth compost",
    inputs: { find: "shares", ratio: "2/5:2/5:1/5", total: 60 },
    expected: { "parts.1.amount": "24", "parts.2.amount": "24", "parts.3.amount": "12" },
    by: "published",
    source: {
      title: "OpenStax, Contemporary Mathematics",
      url: "https://openstax.org/books/contemporary-mathematics/pages/3-4-rational-numbers",
      place: "section 3.4, Rational Numbers, example 22 of the section",
      read: READ,
    },
  },
  {
    given: "The picture of high-definition television, 1,920 by 1,080",
    inputs: { ratio: "1920:1080" },
    expected: { simplest: "16:9" },
    by: "law",
    source: {
      title: "ITU-R Recommendation BT.709, Parameter values for the HDTV standards",
      url: "https://www.itu.int/rec/R-REC-BT.709/en",
      place: "picture characteristics: samples per active line, active lines and aspect ratio",
      read: "2026-11-20",
    },
  },
  {
    given: "A total that does not divide evenly: 100 in the ratio 1:2",
    inputs: { find: "shares", ratio: "1:2", total: 100 },
    expected: { "parts.1.amount": "33.3333333333", "parts.2.amount": "66.6666666667", "parts.2.share": "66.67" },
    by: "hand",
    source: { title: "100 × 1 ÷ 3 = 33.333… and 100 × 2 ÷ 3 = 66.666…" },
    edge: true,
  },
  {
    given: "A missing term that does not end: 3:2 = 5:d",
    inputs: { find: "d", a: 3, b: 2, c: 5 },
    expected: { fraction: "10/3", missing: "3.3333333333" },
    by: "hand",
    source: { title: "2 × 5 ÷ 3 = 10/3 = 3.333…" },
    edge: true,
  },
  ...(
    [
      ["48 to 32", { ratio: "48:32" }, { simplest: "3:2" }, "try it, 48 to 32"],
      [
        "Decimals of different length: 0.56 to 2.8",
        { ratio: "0.56:2.8" },
        { simplest: "1:5" },
        "exercises, 0.56 to 2.8",
      ],
      ["Money: $1.21 to $0.44", { ratio: "1.21:0.44" }, { simplest: "11:4" }, "exercises, $1.21 to $0.44"],
      [
        "Milligrams: 246 to 45",
        { ratio: "246:45" },
        { simplest: "82:15" },
        "exercises, 246 milligrams to 45 milligrams",
      ],
      [
        "Cholesterol of 204 to 38",
        { ratio: "204:38" },
        { simplest: "102:19" },
        "try it, total cholesterol of 204 mg/dL",
      ],
      [
        "684 students to 45 teachers",
        { ratio: "684:45" },
        { quotient: "15.2" },
        "everyday math, an elementary school in Ohio",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: ratioExercise(place),
  })),
] satisfies Vectors<typeof ratio>;
