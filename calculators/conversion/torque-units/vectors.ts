import { GNU_UNITS, NIST_811_B8 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type torqueUnits from "./torque-units.ts";

export default [
  {
    ...NIST_811_B8,
    read: "2026-11-27",
    by: "quoted",
    place: "appendix B.8, as the R package NISTunits has it",
    always: { value: 1, to: "Nm" },
    rows: [
      ["pound-force foot (lbf · ft)", { from: "lbf_ft" }, { result: "1.355818" }],
      ["pound-force inch (lbf · in)", { from: "lbf_in" }, { result: "0.1129848" }],
      ["ounce (avoirdupois)-force inch (ozf · in)", { from: "ozf_in" }, { result: "0.007061552" }],
      ["kilogram-force meter (kgf · m)", { from: "kgf_m" }, { result: "9.80665" }],
      ["dyne centimeter (dyn · cm)", { from: "dyn_cm" }, { result: "0.0000001" }],
    ],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-27",
    by: "software",
    place: "units -t -o %.15g",
    rows: [
      ["'lbf ft' 'N m'", { value: 1, from: "lbf_ft", to: "Nm" }, { result: "1.3558179483314" }],
      ["'kgf m' 'lbf ft'", { value: 1, from: "kgf_m", to: "lbf_ft" }, { result: "7.23301385120989" }, { edge: "A quotient without end" }],
      ["'lbf in' 'N m'", { value: 1, from: "lbf_in", to: "Nm" }, { result: "0.112984829027617" }],
    ],
  },
  {
    title: "Complete Tools, Torque Converter",
    url: "https://complete.tools/torque-conversion",
    read: "2026-11-27",
    rows: [
      ["example 1, 50 Nm", { value: 50, from: "Nm", to: "lbf_ft" }, { result: "36.88" }],
      ["example 2, 120 ft-lb", { value: 120, from: "lbf_ft", to: "Nm" }, { result: "162.70" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["12 ÷ 12 = 1", { value: 12, from: "lbf_in", to: "lbf_ft" }, { result: "1" }, { edge: "A twelfth has no end, twelve of them do" }],
      ["16 ÷ 16 = 1", { value: 16, from: "ozf_in", to: "lbf_in" }, { result: "1" }],
      ["10 × 0.0980665 = 0.980665", { value: 10, from: "kgf_cm", to: "Nm" }, { result: "0.980665" }],
    ],
  },
] satisfies Vectors<typeof torqueUnits>;
