import { GNU_UNITS, NIST_811_B8 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type energyUnits from "./energy-units.ts";

export default [
  {
    title: "University of Exeter, Energy conversion factors for heat and power",
    url: "http://people.exeter.ac.uk/TWDavies/energy_conversion/energy%20conversion%20factors%20for%20heat%20and%20power.htm",
    read: "2026-11-26",
    place: "heat and other energy",
    always: { value: 1 },
    rows: [
      ["toe in kWh", { from: "toe", to: "kWh" }, { result: "11630" }],
      ["toe in therms of 100,000 Btu", { from: "toe", to: "therm_ec" }, { result: "396.8" }],
      ["toe in GJ", { from: "toe", to: "GJ" }, { result: "41.87" }],
      ["therm in kWh", { from: "therm_ec", to: "kWh" }, { result: "29.31" }],
    ],
  },
  {
    title: "Calculatorology, Calories to kJ",
    url: "https://www.calculatorology.com/calories-to-kj-conversion/",
    read: "2026-11-26",
    rows: [
      ["food calories", { value: 250, from: "kcal", to: "kJ" }, { result: "1046" }],
      ["thermochemical calories", { value: 250, from: "cal", to: "kJ" }, { result: "1.046" }],
    ],
  },
  {
    ...NIST_811_B8,
    read: "2026-11-26",
    by: "law",
    place: "appendix B.8",
    always: { value: 1, to: "J" },
    rows: [
      ["British thermal unit, International Table", { from: "btu" }, { result: "1055.056" }],
      ["British thermal unit, thermochemical", { from: "btu_th" }, { result: "1054.350" }],
      ["calorie, International Table", { from: "cal_it" }, { result: "4.1868" }],
      ["calorie, thermochemical", { from: "cal" }, { result: "4.184" }],
      ["foot pound-force", { from: "ftlb" }, { result: "1.355818" }],
      ["kilowatt hour", { from: "kWh" }, { result: "3600000" }],
      ["therm (US)", { from: "therm_us" }, { result: "105480400" }],
      ["ton of TNT", { from: "tnt" }, { result: "4184000000" }],
      ["erg", { from: "erg" }, { result: "0.0000001" }],
    ],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-26",
    by: "software",
    place: "units -t -o %.15g",
    rows: [
      ["'horsepower hour' kWh", { value: 1, from: "hph", to: "kWh" }, { result: "0.74569987158227" }],
      ["btu J", { value: 1, from: "btu", to: "J" }, { result: "1055.05585262" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1 ÷ 0.0000000000000000001602176634 = 6241509074460762607.776…",
        { value: 1, from: "J", to: "eV" },
        { result: "6241509074460762608" },
        { edge: "The smallest unit: a joule of electronvolts" },
      ],
      [
        "9 × 1054.350264488… = 4.184 × 453.59237 × 5",
        { value: 9, from: "btu_th", to: "J" },
        { result: "9489.15238040000" },
        { edge: "A thermochemical Btu is a fraction of a joule without end; nine of them are not" },
      ],
    ],
  },
] satisfies Vectors<typeof energyUnits>;
