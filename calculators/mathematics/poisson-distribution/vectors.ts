import type { Vectors } from "#engine";
import type poissonDistribution from "./poisson-distribution.ts";

export default [
  {
    title: "OpenStax, Introductory Statistics 2e",
    url: "https://openstax.org/books/introductory-statistics-2e/pages/4-6-poisson-distribution",
    read: "2026-11-27",
    place: "section 4.6, Poisson Distribution",
    rows: [
      ["example on telephone calls, more than one", { find: "at_least", k: 2, rate: 6, length: "1/8" }, { mean: "0.75", probability: "17.34" }],
      ["example on emails, exactly 160", { k: 160, rate: 147 }, { probability: "1.80", deviation: "12.1244" }],
      ["example on emails, at most 160", { find: "at_most", k: 160, rate: 147 }, { probability: "86.66" }],
      ["example on text messages, two", { k: 2, rate: 41.5, length: "1/24" }, { mean: "1.7292", probability: "26.53" }],
      ["example on text messages, more than two", { find: "at_least", k: 3, rate: 41.5, length: "1/24" }, { probability: "25.05" }],
      ["example on seismic activity", { k: 10, rate: 2.04 }, { probability: "0.0045" }],
      ["practice, 35 customers in four of 12 hours", { k: 35, rate: 120, length: "1/3" }, { probability: "4.85" }],
      ["practice, fewer than 12 customers in two of 12 hours", { find: "at_most", k: 11, rate: 120, length: "1/6" }, { probability: "2.14", mean: "20" }],
      ["homework on a switchboard, at most six", { find: "at_most", k: 6, rate: 5.5 }, { probability: "68.60", deviation: "2.3452" }],
      ["homework on a switchboard, more than eight", { find: "at_least", k: 9, rate: 5.5 }, { probability: "10.56" }],
      ["homework on births, three", { k: 3, rate: 60, length: "1/24" }, { mean: "2.5", deviation: "1.5811", probability: "21.38" }],
    ],
  },
  {
    title: "Boost.Math, test of the Poisson distribution with spot values of MathCAD",
    url: "https://github.com/boostorg/math/blob/develop/test/test_poisson.cpp",
    read: "2026-11-27",
    by: "software",
    place: "test_spots",
    rows: [
      ["pdf of 20 at 4", { k: 20, rate: 4 }, { probability: "0.000000827746364655" }],
      ["pdf of 1 at 20", { k: 1, rate: 20 }, { probability: "0.00000412230724488" }],
      ["ppois(1, 5)", { find: "at_most", k: 1, rate: 5 }, { probability: "4.0427681994513" }],
      ["ppois(0, 5)", { find: "at_most", k: 0, rate: 5 }, { probability: "0.673794699908547" }, { edge: "No event at all" }],
    ],
  },
  {
    title: "R, reference output of the examples of package stats",
    url: "https://github.com/wch/r-source/blob/trunk/tests/Examples/stats-Ex.Rout.save",
    read: "2026-11-27",
    by: "software",
    place: "Poisson, ppois without its lower tail at 100",
    always: { find: "at_least", rate: 100 },
    rows: [
      ["above 150", { k: 151 }, { probability: "0.0001233094" }],
      ["above 190", { k: 191 }, { probability: "0.00000000000004174239" }, { edge: "So far out that 1 minus the rest would leave one digit" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "Any number of events, none included, is certain: 1 = 100%, and 1 - 1 = 0",
        { find: "at_least", k: 0, rate: 3 },
        { probability: "100", complement: "0" },
        { edge: "All there is" },
      ],
      ["e^-2 × (2 + 4 ÷ 2) = 4 × 0.135335 = 54.134%", { find: "between", from: 1, to: 2, rate: 2 }, { probability: "54.134" }],
    ],
  },
] satisfies Vectors<typeof poissonDistribution>;
