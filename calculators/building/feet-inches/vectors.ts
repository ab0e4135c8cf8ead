import { NIST_HANDBOOK_44, PREALGEBRA_7_5_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type feetInches from "./feet-inches.ts";

export default [
  {
    ...PREALGEBRA_7_5_PAGE,
    read: "2026-11-27",
    place: "section 7.5, Use Mixed Units of Measurement in the U.S. System",
    rows: [
      ["Seymour's crown molding", { first: "8 ft 7 in", second: "12 ft 11 in" }, { length: "21 ft 6 in" }],
      ["Anthony's four planks", { operation: "multiply", first: "6 ft 4 in", factor: 4 }, { length: "25 ft 4 in" }],
      ["Fawzi's SUV with a box", { first: "6 ft 4 in", second: "2 ft 10 in" }, { length: "9 ft 2 in" }],
      ["Faye's height in inches", { operation: "convert", first: "4 ft 10 in" }, { inches: "58" }],
    ],
  },
  {
    title: "OpenStax, Elementary Algebra 2e",
    url: "https://openstax.org/books/elementary-algebra-2e/pages/1-10-systems-of-measurement",
    read: "2026-11-27",
    place: "section 1.10, Systems of Measurement",
    rows: [
      ["Renee's extension cord", { first: "6 ft 6 in", second: "3 ft 8 in" }, { length: "10 ft 2 in" }],
      ["Fouad on a ladder", { first: "6 ft 2 in", second: "8 ft 10 in" }, { length: "15 ft 0 in" }, { edge: "The inches make a whole foot" }],
      ["Jon's height in inches", { operation: "convert", first: "6 ft 4 in" }, { inches: "76" }],
    ],
  },
  {
    ...NIST_HANDBOOK_44,
    read: "2026-11-20",
    by: "law",
    rows: [["section 4, Units of length: 1 foot is 0.3048 meter", { operation: "convert", first: 1 }, { meters: "0.3048", inches: "12" }]],
  },
  {
    by: "hand",
    rows: [
      [
        "2 ft 5 1/2 in is 29.5 in; 3 ft 3/4 in is 36.75 in; 29.5 - 36.75 = -7.25",
        { operation: "subtract", first: "2 ft 5 1/2 in", second: "3 ft 3/4 in" },
        { length: "-0 ft 7 1/4 in", inches: "-7.25" },
        { edge: "The second length is longer" },
      ],
      [
        "23.96875 × 16 = 383.5, which is 384; 384 ÷ 16 = 24",
        { operation: "convert", first: "23.96875 in" },
        { length: "2 ft 0 in" },
        { edge: "Half of a sixteenth goes up, and 12 inches are a foot" },
      ],
      [
        "100 ÷ 2.54 = 39.3701; 3.3701 × 16 = 53.92, which is 54; 54/16 = 3 3/8",
        { operation: "convert", first: "1 m", first_unit: "m" },
        { length: "3 ft 3 3/8 in" },
      ],
      ["96 ÷ 14.5 = 6.6207", { operation: "fit", first: "8 ft", second: "1 ft 2.5 in" }, { pieces: "6.6207" }],
      ["12.5 × 10.25 = 128.125", { operation: "area", first: "12 ft 6 in", second: "10 ft 3 in" }, { square_feet: "128.125" }],
      [
        "100 ÷ 3 = 33.3333; 1/3 × 8 = 2.67, which is 3",
        { operation: "divide", first: "100 in", first_unit: "in", factor: 3, nearest: "n8" },
        { length: "2 ft 9 3/8 in" },
      ],
    ],
  },
] satisfies Vectors<typeof feetInches>;
