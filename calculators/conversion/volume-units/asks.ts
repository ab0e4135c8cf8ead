import type { Asks } from "#engine";

const asks: Asks = [
  // A gallon by itself is the US one; the imperial reading is offered beside it.
  {
    converts: {
      ml: "millilit(er|re)s?|mls",
      cl: "centilit(er|re)s?",
      l: "lit(er|re)s?|ltrs?",
      cm3: "cc|cm\u00b3|cubic cm|cubic centimet(er|re)s?",
      m3: "m³|m\\^3|cubic m|cubic met(er|re)s?",
      us_tsp: "teaspoons?|tsp",
      us_tbsp: "tablespoons?|tbsp",
      us_floz: "fluid ounces?|fl\\.? ?oz|oz|ounces?",
      us_cup: "cups?",
      us_pt: "pints?",
      us_qt: "quarts?|qt",
      us_gal: "gallons?|gal|us gallons?",
      uk_pt: "(uk|imperial) pints?",
      uk_gal: "(uk|imperial) gallons?",
      in3: "in\u00b3|cubic inch(es)?",
      ft3: "ft³|ft\\^3|cubic f(oo|ee)t",
    },
  },
  {
    converts: {
      ml: "millilit(er|re)s?|mls",
      l: "lit(er|re)s?|ltrs?",
      uk_floz: "fluid ounces?|fl\\.? ?oz|oz|ounces?",
      uk_pt: "pints?",
      uk_qt: "quarts?|qt",
      uk_gal: "gallons?|gal",
    },
  },
];

export default asks;
