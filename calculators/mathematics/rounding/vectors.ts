import { CONTEMPORARY_MATHEMATICS_3_4_PAGE, ECMA_376 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type rounding from "./rounding.ts";

export default [
  {
    ...CONTEMPORARY_MATHEMATICS_3_4_PAGE,
    read: "2026-11-22",
    place: "section 3.4, Rational Numbers",
    rows: [
      ["example 12 of the section", { number: "5.67849", places: 3 }, { rounded: "5.678" }],
      ["example 13 of the section", { number: "45.11475", places: 4 }, { rounded: "45.1148" }, { edge: "Four decimal places, with a 5 to drop" }],
    ],
  },
  {
    ...ECMA_376,
    read: "2026-11-22",
    by: "law",
    place: "section 3.17.7",
    rows: [
      [
        "function ROUND, example",
        { number: "2.15", places: 1 },
        { rounded: "2.2" },
        { edge: "One decimal place, and a tie that binary floating point does not see: 2.15" },
      ],
      ["function ROUND, example", { number: "-1.475", places: 2 }, { rounded: "-1.48" }, { edge: "A tie below zero: -1.475" }],
      ["function ROUND, example", { number: "21.5", places: -1 }, { rounded: "20" }],
      ["function ROUNDUP, example", { number: "31415.92654", places: -2, mode: "up" }, { rounded: "31500" }],
      ["function ROUNDDOWN, example", { number: "31415.92654", places: -2, mode: "down" }, { rounded: "31400" }],
      ["function MROUND, example", { number: "10", to: "multiple", multiple: 3 }, { rounded: "9" }],
      [
        "function MROUND, example",
        { number: "1.3", to: "multiple", multiple: 0.2 },
        { rounded: "1.4" },
        { edge: "The nearest multiple of 0.2 to 1.3, halfway between two" },
      ],
    ],
  },
  {
    title: "Microsoft Learn, DAX reference",
    url: "https://learn.microsoft.com/dax/ceiling-function-dax",
    read: "2026-11-22",
    by: "software",
    rows: [["CEILING, example 1", { number: "4.42", to: "multiple", multiple: 0.05, mode: "ceiling" }, { rounded: "4.45" }]],
  },
  {
    title: "OpenStax, Chemistry 2e",
    url: "https://openstax.org/books/chemistry-2e/pages/1-5-measurement-uncertainty-accuracy-and-precision",
    read: "2026-11-22",
    place: "section 1.5, Measurement Uncertainty, Accuracy, and Precision",
    always: { to: "figures", mode: "half_even" },
    rows: [
      ["example 1.3", { number: "31.57", figures: 2 }, { rounded: "32" }],
      ["example 1.3", { number: "0.90275", figures: 4 }, { rounded: "0.9028" }],
      ["example 1.3", { number: "0.051065", figures: 4 }, { rounded: "0.05106" }, { edge: "Four significant figures, half to even: 0.051065" }],
      [
        "examples of the rule for rounding",
        { number: "6.8752", figures: 3 },
        { rounded: "6.88" },
        { edge: "A little more than a tie goes up, half to even: 6.8752" },
      ],
    ],
  },
  {
    title: "Java SE documentation, java.math.RoundingMode",
    url: "https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/math/RoundingMode.html",
    read: "2026-11-22",
    by: "software",
    place: "Summary of Rounding Operations Under Different Rounding Modes, row -2.5",
    always: { number: "-2.5", places: 0 },
    rows: [
      ["column UP", { mode: "up" }, { rounded: "-3" }, { edge: "Java's table of rounding modes: -2.5, up" }],
      ["column DOWN", { mode: "down" }, { rounded: "-2" }, { edge: "Java's table of rounding modes: -2.5, down" }],
      ["column CEILING", { mode: "ceiling" }, { rounded: "-2" }, { edge: "Java's table of rounding modes: -2.5, ceiling" }],
      ["column FLOOR", { mode: "floor" }, { rounded: "-3" }, { edge: "Java's table of rounding modes: -2.5, floor" }],
      ["column HALF_UP", { mode: "half_up" }, { rounded: "-3" }, { edge: "Java's table of rounding modes: -2.5, half up" }],
      ["column HALF_DOWN", { mode: "half_down" }, { rounded: "-2" }, { edge: "Java's table of rounding modes: -2.5, half down" }],
      ["column HALF_EVEN", { mode: "half_even" }, { rounded: "-2" }, { edge: "Java's table of rounding modes: -2.5, half even" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1.01 - 1.005 = 0.005 = 1.005 - 1.00, so half away from zero gives 1.01",
        { number: "1.005" },
        { rounded: "1.01", change: "0.005" },
        { edge: "1.005 to two places, which spreadsheets and programs print as 1.00" },
      ],
      [
        "10.00 - 9.996 = 0.004 and 9.996 - 9.99 = 0.006, so it is 10; with three figures, 10.0",
        { number: "9.996", to: "figures", figures: 3 },
        { rounded: "10.0", scientific: "1.00 × 10^1" },
        { edge: "A carry into a new figure: 9.996 to three significant figures" },
      ],
    ],
  },
] satisfies Vectors<typeof rounding>;
