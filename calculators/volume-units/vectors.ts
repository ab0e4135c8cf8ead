import type { Vectors } from "#engine";
import type volumeUnits from "./volume-units.ts";

const GNU_UNITS = { title: "GNU Units 2.22, program and manual", url: "https://www.gnu.org/software/units/" };

export default [
  {
    given: "14 litres in US gallons",
    inputs: { value: 14, from: "l", to: "us_gal" },
    expected: { result: "3.69841" },
    by: "published",
    source: {
      title: "OpenStax, Contemporary Mathematics, section 3.4, Rational Numbers",
      url: "https://openstax.org/books/contemporary-mathematics/pages/3-4-rational-numbers",
    },
  },
  {
    given: "22,712,000,000 millilitres in litres",
    inputs: { value: 22712000000, from: "ml", to: "l" },
    expected: { result: "22712000" },
    by: "published",
    source: {
      title: "OpenStax, Contemporary Mathematics, section 9.3, Measuring Volume",
      url: "https://openstax.org/books/contemporary-mathematics/pages/9-3-measuring-volume",
    },
  },
  {
    given: "An imperial gallon in litres",
    inputs: { value: 1, from: "uk_gal", to: "l" },
    expected: { result: "4.54609" },
    by: "published",
    source: GNU_UNITS,
  },
  {
    given: "A barrel of oil in litres",
    inputs: { value: 1, from: "bbl", to: "l" },
    expected: { result: "158.987294928" },
    by: "published",
    source: GNU_UNITS,
  },
  {
    given: "A US cup in millilitres",
    inputs: { value: 1, from: "us_cup", to: "ml" },
    expected: { result: "236.5882365" },
    by: "published",
    source: GNU_UNITS,
  },
  {
    given: "A cubic yard in cubic metres",
    inputs: { value: 1, from: "yd3", to: "m3" },
    expected: { result: "0.764554857984" },
    by: "published",
    source: GNU_UNITS,
  },
  {
    given: "A fluid ounce on a US food label is 30 mL: 500 mL hold 16.7 of them",
    inputs: { value: 500, from: "ml", to: "label_floz" },
    expected: { result: "16.7" },
    by: "standard",
    source: {
      title: "US Code of Federal Regulations, 21 CFR 101.9(b)(5)(viii): one fluid ounce means 30 mL",
      url: "https://www.ecfr.gov/current/title-21/section-101.9",
    },
  },
  {
    given: "The same 500 mL are 16.9 US fluid ounces",
    inputs: { value: 500, from: "ml", to: "us_floz" },
    expected: { result: "16.907011" },
    by: "hand",
    source: { title: "500 ÷ 29.5735295625 = 16.907011…, where 29.5735295625 = 231 × 16.387064 ÷ 128" },
    edge: true,
  },
  {
    given: "An imperial pint has 20 fluid ounces, and they are smaller than US ones",
    inputs: { value: 1, from: "uk_pt", to: "us_floz" },
    expected: { result: "19.2152", "units.15.value": "1", "units.14.value": "20" },
    by: "hand",
    source: { title: "568.26125 ÷ 29.5735295625 = 19.2151992…, and 568.26125 ÷ 28.4130625 = 20" },
    edge: true,
  },
] satisfies Vectors<typeof volumeUnits>;
