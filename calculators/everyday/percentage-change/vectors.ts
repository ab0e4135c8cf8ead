import { ELEMENTARY_ALGEBRA_3_2_PAGE, PREALGEBRA_6_2_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type percentageChange from "./percentage-change.ts";

export default [
  {
    ...PREALGEBRA_6_2_PAGE,
    read: "2026-11-22",
    place: "section 6.2",
    rows: [
      ["example 11", { from: "3.71", to: "3.64" }, { change_rate: "-1.9" }],
      ["the population of one city", { from: 672000, to: 630000 }, { change_rate: "-6.3" }],
      ["Sheila's salary", { from: 42000, to: 37800 }, { change_rate: "-10" }],
      ["Tamanika's raise", { from: "15.50", to: "17.55" }, { change_rate: "13.2" }],
      ["Student fees in California", { from: 4000, to: 9000 }, { change_rate: "125" }],
      ["Seafood, in pounds per person", { from: 22, to: 38 }, { change_rate: "72.7" }],
      ["A loaf of bread", { from: 2.8, to: 2.73 }, { change_rate: "-2.5" }],
      ["Hernando's salary", { from: 49500, to: 44055 }, { change_rate: "-11" }],
      ["Home prices in the West", { from: 203400, to: 192300 }, { change_rate: "-5.5" }],
    ],
  },
  {
    ...ELEMENTARY_ALGEBRA_3_2_PAGE,
    read: "2026-11-22",
    place: "section 3.2",
    rows: [
      ["the deductible mileage cost", { from: 51, to: "55.5" }, { change_rate: "8.8" }],
      ["the bus fare in Chicago", { from: "1.50", to: "2.25" }, { change_rate: "50" }],
    ],
  },
  {
    title: "Wiktionary, percentage point",
    url: "https://en.wiktionary.org/wiki/percentage_point",
    read: "2026-11-22",
    rows: [["the difference between 20 percent and 30 percent", { find: "points", from: 20, to: 30 }, { points: "10", change_rate: "50" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "20 ÷ ((100 + 80) ÷ 2) × 100 = 22.2222…",
        { find: "difference", from: 100, to: 80 },
        { difference_rate: "22.2222", difference: "-20" },
        { given: "The difference of 100 and 80, neither of them the first" },
      ],
      [
        "(25 - -50) ÷ 50 × 100 = 150",
        { from: -50, to: 25 },
        { change_rate: "150", difference: "75", factor: "-0.5" },
        { edge: "From a loss of 50 to a gain of 25 is a rise by 150% of the loss" },
      ],
      ["0.75 - 0 = 0.75", { find: "points", from: 0, to: "0.75" }, { points: "0.75" }, { edge: "From 0% a change has points only" }],
    ],
  },
] satisfies Vectors<typeof percentageChange>;
