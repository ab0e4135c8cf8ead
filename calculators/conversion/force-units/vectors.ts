import { GNU_UNITS, NIST_811_B8 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type forceUnits from "./force-units.ts";

export default [
  {
    ...NIST_811_B8,
    read: "2026-11-27",
    by: "quoted",
    place: "appendix B.8, as the R package NISTunits has it",
    always: { value: 1, to: "N" },
    rows: [
      ["pound-force (lbf)", { from: "lbf" }, { result: "4.448222" }],
      ["kilogram-force (kgf)", { from: "kgf" }, { result: "9.80665" }],
      ["dyne (dyn)", { from: "dyn" }, { result: "0.00001" }],
      ["kip", { from: "kip" }, { result: "4448.222" }],
      ["ounce (avoirdupois)-force (ozf)", { from: "ozf" }, { result: "0.2780139" }],
      ["poundal", { from: "pdl" }, { result: "0.138255" }],
      ["ton-force (2000 lbf)", { from: "ton" }, { result: "8896.443" }],
    ],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-27",
    by: "software",
    place: "units -t -o %.15g",
    rows: [
      ["lbf N", { value: 1, from: "lbf", to: "N" }, { result: "4.4482216152605" }],
      ["poundal N", { value: 1, from: "pdl", to: "N" }, { result: "0.138254954376" }],
      ["kgf lbf", { value: 1, from: "kgf", to: "lbf" }, { result: "2.20462262184878" }, { edge: "A quotient without end" }],
      ["N lbf", { value: 1, from: "N", to: "lbf" }, { result: "0.2248089430997" }],
    ],
  },
  {
    title: "Unit Convert, Convert Pound-force to Newton",
    url: "https://unitconvertapp.net/force-converter/pound-force-to-newton",
    read: "2026-11-27",
    always: { from: "lbf", to: "N" },
    rows: [
      ["example 1", { value: 25 }, { result: "111.20554" }],
      ["example 2", { value: 85 }, { result: "378.098837" }],
      ["example 5", { value: 160 }, { result: "711.715458" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["0 × 9.80665 = 0", { value: 0, from: "kgf", to: "N" }, { result: "0" }, { edge: "No force" }],
      ["2,240 × 1 = 2,240", { value: 1, from: "long_ton", to: "lbf" }, { result: "2240" }],
      ["100 × 9.80665 = 980.665", { value: 100, from: "kgf", to: "N" }, { result: "980.665" }],
    ],
  },
] satisfies Vectors<typeof forceUnits>;
