import type { Vectors } from "#engine";
import type volumeUnits from "./volume-units.ts";

const READ = "2026-11-22";
const units = (command: string) => ({
  title: "GNU Units 2.22",
  url: "https://www.gnu.org/software/units/",
  place: command,
  read: READ,
});
const prealgebra = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/7-5-systems-of-measurement",
  place: `section 7.5, Systems of Measurement, ${place}`,
  read: READ,
});
const contemporary = (page: string, place: string) => ({
  title: "OpenStax, Contemporary Mathematics",
  url: `https://openstax.org/books/contemporary-mathematics/pages/${page}`,
  place,
  read: READ,
});
const sp811 = (row: string) => ({
  title: "NIST Special Publication 811, Guide for the Use of the International System of Units",
  url: "https://www.nist.gov/pml/special-publication-811/nist-guide-si-appendix-b-conversion-factors/nist-guide-si-appendix-b8",
  place: `appendix B.8, ${row}`,
  read: READ,
});

const measures = (place: string) => ({
  title: "OpenStax, Prealgebra 2e",
  url: "https://openstax.org/books/prealgebra-2e/pages/7-5-systems-of-measurement",
  place: `section 7.5, Systems of Measurement, ${place}`,
  read: "2026-11-24",
});

const gnuUnits = (place: string) => ({
  title: "GNU Units 2.22",
  url: "https://www.gnu.org/software/units/",
  place,
  read: "2026-11-24",
});

export default [
  {
    given: "A gallon of milk in fluid ounces",
    inputs: { value: 1, from: "us_gal", to: "us_floz" },
    expected: { result: "128" },
    by: "published",
    source: prealgebra("example 4 of the section"),
  },
  {
    given: "500 cups of water in gallons",
    inputs: { value: 500, from: "us_cup", to: "us_gal" },
    expected: { result: "31.25" },
    by: "published",
    source: prealgebra("exercise on water for the runners in a race"),
  },
  {
    given: "500 mL in fluid ounces of 30 mL, as on a US food label",
    inputs: { value: 500, from: "ml", to: "label_floz" },
    expected: { result: "16.7" },
    by: "published",
    source: prealgebra("example 12 of the section"),
  },
  {
    given: "14 liters in US gallons",
    inputs: { value: 14, from: "l", to: "us_gal" },
    expected: { result: "3.69841" },
    by: "published",
    source: contemporary("3-4-rational-numbers", "section 3.4, Rational Numbers, example 24 of the section"),
  },
  {
    given: "A tank of 22,712,000,000 cubic centimeters in liters",
    inputs: { value: 22712000000, from: "cm3", to: "l" },
    expected: { result: "22,712,000" },
    by: "published",
    source: contemporary("9-3-measuring-volume", "section 9.3, Measuring Volume, example 7 of the section"),
  },
  {
    given: "9.345 US quarts in liters",
    inputs: { value: 9.345, from: "us_qt", to: "l" },
    expected: { result: "8.844" },
    by: "published",
    source: {
      title: "OpenStax, Chemistry 2e",
      url: "https://openstax.org/books/chemistry-2e/pages/1-6-mathematical-treatment-of-measurement-results",
      place: "section 1.6, Mathematical Treatment of Measurement Results, check your learning after example 1.8",
      read: READ,
    },
  },
  {
    given: "A US gallon in liters",
    inputs: { value: 1, from: "us_gal", to: "l" },
    expected: { result: "3.785412" },
    by: "law",
    source: sp811("gallon (U.S.)"),
  },
  {
    given: "An imperial gallon in liters",
    inputs: { value: 1, from: "uk_gal", to: "l" },
    expected: { result: "4.54609" },
    by: "law",
    source: sp811("gallon [Canadian and U.K. (Imperial)]"),
  },
  {
    given: "A barrel of oil in liters",
    inputs: { value: 1, from: "bbl", to: "l" },
    expected: { result: "158.987294928" },
    by: "software",
    source: units("units -o %.15g barrel liter"),
  },
  {
    given: "A US cup in milliliters",
    inputs: { value: 1, from: "us_cup", to: "ml" },
    expected: { result: "236.5882365" },
    by: "software",
    source: units("units -o %.15g cup ml"),
  },
  {
    given: "A cubic yard in cubic meters",
    inputs: { value: 1, from: "yd3", to: "m3" },
    expected: { result: "0.764554857984" },
    by: "software",
    source: units("units -o %.15g 'yd^3' 'm^3'"),
  },
  {
    given: "500 mL in US fluid ounces, more than on a food label",
    inputs: { value: 500, from: "ml", to: "us_floz" },
    expected: { result: "16.9070113509215" },
    by: "software",
    source: units("units -o %.15g '500 ml' usfloz"),
    edge: true,
  },
  {
    given: "An imperial pint has 20 fluid ounces, and they are smaller than US ones",
    inputs: { value: 1, from: "uk_pt", to: "us_floz" },
    expected: { result: "19.2151988080777" },
    by: "software",
    source: units("units -o %.15g brpint usfloz"),
    edge: true,
  },
  ...(
    [
      [
        "Teaspoons in a cup",
        { value: "1", from: "us_cup", to: "us_tsp" },
        { result: "48" },
        "try it, teaspoons in a cup",
      ],
      [
        "Tablespoons in a gallon",
        { value: "1", from: "us_gal", to: "us_tbsp" },
        { result: "256" },
        "exercises, tablespoons in a gallon",
      ],
      ["4.1 liters in centiliters", { value: "4.1", from: "l", to: "cl" }, { result: "410" }, "try it, 4.1 L to cL"],
      ["6.3 liters in milliliters", { value: "6.3", from: "l", to: "ml" }, { result: "6300" }, "try it, 6.3 L to mL"],
      ["4 quarts in liters", { value: "4", from: "us_qt", to: "l" }, { result: "3.8" }, "try it, 4 quarts of milk"],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: measures(place),
  })),
  {
    given: "2 liters in quarts",
    inputs: { value: "2", from: "l", to: "us_qt" },
    expected: { result: "2.12" },
    by: "published",
    source: measures("try it, a 2-liter bottle of soda"),
    differs: "The book takes a liter as 1.06 quarts. It is 1.0567 quarts.",
  },
  ...(
    [
      [
        "A US fluid ounce in milliliters",
        { value: "1", from: "us_floz", to: "ml" },
        { result: "29.5735295625" },
        "units -t -o %.12g usfloz ml",
      ],
      [
        "A US pint in liters",
        { value: "1", from: "us_pt", to: "l" },
        { result: "0.473176473" },
        "units -t -o %.12g uspint liter",
      ],
      [
        "A US tablespoon in milliliters",
        { value: "1", from: "us_tbsp", to: "ml" },
        { result: "14.78676478125" },
        "units -t -o %.13g ustablespoon ml",
      ],
      [
        "A US teaspoon in milliliters",
        { value: "1", from: "us_tsp", to: "ml" },
        { result: "4.92892159375" },
        "units -t -o %.12g usteaspoon ml",
      ],
      [
        "An imperial fluid ounce in milliliters",
        { value: "1", from: "uk_floz", to: "ml" },
        { result: "28.4130625" },
        "units -t -o %.12g brfloz ml",
      ],
      [
        "An imperial pint in milliliters",
        { value: "1", from: "uk_pt", to: "ml" },
        { result: "568.26125" },
        "units -t -o %.12g brpint ml",
      ],
      [
        "An imperial quart in liters",
        { value: "1", from: "uk_qt", to: "l" },
        { result: "1.1365225" },
        "units -t -o %.12g brquart liter",
      ],
      [
        "A cubic foot in US gallons",
        { value: "1", from: "ft3", to: "us_gal" },
        { result: "7.48051948052" },
        "units -t -o %.12g 'ft^3' usgallon",
      ],
      [
        "A cubic inch in cubic centimeters",
        { value: "1", from: "in3", to: "cm3" },
        { result: "16.387064" },
        "units -t -o %.12g 'in^3' 'cm^3'",
      ],
      [
        "A cubic meter in cubic feet",
        { value: "1", from: "m3", to: "ft3" },
        { result: "35.3146667215" },
        "units -t -o %.12g 'm^3' 'ft^3'",
      ],
      [
        "An imperial gallon in US gallons",
        { value: "1", from: "uk_gal", to: "us_gal" },
        { result: "1.2009499255" },
        "units -t -o %.12g brgallon usgallon",
      ],
      [
        "A barrel of oil in US gallons",
        { value: "1", from: "bbl", to: "us_gal" },
        { result: "42" },
        "units -t -o %.12g barrel usgallon",
      ],
      [
        "A cubic yard in US gallons",
        { value: "1", from: "yd3", to: "us_gal" },
        { result: "201.974025974" },
        "units -t -o %.12g 'yd^3' usgallon",
      ],
      [
        "A metric cup, which is 250 mL, in US cups",
        { value: "1", from: "metric_cup", to: "us_cup" },
        { result: "1.05668820943" },
        "units -t -o %.12g '250 ml' uscup",
      ],
      [
        "A deciliter in US fluid ounces",
        { value: "1", from: "dl", to: "us_floz" },
        { result: "3.38140227018" },
        "units -t -o %.12g deciliter usfloz",
      ],
      [
        "A US quart in cubic inches",
        { value: "1", from: "us_qt", to: "in3" },
        { result: "57.75" },
        "units -t -o %.12g usquart 'in^3'",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "software" as const,
    source: gnuUnits(place),
  })),
] satisfies Vectors<typeof volumeUnits>;
