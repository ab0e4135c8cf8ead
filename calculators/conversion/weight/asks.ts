import type { Asks } from "#engine";

const asks: Asks = [
  {
    converts: {
      ug: "micrograms?",
      mg: "milligram(me)?s?",
      g: "gram(me)?s?",
      kg: "kilos?|kilogram(me)?s?|kgs",
      t: "tonnes?|metric tons?",
      oz: "ounces?",
      lb: "pounds?|lbs",
      st: "stones?",
      ozt: "troy ounces?|troy oz",
      us_ton: "short tons?|us tons?|tons?",
      uk_ton: "long tons?",
      ct: "carats?",
    },
  },
];

export default asks;
