import { CONTEMPORARY_MATHEMATICS_3_4_PAGE, PREALGEBRA_6_5_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type ratio from "./ratio.ts";

export default [
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/5-6-ratios-and-rate",
    read: "2026-11-22",
    place: "section 5.6, Ratios and Rate",
    rows: [
      ["example 1 of the section", { ratio: "15:27" }, { simplest: "5:9" }],
      ["example 2 of the section", { ratio: "4.8:11.2" }, { simplest: "3:7" }],
      ["example 2 of the section", { ratio: "2.7:0.54" }, { simplest: "5:1" }, { edge: "Decimals of different length: 2.7 to 0.54" }],
      ["example 3 of the section", { ratio: "1 1/4:2 3/8" }, { simplest: "10:19" }],
      ["example 4 of the section", { ratio: "249:39" }, { simplest: "83:13", quotient: "6.4" }],
    ],
  },
  {
    ...PREALGEBRA_6_5_PAGE,
    read: "2026-11-22",
    place: "section 6.5, Solve Proportions and their Applications",
    rows: [
      ["try it after example 3 of the section", { find: "a", b: 84, c: 11, d: 12 }, { missing: "77" }],
      ["try it after example 4 of the section", { find: "b", a: 91, c: 7, d: 5 }, { missing: "65" }],
      ["try it after example 5 of the section", { find: "d", a: 84, b: 98, c: -6 }, { missing: "-7" }, { edge: "84 is to 98 as -6 is to x" }],
      ["example 6 of the section", { find: "c", a: 5, b: 25, d: 80 }, { missing: "16" }],
      ["example 8 of the section", { find: "d", a: 1, b: 12.54, c: 325 }, { missing: "4075.5" }],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_3_4_PAGE,
    read: "2026-11-22",
    rows: [
      [
        "section 3.4, Rational Numbers, example 22 of the section",
        { find: "shares", ratio: "2/5:2/5:1/5", total: 60 },
        { "parts.1.amount": "24", "parts.2.amount": "24", "parts.3.amount": "12" },
      ],
    ],
  },
  {
    title: "ITU-R Recommendation BT.709, Parameter values for the HDTV standards",
    url: "https://www.itu.int/rec/R-REC-BT.709/en",
    read: "2026-11-20",
    by: "law",
    rows: [["picture characteristics: samples per active line, active lines and aspect ratio", { ratio: "1920:1080" }, { simplest: "16:9" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "100 × 1 ÷ 3 = 33.333… and 100 × 2 ÷ 3 = 66.666…",
        { find: "shares", ratio: "1:2", total: 100 },
        { "parts.1.amount": "33.3333333333", "parts.2.amount": "66.6666666667", "parts.2.share": "66.67" },
        { edge: "A total that does not divide evenly: 100 in the ratio 1:2" },
      ],
      [
        "2 × 5 ÷ 3 = 10/3 = 3.333…",
        { find: "d", a: 3, b: 2, c: 5 },
        { fraction: "10/3", missing: "3.3333333333" },
        { edge: "A missing term that does not end: 3:2 = 5:d" },
      ],
    ],
  },
  {
    title: "OpenStax, Prealgebra 2e",
    url: "https://openstax.org/books/prealgebra-2e/pages/5-6-ratios-and-rate",
    read: "2026-11-24",
    place: "section 5.6, Ratios and Rate",
    rows: [
      ["try it, 48 to 32", { ratio: "48:32" }, { simplest: "3:2" }],
      ["exercises, 0.56 to 2.8", { ratio: "0.56:2.8" }, { simplest: "1:5" }],
      ["exercises, $1.21 to $0.44", { ratio: "1.21:0.44" }, { simplest: "11:4" }],
      ["exercises, 246 milligrams to 45 milligrams", { ratio: "246:45" }, { simplest: "82:15" }],
      ["try it, total cholesterol of 204 mg/dL", { ratio: "204:38" }, { simplest: "102:19" }],
      ["everyday math, an elementary school in Ohio", { ratio: "684:45" }, { quotient: "15.2" }],
    ],
  },
] satisfies Vectors<typeof ratio>;
