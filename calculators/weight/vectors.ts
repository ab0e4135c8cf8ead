import type { Vectors } from "#engine";
import type weight from "./weight.ts";

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
const handbook = (row: string) => ({
  title: "NIST Handbook 44, appendix C, General Tables of Units of Measurement",
  url: "https://www.nist.gov/pml/owm/nist-handbook-44-current-edition",
  place: `section 4, Units of mass, ${row}`,
  read: "2026-11-20",
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
    given: "3.2 US tons in pounds",
    inputs: { value: 3.2, from: "us_ton", to: "lb" },
    expected: { result: "6400" },
    by: "published",
    source: prealgebra("example 2 of the section"),
  },
  {
    given: "A baby of 3200 grams in kilograms",
    inputs: { value: 3200, from: "g", to: "kg" },
    expected: { result: "3.2" },
    by: "published",
    source: prealgebra("example 8 of the section"),
  },
  {
    given: "A frisbee of 125 grams in ounces",
    inputs: { value: 125, from: "g", to: "oz" },
    expected: { result: "4.41" },
    by: "published",
    source: {
      title: "OpenStax, Chemistry 2e",
      url: "https://openstax.org/books/chemistry-2e/pages/1-6-mathematical-treatment-of-measurement-results",
      place: "section 1.6, Mathematical Treatment of Measurement Results, example 1.8",
      read: READ,
    },
  },
  {
    given: "An ounce in grams",
    inputs: { value: 1, from: "oz", to: "g" },
    expected: { result: "28.349523125" },
    by: "law",
    source: handbook("1 ounce, avoirdupois"),
  },
  {
    given: "An imperial ton in kilograms",
    inputs: { value: 1, from: "uk_ton", to: "kg" },
    expected: { result: "1016.0469088" },
    by: "law",
    source: handbook("1 gross or long ton"),
  },
  {
    given: "A pound in kilograms",
    inputs: { value: 1, from: "lb", to: "kg" },
    expected: { result: "0.45359237" },
    by: "law",
    source: {
      title: "Weights and Measures Act 1985 (UK)",
      url: "https://www.legislation.gov.uk/ukpga/1985/72/schedule/1",
      place: "schedule 1, part V, measurement of mass or weight: pound",
      read: "2026-11-20",
    },
  },
  {
    given: "A US ton in kilograms",
    inputs: { value: 1, from: "us_ton", to: "kg" },
    expected: { result: "907.1847" },
    by: "law",
    source: {
      title: "NIST Special Publication 811, Guide for the Use of the International System of Units",
      url: "https://www.nist.gov/pml/special-publication-811/nist-guide-si-appendix-b-conversion-factors/nist-guide-si-appendix-b8",
      place: "appendix B.8, ton, short (9.071 847 E+02)",
      read: READ,
    },
  },
  {
    given: "A troy ounce in grams",
    inputs: { value: 1, from: "ozt", to: "g" },
    expected: { result: "31.1034768" },
    by: "software",
    source: units("units -o %.15g troyounce gram"),
  },
  {
    given: "A stone in kilograms",
    inputs: { value: 1, from: "st", to: "kg" },
    expected: { result: "6.35029318" },
    by: "software",
    source: units("units -o %.15g stone kg"),
  },
  {
    given: "A kilogram in pounds has no last digit",
    inputs: { value: 1, from: "kg", to: "lb" },
    expected: { result: "2.20462262184878" },
    by: "software",
    source: units("units -o %.15g kg lb"),
    edge: true,
  },
  {
    given: "US tons and imperial ones are not the same: 112 of one are 100 of the other",
    inputs: { value: 112, from: "us_ton", to: "uk_ton" },
    expected: { result: "100" },
    by: "software",
    source: units("units -o %.15g '112 uston' brton"),
    edge: true,
  },
  {
    given: "Nothing weighs nothing in any unit",
    inputs: { value: 0, from: "ct", to: "uk_cwt" },
    expected: { result: "0", "units.1.value": "0" },
    by: "hand",
    source: { title: "0 × 0.0002 ÷ 50.80234544 = 0" },
    edge: true,
  },
  ...(
    [
      [
        "51,000 US tons in pounds",
        { value: "51000", from: "us_ton", to: "lb" },
        { result: "102,000,000" },
        "try it, the cruise ship",
      ],
      [
        "220,000 pounds in US tons",
        { value: "220000", from: "lb", to: "us_ton" },
        { result: "110" },
        "exercises, the airplane at take-off",
      ],
      ["8 pounds in ounces", { value: "8", from: "lb", to: "oz" }, { result: "128" }, "exercises, April's dog"],
      [
        "25 grams in milligrams",
        { value: "25", from: "g", to: "mg" },
        { result: "25,000" },
        "exercises, the serving of ice cream",
      ],
      [
        "15 kilograms in pounds",
        { value: "15", from: "kg", to: "lb" },
        { result: "33" },
        "exercises, Jackson's backpack",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: measures(place),
  })),
  ...(
    [
      [
        "A grain in milligrams",
        { value: "1", from: "gr", to: "mg" },
        { result: "64.79891" },
        "units -t -o %.12g grain mg",
      ],
      ["A carat in grams", { value: "1", from: "ct", to: "g" }, { result: "0.2" }, "units -t -o %.12g carat g"],
      ["A pound in grains", { value: "1", from: "lb", to: "gr" }, { result: "7000" }, "units -t -o %.12g lb grain"],
      [
        "A tonne in US tons",
        { value: "1", from: "t", to: "us_ton" },
        { result: "1.10231131092" },
        "units -t -o %.12g tonne uston",
      ],
      [
        "A pound in troy ounces",
        { value: "1", from: "lb", to: "ozt" },
        { result: "14.5833333333" },
        "units -t -o %.12g lb troyounce",
      ],
      [
        "11 stone in pounds",
        { value: "11", from: "st", to: "lb" },
        { result: "154" },
        "units -t -o %.12g '11 stone' lb",
      ],
      [
        "250 micrograms in grains",
        { value: "250", from: "ug", to: "gr" },
        { result: "0.00385808958824" },
        "units -t -o %.12g '250 microgram' grain",
      ],
      [
        "A tonne in pounds",
        { value: "1", from: "t", to: "lb" },
        { result: "2204.62262185" },
        "units -t -o %.12g tonne lb",
      ],
      [
        "A US hundredweight in kilograms",
        { value: "1", from: "us_cwt", to: "kg" },
        { result: "45.359237" },
        "units -t -o %.12g cwt kg",
      ],
      [
        "An imperial hundredweight in kilograms",
        { value: "1", from: "uk_cwt", to: "kg" },
        { result: "50.80234544" },
        "units -t -o %.12g longhundredweight kg",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "software" as const,
    source: gnuUnits(place),
  })),
] satisfies Vectors<typeof weight>;
