import { CHEMISTRY_1_6_PAGE, GNU_UNITS, NIST_811_B8, NIST_HANDBOOK_44, PREALGEBRA_7_5_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type weight from "./weight.ts";

export default [
  {
    ...PREALGEBRA_7_5_PAGE,
    read: "2026-11-22",
    place: "section 7.5, Systems of Measurement",
    rows: [
      ["example 2 of the section", { value: 3.2, from: "us_ton", to: "lb" }, { result: "6400" }],
      ["example 8 of the section", { value: 3200, from: "g", to: "kg" }, { result: "3.2" }],
    ],
  },
  {
    ...CHEMISTRY_1_6_PAGE,
    read: "2026-11-22",
    rows: [["section 1.6, Mathematical Treatment of Measurement Results, example 1.8", { value: 125, from: "g", to: "oz" }, { result: "4.41" }]],
  },
  {
    ...NIST_HANDBOOK_44,
    read: "2026-11-20",
    by: "law",
    place: "section 4, Units of mass",
    always: { value: 1 },
    rows: [
      ["1 ounce, avoirdupois", { from: "oz", to: "g" }, { result: "28.349523125" }],
      ["1 gross or long ton", { from: "uk_ton", to: "kg" }, { result: "1016.0469088" }],
    ],
  },
  {
    title: "Weights and Measures Act 1985 (UK)",
    url: "https://www.legislation.gov.uk/ukpga/1985/72/schedule/1",
    read: "2026-11-20",
    by: "law",
    rows: [["schedule 1, part V, measurement of mass or weight: pound", { value: 1, from: "lb", to: "kg" }, { result: "0.45359237" }]],
  },
  {
    ...NIST_811_B8,
    read: "2026-11-22",
    by: "law",
    rows: [["appendix B.8, ton, short (9.071 847 E+02)", { value: 1, from: "us_ton", to: "kg" }, { result: "907.1847" }]],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-22",
    by: "software",
    rows: [
      ["units -o %.15g troyounce gram", { value: 1, from: "ozt", to: "g" }, { result: "31.1034768" }],
      ["units -o %.15g stone kg", { value: 1, from: "st", to: "kg" }, { result: "6.35029318" }],
      ["units -o %.15g kg lb", { value: 1, from: "kg", to: "lb" }, { result: "2.20462262184878" }, { edge: "A kilogram in pounds has no last digit" }],
      [
        "units -o %.15g '112 uston' brton",
        { value: 112, from: "us_ton", to: "uk_ton" },
        { result: "100" },
        { edge: "US tons and imperial ones are not the same: 112 of one are 100 of the other" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "0 × 0.0002 ÷ 50.80234544 = 0",
        { value: 0, from: "ct", to: "uk_cwt" },
        { result: "0", "units.1.value": "0" },
        { edge: "Nothing weighs nothing in any unit" },
      ],
    ],
  },
  {
    ...PREALGEBRA_7_5_PAGE,
    read: "2026-11-24",
    place: "section 7.5, Systems of Measurement",
    rows: [
      ["try it, the cruise ship", { value: "51000", from: "us_ton", to: "lb" }, { result: "102,000,000" }],
      ["exercises, the airplane at take-off", { value: "220000", from: "lb", to: "us_ton" }, { result: "110" }],
      ["exercises, April's dog", { value: "8", from: "lb", to: "oz" }, { result: "128" }],
      ["exercises, the serving of ice cream", { value: "25", from: "g", to: "mg" }, { result: "25,000" }],
      ["exercises, Jackson's backpack", { value: "15", from: "kg", to: "lb" }, { result: "33" }],
    ],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-24",
    by: "software",
    rows: [
      ["units -t -o %.12g grain mg", { value: "1", from: "gr", to: "mg" }, { result: "64.79891" }],
      ["units -t -o %.12g carat g", { value: "1", from: "ct", to: "g" }, { result: "0.2" }],
      ["units -t -o %.12g lb grain", { value: "1", from: "lb", to: "gr" }, { result: "7000" }],
      ["units -t -o %.12g tonne uston", { value: "1", from: "t", to: "us_ton" }, { result: "1.10231131092" }],
      ["units -t -o %.12g lb troyounce", { value: "1", from: "lb", to: "ozt" }, { result: "14.5833333333" }],
      ["units -t -o %.12g '11 stone' lb", { value: "11", from: "st", to: "lb" }, { result: "154" }],
      ["units -t -o %.12g '250 microgram' grain", { value: "250", from: "ug", to: "gr" }, { result: "0.00385808958824" }],
      ["units -t -o %.12g tonne lb", { value: "1", from: "t", to: "lb" }, { result: "2204.62262185" }],
      ["units -t -o %.12g cwt kg", { value: "1", from: "us_cwt", to: "kg" }, { result: "45.359237" }],
      ["units -t -o %.12g longhundredweight kg", { value: "1", from: "uk_cwt", to: "kg" }, { result: "50.80234544" }],
    ],
  },
] satisfies Vectors<typeof weight>;
