// By the pound of 0.45359237 kg (international yard and pound agreement, 1959) and of 7000 grains: 12 troy ounces of 480 grains
// are a troy pound; 2000 lb are a US ton, 2240 lb an imperial one, 100 and 112 lb their hundredweights. NIST Special Publication
// 811 (2008), appendix B; Weights and Measures Act 1985 (UK), schedule 1. Carat: 4th General Conference on Weights and
// Measures, 1907.
import { unitsBy } from "../dimension.ts";

export const MASSES = /* @__PURE__ */ unitsBy({
  ug: ["Micrograms (µg)", "µg", "0.000001 g", "micrograms?"],
  mg: ["Milligrams (mg)", "mg", "0.001 g", "milligram(me)?s?"],
  g: ["Grams (g)", "g", "0.001 kg", "gram(me)?s?"],
  kg: ["Kilograms (kg)", "kg", "1", "kilos?|kilogram(me)?s?|kgs"],
  t: ["Metric tons (t)", "t", "1000 kg", "tonnes?|metric tons?"],
  gr: ["Grains (gr)", "gr", "1 ÷ 7000 lb"],
  oz: ["Ounces (oz)", "oz", "1 ÷ 16 lb", "ounces?"],
  lb: ["Pounds (lb)", "lb", "0.45359237 kg", "pounds?|lbs"],
  st: ["Stone (st)", "st", "14 lb", "stones?"],
  us_cwt: ["US hundredweight (100 lb)", "US cwt", "100 lb"],
  uk_cwt: ["Imperial hundredweight (112 lb)", "UK cwt", "112 lb"],
  us_ton: ["US short tons (2,000 lb)", "US ton", "2000 lb", "short tons?|us tons?|tons?"],
  uk_ton: ["Imperial long tons (2,240 lb)", "UK ton", "2240 lb", "long tons?"],
  ozt: ["Troy ounces (ozt)", "ozt", "480 gr", "troy ounces?|troy oz"],
  ct: ["Carats (ct)", "ct", "0.2 g", "carats?"],
});

/** Those that forms take. */
export const MASS = /* @__PURE__ */ (({ kg, g, lb, oz, st }) => ({ kg, g, lb, oz, st }))(MASSES);
