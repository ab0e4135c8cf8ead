import type { Vectors } from "#engine";
import type numberSequence from "./number-sequence.ts";

export default [
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/3-10-arithmetic-sequences",
    read: "2026-11-27",
    place: "section 3.10, Arithmetic Sequences",
    rows: [
      ["the 47th term of {4, 7, 10, …}", { first: 4, difference: 3, n: 47 }, { term: "142" }],
      ["example on the 60th term", { first: 18, difference: 13, n: 60 }, { term: "785" }],
      ["example on two terms", { of: "two_terms", place_1: 7, value_1: 56, place_2: 19, value_2: 104, n: 50 }, { difference: "4", first: "32", term: "228" }],
      ["example on the sum of 60 terms", { first: 4.5, difference: 2.5, n: 60 }, { term: "152", sum: "4695" }],
      [
        "example on hours of chess",
        { first: 3, difference: 0.5, n: 30 },
        { term: "17.5", sum: "615" },
        { differs: "The book multiplies by 60, not by 30. Its own formula gives 30 × 20.5 ÷ 2 = 307.5." },
      ],
      ["the ninth Fibonacci number", { of: "fibonacci", n: 9 }, { term: "34" }],
    ],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/3-11-geometric-sequences",
    read: "2026-11-27",
    place: "section 3.11, Geometric Sequences",
    always: { of: "geometric" },
    rows: [
      ["example on the 9th term", { first: 6, ratio: "3", n: 9 }, { term: "39366" }],
      ["example on the 11th term", { first: 2, ratio: "-5", n: 11 }, { term: "19531250" }],
      ["example on the sum of 13 terms", { first: 5, ratio: "3", n: 13 }, { sum: "3985805" }],
      ["example on the sum of 7 terms", { first: 16, ratio: "1/8", n: 7 }, { sum: "18.2857" }],
    ],
  },
  {
    title: "OpenStax, College Algebra 2e",
    url: "https://openstax.org/books/college-algebra-2e/pages/9-4-series-and-their-notations",
    read: "2026-11-27",
    place: "section 9.4, Series and Their Notations",
    always: { of: "geometric" },
    rows: [
      ["try it on 1,000 + 500 + 250 + …", { first: 1000, ratio: "1/2", n: 20 }, { sum: "2000.00" }],
      ["try it on powers of 3", { first: 3, ratio: "3", n: 8 }, { sum: "9840" }],
      ["example on five years of salary", { first: 26750, ratio: "1.016", n: 5 }, { sum: "138099.03" }],
      ["try it on 2 + 2/3 + 2/9 + …", { first: 2, ratio: "1/3", n: 3 }, { sum_of_all: "3" }, { edge: "A series without end" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["3 + 3 + 3 + 3 = 12", { of: "geometric", first: 3, ratio: "1", n: 4 }, { term: "3", sum: "12" }, { edge: "A ratio of 1" }],
      ["1 + 1/2 + 1/4 + … = 1 ÷ (1 - 1/2) = 2", { of: "geometric", first: 1, ratio: "1/2", n: 3 }, { sum: "1.75", sum_of_all: "2", fraction: "1/4" }],
      ["1 + 1 + 2 + 3 = 7", { of: "fibonacci", n: 4 }, { term: "3", sum: "7" }],
      ["Differences 3, 5, 7, 9, then 11: 26 + 11 = 37", { of: "terms", terms: "2, 5, 10, 17, 26" }, { next: "37" }],
      ["6 - 4 = 2: 6 + 2 = 8", { of: "terms", terms: "2, 4, 6" }, { next: "8", difference: "2" }, { edge: "The fewest terms" }],
      ["6 ÷ 3 = 2: 12 × 2 = 24", { of: "terms", terms: "3, 6, 12" }, { next: "24", ratio: "2" }],
      ["7 + 11 = 18", { of: "terms", terms: "1, 3, 4, 7, 11" }, { next: "18" }],
    ],
  },
] satisfies Vectors<typeof numberSequence>;
