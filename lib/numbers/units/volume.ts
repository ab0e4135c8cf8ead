// US gallon: 231 cubic inches, with 4 quarts, 8 pints, 16 cups, 128 fluid ounces, 256 tablespoons, 768 teaspoons.
// Oil barrel: 42 of them. NIST Handbook 44, appendix C. Imperial gallon: 4.54609 L, with 4 quarts, 8 pints, 160 fluid
// ounces; Weights and Measures Act 1985 (UK), schedule 1. US food labels: 21 CFR 101.9(b)(5)(viii).
import { unitsBy } from "../dimension.ts";

/** A gallon by itself is the US one. */
export const VOLUME = /* @__PURE__ */ unitsBy({
  ml: ["Milliliters (mL)", "mL", "0.001 l", "millilit(er|re)s?|mls"],
  cl: ["Centiliters (cL)", "cL", "0.01 l", "centilit(er|re)s?"],
  dl: ["Deciliters (dL)", "dL", "0.1 l"],
  l: ["Liters (L)", "L", "0.001 m3", "lit(er|re)s?|ltrs?"],
  cm3: ["Cubic centimeters (cm³)", "cm³", "0.01 × 0.01 × 0.01 m3", "cc|cm³|cubic cm|cubic centimet(er|re)s?"],
  m3: ["Cubic meters (m³)", "m³", "1", "m³|m\\^3|cubic m|cubic met(er|re)s?"],
  us_tsp: ["US teaspoons", "US tsp", "1 ÷ 768 us_gal", "teaspoons?|tsp"],
  us_tbsp: ["US tablespoons", "US tbsp", "1 ÷ 256 us_gal", "tablespoons?|tbsp"],
  us_floz: ["US fluid ounces", "US fl oz", "1 ÷ 128 us_gal", "fluid ounces?|fl\\.? ?oz|oz|ounces?"],
  us_cup: ["US cups", "US cup", "1 ÷ 16 us_gal", "cups?"],
  us_pt: ["US pints", "US pt", "1 ÷ 8 us_gal", "pints?"],
  us_qt: ["US quarts", "US qt", "1 ÷ 4 us_gal", "quarts?|qt"],
  us_gal: ["US gallons", "US gal", "231 in3", "gallons?|gal|us gallons?"],
  uk_floz: ["Imperial fluid ounces", "imp fl oz", "1 ÷ 160 uk_gal"],
  uk_pt: ["Imperial pints", "imp pt", "1 ÷ 8 uk_gal", "(uk|imperial) pints?"],
  uk_qt: ["Imperial quarts", "imp qt", "1 ÷ 4 uk_gal"],
  uk_gal: ["Imperial gallons", "imp gal", "4.54609 l", "(uk|imperial) gallons?"],
  metric_tsp: ["Metric teaspoons (5 mL)", "metric tsp", "5 ml"],
  metric_tbsp: ["Metric tablespoons (15 mL)", "metric tbsp", "15 ml"],
  metric_cup: ["Metric cups (250 mL)", "metric cup", "250 ml"],
  au_tbsp: ["Australian tablespoons (20 mL)", "Australian tbsp", "20 ml"],
  label_floz: ["US food label fluid ounces (30 mL)", "label fl oz", "30 ml"],
  label_cup: ["US food label cups (240 mL)", "label cup", "240 ml"],
  in3: ["Cubic inches (in³)", "in³", "0.0254 × 0.0254 × 0.0254 m3", "in³|cubic inch(es)?"],
  ft3: ["Cubic feet (ft³)", "ft³", "12 × 12 × 12 in3", "ft³|ft\\^3|cubic f(oo|ee)t"],
  yd3: ["Cubic yards (yd³)", "yd³", "27 ft3"],
  bbl: ["Barrels of oil (bbl)", "bbl", "42 us_gal"],
});
