import type { Vectors } from "#engine";
import type weight from "./weight.ts";

const GNU_UNITS = { title: "GNU Units 2.22, program and manual", url: "https://www.gnu.org/software/units/" };
const HANDBOOK = {
  title: "NIST Handbook 44, appendix C, General Tables of Units of Measurement",
};

export default [
  {
    given: "3.2 US tons in pounds",
    inputs: { value: 3.2, from: "us_ton", to: "lb" },
    expected: { result: "6400" },
    by: "published",
    source: {
      title: "OpenStax, Prealgebra 2e, section 7.5, Systems of Measurement",
      url: "https://openstax.org/books/prealgebra-2e/pages/7-5-systems-of-measurement",
    },
  },
  {
    given: "A troy ounce in grams",
    inputs: { value: 1, from: "ozt", to: "g" },
    expected: { result: "31.1034768" },
    by: "published",
    source: GNU_UNITS,
  },
  {
    given: "An ounce in grams",
    inputs: { value: 1, from: "oz", to: "g" },
    expected: { result: "28.349523125" },
    by: "standard",
    source: HANDBOOK,
  },
  {
    given: "An imperial ton in kilograms",
    inputs: { value: 1, from: "uk_ton", to: "kg" },
    expected: { result: "1016.0469088" },
    by: "standard",
    source: HANDBOOK,
  },
  {
    given: "A stone in kilograms",
    inputs: { value: 1, from: "st", to: "kg" },
    expected: { result: "6.35029318" },
    by: "standard",
    source: {
      title: "Weights and Measures Act 1985 (UK), schedule 1: 14 pounds of 0.45359237 kg",
      url: "https://www.legislation.gov.uk/ukpga/1985/72/schedule/1",
    },
  },
  {
    given: "A kilogram in pounds has no last digit",
    inputs: { value: 1, from: "kg", to: "lb" },
    expected: { result: "2.20462262184877580723" },
    by: "hand",
    source: { title: "1 ÷ 0.45359237 = 2.204622621848775807229…" },
    edge: true,
  },
  {
    given: "US tons and imperial ones are not the same: 112 of one are 100 of the other",
    inputs: { value: 112, from: "us_ton", to: "uk_ton" },
    expected: { result: "100", "units.5.value": "101.60469088" },
    by: "hand",
    source: { title: "112 × 2000 ÷ 2240 = 100 imperial tons, × 1.0160469088 = 101.60469088 t" },
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
] satisfies Vectors<typeof weight>;
