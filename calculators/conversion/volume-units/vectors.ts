import { CHEMISTRY_1_6_PAGE, CONTEMPORARY_MATHEMATICS_3_4_PAGE, GNU_UNITS, NIST_811_B8, PREALGEBRA_7_5_PAGE } from "#calculators/sources";
import type { Vectors } from "#engine";
import type volumeUnits from "./volume-units.ts";

export default [
  {
    ...PREALGEBRA_7_5_PAGE,
    read: "2026-11-22",
    place: "section 7.5, Systems of Measurement",
    rows: [
      ["example 4 of the section", { value: 1, from: "us_gal", to: "us_floz" }, { result: "128" }],
      ["exercise on water for the runners in a race", { value: 500, from: "us_cup", to: "us_gal" }, { result: "31.25" }],
      ["example 12 of the section", { value: 500, from: "ml", to: "label_floz" }, { result: "16.7" }],
    ],
  },
  {
    ...CONTEMPORARY_MATHEMATICS_3_4_PAGE,
    read: "2026-11-22",
    rows: [["section 3.4, Rational Numbers, example 24 of the section", { value: 14, from: "l", to: "us_gal" }, { result: "3.69841" }]],
  },
  {
    title: "OpenStax, Contemporary Mathematics",
    url: "https://openstax.org/books/contemporary-mathematics/pages/9-3-measuring-volume",
    read: "2026-11-22",
    rows: [["section 9.3, Measuring Volume, example 7 of the section", { value: 22712000000, from: "cm3", to: "l" }, { result: "22,712,000" }]],
  },
  {
    ...CHEMISTRY_1_6_PAGE,
    read: "2026-11-22",
    rows: [
      [
        "section 1.6, Mathematical Treatment of Measurement Results, check your learning after example 1.8",
        { value: 9.345, from: "us_qt", to: "l" },
        { result: "8.844" },
      ],
    ],
  },
  {
    ...NIST_811_B8,
    read: "2026-11-22",
    by: "law",
    place: "appendix B.8",
    always: { value: 1, to: "l" },
    rows: [
      ["gallon (U.S.)", { from: "us_gal" }, { result: "3.785412" }],
      ["gallon [Canadian and U.K. (Imperial)]", { from: "uk_gal" }, { result: "4.54609" }],
    ],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-22",
    by: "software",
    rows: [
      ["units -o %.15g barrel liter", { value: 1, from: "bbl", to: "l" }, { result: "158.987294928" }],
      ["units -o %.15g cup ml", { value: 1, from: "us_cup", to: "ml" }, { result: "236.5882365" }],
      ["units -o %.15g 'yd^3' 'm^3'", { value: 1, from: "yd3", to: "m3" }, { result: "0.764554857984" }],
      [
        "units -o %.15g '500 ml' usfloz",
        { value: 500, from: "ml", to: "us_floz" },
        { result: "16.9070113509215" },
        { edge: "500 mL in US fluid ounces, more than on a food label" },
      ],
      [
        "units -o %.15g brpint usfloz",
        { value: 1, from: "uk_pt", to: "us_floz" },
        { result: "19.2151988080777" },
        { edge: "An imperial pint has 20 fluid ounces, and they are smaller than US ones" },
      ],
    ],
  },
  {
    ...PREALGEBRA_7_5_PAGE,
    read: "2026-11-24",
    place: "section 7.5, Systems of Measurement",
    rows: [
      ["try it, teaspoons in a cup", { value: "1", from: "us_cup", to: "us_tsp" }, { result: "48" }],
      ["exercises, tablespoons in a gallon", { value: "1", from: "us_gal", to: "us_tbsp" }, { result: "256" }],
      ["try it, 4.1 L to cL", { value: "4.1", from: "l", to: "cl" }, { result: "410" }],
      ["try it, 6.3 L to mL", { value: "6.3", from: "l", to: "ml" }, { result: "6300" }],
      ["try it, 4 quarts of milk", { value: "4", from: "us_qt", to: "l" }, { result: "3.8" }],
      [
        "try it, a 2-liter bottle of soda",
        { value: "2", from: "l", to: "us_qt" },
        { result: "2.12" },
        { given: "2 liters in quarts", differs: "The book takes a liter as 1.06 quarts. It is 1.0567 quarts." },
      ],
    ],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-24",
    by: "software",
    always: { value: "1" },
    rows: [
      ["units -t -o %.12g usfloz ml", { from: "us_floz", to: "ml" }, { result: "29.5735295625" }],
      ["units -t -o %.12g uspint liter", { from: "us_pt", to: "l" }, { result: "0.473176473" }],
      ["units -t -o %.13g ustablespoon ml", { from: "us_tbsp", to: "ml" }, { result: "14.78676478125" }],
      ["units -t -o %.12g usteaspoon ml", { from: "us_tsp", to: "ml" }, { result: "4.92892159375" }],
      ["units -t -o %.12g brfloz ml", { from: "uk_floz", to: "ml" }, { result: "28.4130625" }],
      ["units -t -o %.12g brpint ml", { from: "uk_pt", to: "ml" }, { result: "568.26125" }],
      ["units -t -o %.12g brquart liter", { from: "uk_qt", to: "l" }, { result: "1.1365225" }],
      ["units -t -o %.12g 'ft^3' usgallon", { from: "ft3", to: "us_gal" }, { result: "7.48051948052" }],
      ["units -t -o %.12g 'in^3' 'cm^3'", { from: "in3", to: "cm3" }, { result: "16.387064" }],
      ["units -t -o %.12g 'm^3' 'ft^3'", { from: "m3", to: "ft3" }, { result: "35.3146667215" }],
      ["units -t -o %.12g brgallon usgallon", { from: "uk_gal", to: "us_gal" }, { result: "1.2009499255" }],
      ["units -t -o %.12g barrel usgallon", { from: "bbl", to: "us_gal" }, { result: "42" }],
      ["units -t -o %.12g 'yd^3' usgallon", { from: "yd3", to: "us_gal" }, { result: "201.974025974" }],
      ["units -t -o %.12g '250 ml' uscup", { from: "metric_cup", to: "us_cup" }, { result: "1.05668820943" }],
      ["units -t -o %.12g deciliter usfloz", { from: "dl", to: "us_floz" }, { result: "3.38140227018" }],
      ["units -t -o %.12g usquart 'in^3'", { from: "us_qt", to: "in3" }, { result: "57.75" }],
    ],
  },
] satisfies Vectors<typeof volumeUnits>;
