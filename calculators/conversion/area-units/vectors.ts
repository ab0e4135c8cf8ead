import { GNU_UNITS, NIST_811_B8, NIST_HANDBOOK_44 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type areaUnits from "./area-units.ts";

export default [
  {
    title: "Haynes, Introduction to Marine Engineering, Area Units",
    url: "https://whaynes.github.io/IME/engineering-measurement-area-units.html",
    read: "2026-11-26",
    rows: [
      ["example 2.2.13", { value: 1, from: "m2", to: "ft2" }, { result: "10.76" }],
      ["example 2.2.14", { value: 2.5, from: "mi2", to: "km2" }, { result: "6.47" }],
    ],
  },
  {
    title: "Giancoli Answers, Physics: Principles with Applications, 7th edition",
    url: "https://www.giancolianswers.com/giancoli-physics-7th-edition-solutions/chapter-1/problem-14",
    read: "2026-11-26",
    rows: [["chapter 1, problem 14", { value: 1, from: "ha", to: "acre" }, { result: "2.471" }]],
  },
  {
    title: "Shaalaa, Conversion of units",
    url: "https://www.shaalaa.com/concept-notes/conversion-units_8121",
    read: "2026-11-26",
    rows: [
      ["(i)", { value: 50, from: "cm2", to: "mm2" }, { result: "5000" }],
      ["(ii)", { value: 2, from: "ha", to: "m2" }, { result: "20,000" }],
    ],
  },
  {
    ...NIST_811_B8,
    read: "2026-11-26",
    by: "law",
    place: "appendix B.8",
    always: { value: 1, to: "m2" },
    rows: [
      ["square foot", { from: "ft2" }, { result: "0.09290304" }],
      ["square inch", { from: "in2" }, { result: "0.00064516" }],
      ["square yard", { from: "yd2" }, { result: "0.8361274" }],
      ["square mile", { from: "mi2" }, { result: "2589988" }],
      ["square mile (based on US survey foot)", { from: "survey_mi2" }, { result: "2589998" }],
      [
        "acre (based on US survey foot)",
        { from: "survey_acre" },
        { result: "4046.873" },
        { edge: "A survey acre is a fraction of a square meter without end" },
      ],
      ["are", { from: "are" }, { result: "100" }],
    ],
  },
  {
    ...NIST_HANDBOOK_44,
    read: "2026-11-26",
    by: "law",
    place: "appendix C, tables of US units, units of area",
    rows: [
      ["640 acres = 1 square mile", { value: 640, from: "acre", to: "mi2" }, { result: "1" }],
      ["160 square rods = 43,560 square feet", { value: 160, from: "sq_rd", to: "ft2" }, { result: "43560" }],
      ["1 township = 36 sections", { value: 1, from: "township", to: "section" }, { result: "36" }],
    ],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-26",
    by: "software",
    place: "units -t -o %.15g",
    rows: [
      ["rood m^2", { value: 1, from: "rood", to: "m2" }, { result: "1011.7141056" }],
      ["acre chain^2", { value: 1, from: "acre", to: "sq_ch" }, { result: "10" }],
      ["tsubo m^2", { value: 1, from: "tsubo", to: "m2" }, { result: "3.30578512396694" }],
      ["acre USacre", { value: 1, from: "acre", to: "survey_acre" }, { result: "0.999996000004" }],
      ["'100 ft^2' m^2", { value: 1, from: "square", to: "m2" }, { result: "9.290304" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "3937 × 3937 = 15499969 and 43560 × 1200 × 1200 = 62726400000",
        { value: 15499969, from: "survey_acre", to: "m2" },
        { result: "62726400000.0000000" },
        { edge: "15,499,969 survey acres are a whole number of square meters, and nothing is lost on the way" },
      ],
      [
        "1 m² ÷ 0.0000000000000000000000000001 m²",
        { value: 1, from: "m2", to: "barn" },
        { result: "10000000000000000000000000000" },
        { edge: "The smallest unit: a square meter of barns" },
      ],
    ],
  },
] satisfies Vectors<typeof areaUnits>;
