import type { Vectors } from "#engine";
import type probability from "./probability.ts";

export default [
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/3-3-two-basic-rules-of-probability",
    read: "2026-11-27",
    place: "section 3.3, Two Basic Rules of Probability",
    always: { find: "conditional" },
    rows: [
      ["example on Carlos's goals", { a: 65, b: 65, b_given_a: 90 }, { both: "58.5", either: "71.5" }],
      ["example on Felicity's classes", { a: 65, b: 20, b_given_a: 25 }, { both: "16.25", either: "68.75" }],
      ["example on Klaus's vacation", { find: "shared", a: 60, b: 35, both: 0 }, { either: "95" }, { edge: "Events that can't both happen" }],
      ["homework on cookies", { find: "shared", a: 36, b: 12, both: 8 }, { either: "40", neither: "60" }],
      ["homework on blood types", { find: "union", a: 43, b: 15, either: 52 }, { both: "6" }],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/7-7-what-are-the-odds",
    read: "2026-11-27",
    place: "section 7.7, What Are the Odds?",
    rows: [
      ["example on a die that shows 5 or higher", { find: "outcomes", favorable: 2, possible: 6 }, { odds: "1:2" }],
      ["example on two dice and a sum of 7", { find: "dice", dice: 2, sum: 7 }, { against: "5:1", ways: "6" }],
      ["example on two spades, 78 of 1,326 draws", { find: "outcomes", favorable: 78, possible: 1326 }, { against: "16:1" }],
    ],
  },
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/9-7-probability",
    read: "2026-11-27",
    place: "section 9.7, Probability",
    rows: [
      ["drawing an ace", { find: "outcomes", favorable: 4, possible: 52 }, { fraction: "1/13" }],
      ["example on two number cubes, 3 of 36", { find: "outcomes", favorable: 3, possible: 36 }, { fraction: "1/12" }],
      ["example on counting theory, only bears", { find: "outcomes", favorable: 6, possible: 2002 }, { fraction: "3/1001" }],
    ],
  },
  {
    title: "OpenIntro Statistics, 2nd edition",
    url: "https://www.openintro.org/book/os/",
    read: "2026-11-27",
    place: "section 2.2, Conditional probability",
    always: { find: "bayes" },
    rows: [
      ["guided practice on tree diagrams", { a: 78, b_given_a: 97, b_given_not_a: 57 }, { of_b: "88.20", a_given_b: "85.78" }],
      [
        "example on mammograms",
        { a: 0.35, b_given_a: 89, b_given_not_a: 7 },
        { a_given_b: "4.28" },
        { differs: "The book divides 0.00312 by 0.07288, both rounded. The exact quotient is 0.003115 ÷ 0.07287 = 0.04275." },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1 - (5 ÷ 6)^4 = 1 - 625 ÷ 1296 = 671 ÷ 1296 = 0.51775",
        { find: "tries", each: "16.6666666666666667", tries: 4 },
        { once: "51.775", even_chance: "4" },
        { given: "A six in four rolls of a die" },
      ],
      ["0.5 × 0.5 × 0.5 = 0.125", { find: "tries", each: 50, tries: 3 }, { once: "87.5", every: "12.5", even_chance: "1" }],
      [
        "27 of 6 × 6 × 6 = 216 rolls make 10: 27 ÷ 216 = 12.5%; as many make 11, and half of all make 10 or less",
        { find: "dice", dice: 3, sum: 10 },
        { ways: "27", chance: "12.5", at_most: "50", at_least: "62.5" },
        { edge: "The middle of three dice" },
      ],
      [
        "A die shows 1 to 6, so 0 of 6 rolls show 7: 0 ÷ 6 = 0",
        { find: "dice", dice: 1, sum: 7 },
        { chance: "0", at_most: "100" },
        { edge: "A sum that can't be rolled" },
      ],
    ],
  },
] satisfies Vectors<typeof probability>;
