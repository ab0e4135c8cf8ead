import { GNU_UNITS, NIST_811_B8 } from "#calculators/sources";
import type { Vectors } from "#engine";
import type pressureUnits from "./pressure-units.ts";

export default [
  {
    title: "ChemTeam, Converting between units of pressure",
    url: "https://www.chemteam.info/GasLaw/PressureConversions.html",
    read: "2026-11-26",
    rows: [
      ["example 2", { value: 745, from: "mmHg", to: "atm" }, { result: "0.980" }],
      ["example 3", { value: 0.955, from: "atm", to: "kPa" }, { result: "96.8" }],
      ["example 4", { value: 98.35, from: "kPa", to: "atm" }, { result: "0.9706" }],
    ],
  },
  {
    title: "Fitzpatrick, Classical Mechanics, worked example 1.2",
    url: "http://farside.ph.utexas.edu/teaching/301/lectures/node10.html",
    read: "2026-11-26",
    rows: [["tire pressure, in 100,000 N/m²", { value: 28, from: "psi", to: "bar" }, { result: "1.93" }]],
  },
  {
    ...NIST_811_B8,
    read: "2026-11-26",
    by: "law",
    place: "appendix B.8",
    always: { value: 1, to: "Pa" },
    rows: [
      ["pound-force per square inch (psi)", { from: "psi" }, { result: "6894.757" }],
      ["atmosphere, standard", { from: "atm" }, { result: "101325" }],
      ["atmosphere, technical", { from: "at" }, { result: "98066.5" }],
      ["torr", { from: "torr" }, { result: "133.3224" }, { edge: "A torr is a fraction of a pascal without end" }],
      ["millimeter of mercury, conventional", { from: "mmHg" }, { result: "133.3224" }],
      ["inch of mercury, conventional", { from: "inHg" }, { result: "3386.389" }],
      ["inch of water, conventional", { from: "inH2O" }, { result: "249.0889" }],
      ["foot of water, conventional", { from: "ftH2O" }, { result: "2989.067" }],
      ["kip per square inch (ksi)", { from: "ksi" }, { result: "6894757" }],
    ],
  },
  {
    ...GNU_UNITS,
    read: "2026-11-26",
    by: "software",
    place: "units -t -o %.15g",
    rows: [
      ["atm psi", { value: 1, from: "atm", to: "psi" }, { result: "14.695948775513" }],
      ["'kgf/cm^2' psi", { value: 1, from: "at", to: "psi" }, { result: "14.2233433071196" }],
      ["'lbf/ft^2' Pa", { value: 1, from: "psf", to: "Pa" }, { result: "47.8802589803358" }],
    ],
  },
  {
    by: "hand",
    rows: [
      ["144 ÷ 12 ÷ 12 = 1", { value: 144, from: "psf", to: "psi" }, { result: "1" }],
      [
        "101,325 ÷ 760 × 760 = 101,325",
        { value: 760, from: "torr", to: "Pa" },
        { result: "101325.000000000" },
        { edge: "A torr is a fraction without end; 760 of them are a whole number of pascals" },
      ],
      ["1,013.25 × 100 ÷ 101,325 = 1", { value: 1013.25, from: "hPa", to: "atm" }, { result: "1" }],
    ],
  },
] satisfies Vectors<typeof pressureUnits>;
