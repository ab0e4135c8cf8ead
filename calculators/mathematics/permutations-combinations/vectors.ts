import type { Vectors } from "#engine";
import type permutationsCombinations from "./permutations-combinations.ts";

export default [
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/7-2-permutations",
    read: "2026-11-26",
    place: "section 7.2, Permutations",
    always: { find: "permutations" },
    rows: [
      ["example on computing permutations, 12 objects taken 3 at a time", { n: 12, r: 3 }, { ways: "1,320" }],
      ["example on computing permutations, 8 objects taken 5 at a time", { n: 8, r: 5 }, { ways: "6,720" }],
      ["example on applying permutations, 18 members", { n: 18, r: 3 }, { ways: "4,896" }],
      ["example on Olympic swimmers, complete orders of finish", { n: 8, r: 8 }, { ways: "40,320" }, { edge: "All items in order" }],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/7-3-combinations",
    read: "2026-11-26",
    place: "section 7.3, Combinations",
    rows: [
      ["example on the combination formula, 15 C 9", { n: 15, r: 9 }, { ways: "5,005" }],
      ["example on applying the formula, Clue", { n: 21, r: 6 }, { ways: "54,264" }],
      [
        "example on applying the formula, Palmetto Cash 5",
        { n: 38, r: 5 },
        { ways: "501,492" },
        {
          differs: "Two digits changed places in the book: 38 × 37 × 36 × 35 × 34 ÷ (5 × 4 × 3 × 2 × 1) is 501,942.",
        },
      ],
      ["example on the student government", { n: 28, r: 8 }, { ways: "3,108,105" }],
    ],
  },
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/9-5-counting-principles",
    read: "2026-11-26",
    place: "section 9.5, Counting Principles",
    rows: [
      ["example on exam questions, P(12, 9)", { find: "permutations", n: 12, r: 9 }, { ways: "79,833,600" }],
      ["stickers, 12! ÷ (4! 3!)", { find: "alike", alike: "4, 3, 1, 1, 1, 1, 1" }, { ways: "3,326,400" }],
      ["example on the letters of DISTINCT", { find: "alike", alike: "2, 2, 1, 1, 1, 1" }, { ways: "10,080" }],
      ["exercises, P(11, 5)", { find: "permutations", n: 11, r: 5 }, { ways: "55,440" }],
      ["exercises, 20! ÷ (6! 6! 8!)", { find: "alike", alike: "6, 6, 8" }, { ways: "116,396,280" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["5! ÷ (0! × 5!) = 120 ÷ (1 × 120) = 1", { n: 5, r: 0 }, { ways: "1" }, { edge: "Nothing chosen" }],
      ["(3 + 2 - 1)! ÷ (2! × 2!) = 24 ÷ 4 = 6: AA, AB, AC, BB, BC, CC", { find: "combinations_repeated", n: 3, r: 2 }, { ways: "6" }],
      ["(5 - 1)! = 4 × 3 × 2 × 1 = 24", { find: "circle", n: 5 }, { ways: "24" }],
      ["(1 - 1)! = 0! = 1", { find: "circle", n: 1 }, { ways: "1" }, { edge: "A circle of one" }],
      [
        "100^100 = (10^2)^100 = 10^200, a 1 with 200 zeros",
        { find: "permutations_repeated", n: 100, r: 100 },
        { rounded: "1.00000 × 10^200" },
        { edge: "The largest count" },
      ],
    ],
  },
] satisfies Vectors<typeof permutationsCombinations>;
