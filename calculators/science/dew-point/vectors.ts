import type { Vectors } from "#engine";
import type dewPoint from "./dew-point.ts";

const AIR = { find: "dew_point", scale: "celsius" } as const;

export default [
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/13-6-humidity-evaporation-and-boiling",
    read: "2026-11-27",
    place: "section 13.6, table of saturation vapor densities",
    always: { ...AIR, humidity: 100 },
    rows: [
      ["-10 °C", { temperature: -10 }, { absolute: "2.36" }],
      ["15 °C", { temperature: 15 }, { absolute: "12.8" }],
      ["25 °C, with 3170 Pa", { temperature: 25 }, { absolute: "23.0", saturation: "31.7" }],
    ],
  },
  {
    title: "MetPy, tests of its thermodynamic calculations with Bolton's constants",
    url: "https://github.com/Unidata/MetPy/blob/59cc77c8d4d528a68fea2d579dfde83642a8a0f3/metpy/calc/tests/test_thermo.py",
    read: "2026-11-27",
    by: "software",
    always: AIR,
    rows: [
      ["test_basic_dewpoint_rh, 30 °C and 30%", { temperature: 30, humidity: 30 }, { dew_celsius: "11" }],
      ["test_basic_dewpoint_rh, 10 °C and 55%", { temperature: 10, humidity: 55 }, { dew_celsius: "1" }],
      ["test_basic_dewpoint_rh, 25 °C and 85%", { temperature: 25, humidity: 85 }, { dew_celsius: "22" }],
      ["test_sat_vapor_pressure, 18 °C", { temperature: 18, humidity: 50 }, { saturation: "20.63" }],
      ["test_sat_vapor_pressure_scalar, 0 °C", { temperature: 0, humidity: 50 }, { saturation: "6.112" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "At 100% the air is at its dew point: ln(100 ÷ 100) = 0; 20 × 1.8 + 32 = 68",
        { ...AIR, temperature: 20, humidity: 100 },
        { dew_celsius: "20", dew_fahrenheit: "68" },
        { edge: "Saturated air" },
      ],
      [
        "100 × e^(0 - 0) = 100",
        { find: "humidity", scale: "celsius", temperature: 0, dew_point: 0 },
        { humidity: "100", vapor: "6.11" },
        { edge: "Freezing air at its dew point" },
      ],
      [
        "γ = ln 0.5 + 17.27 × 20 ÷ 257.3 = 0.649254; 237.3 × γ ÷ (17.27 - γ) = 9.27",
        { ...AIR, temperature: 20, humidity: 50, constants: "tetens" },
        { dew_celsius: "9.3" },
      ],
    ],
  },
] satisfies Vectors<typeof dewPoint>;
