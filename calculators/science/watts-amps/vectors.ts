import type { Vectors } from "#engine";
import type wattsAmps from "./watts-amps.ts";

const LESSONS = {
  title: "Kuphaldt, Lessons in Electric Circuits, volume II, AC",
  url: "https://github.com/FauxFaux/lessons-in-electric-circuits/tree/master/AC/src",
  read: "2026-11-27",
} as const;
const THREE_LOADS = { power: 30, power_unit: "kW", voltage: 120 } as const;

export default [
  {
    ...LESSONS,
    place: "chapter 11, Power factor",
    rows: [
      ["240 watts from 120 volts", { system: "single", power: 240, voltage: 120 }, { current: "2" }],
      [
        "practical power factor correction, 1.5 kW at 240 volts and 9.615 amps",
        { find: "power_factor", power: 1500, voltage: 240, current: 9.615 },
        { apparent: "2308", reactive: "1754" },
      ],
      ["the same after correction", { find: "current_va", apparent: 1.50009, apparent_unit: "kVA", voltage: 240 }, { current: "6.25" }],
    ],
  },
  {
    ...LESSONS,
    place: "chapter 10, Polyphase AC circuits",
    rows: [
      ["wiring for 20 kW at 120 volts, 167 A", { power: 20, power_unit: "kW", voltage: 120 }, { current: "167" }],
      ["three loads of 10 kW, star, 120 volts to neutral", { system: "neutral", ...THREE_LOADS }, { current: "83.33" }],
      ["three loads of 10 kW, delta, 120 volts between lines", { system: "three", ...THREE_LOADS }, { current: "144.34" }],
    ],
  },
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/20-4-electric-power-and-energy",
    read: "2026-11-27",
    place: "section 20.4, Electric Power and Energy",
    rows: [["outlet of a car", { find: "power", system: "dc", voltage: 12, current: 20 }, { watts: "240" }]],
  },
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/20-5-alternating-current-versus-direct-current",
    read: "2026-11-27",
    place: "section 20.5, Alternating Current versus Direct Current",
    always: { power: 100, power_unit: "MW", voltage_unit: "kV" },
    rows: [
      ["example on losses at 200 kV, 500 A", { voltage: 200 }, { current: "500" }],
      ["the same at 25 kV, 4000 A", { voltage: 25 }, { current: "4000" }],
    ],
  },
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/23-12-rlc-series-ac-circuits",
    read: "2026-11-27",
    place: "section 23.12, RLC Series AC Circuits",
    rows: [["example on power factor and power", { find: "power", voltage: 120, current: 0.226, power_factor: 0.0753 }, { watts: "2.04" }]],
  },
  {
    by: "quoted",
    title: "The Engineering ToolBox, Three-Phase Power Equations",
    url: "https://www.engineeringtoolbox.com/three-phase-electrical-d_888.html",
    read: "2026-11-27",
    always: { find: "power", system: "three", current: 20 },
    rows: [
      ["20 amps at 400/230 volts, 13856 W", { voltage: 400 }, { watts: "13856" }],
      ["20 amps at 415 volts, 14.4 kW", { voltage: 415 }, { kilowatts: "14.4" }],
    ],
  },
  {
    title: "NISTunits for R, after NIST Special Publication 811, appendix B.8",
    url: "https://github.com/cran/NISTunits/blob/master/R/NISTfactors.R",
    read: "2026-11-27",
    by: "software",
    rows: [
      ["NISThorsepowerTOwatt, 745.6999", { find: "voltage", system: "dc", power: 1, power_unit: "hp", current: 1 }, { voltage: "745.6999", horsepower: "1" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "10 hp × 745.69987 = 7456.9987 W; ÷ 90% = 8285.554 W; ÷ 0.85 = 9747.711 VA; ÷ (√3 × 460) = 12.2345 A",
        { system: "three", power: 10, power_unit: "hp", voltage: 460, power_factor: 0.85, efficiency: 90 },
        { current: "12.23", watts: "11.111", apparent: "9747.71" },
        { given: "A motor of 10 hp at 460 volts" },
      ],
      [
        "120 × 12.5 = 1,500 W exactly, so the factor is 1 and √(1500² - 1500²) = 0",
        { find: "power_factor", power: 1500, voltage: 120, current: 12.5 },
        { power_factor: "1", reactive: "0" },
        { edge: "A power factor of exactly 1" },
      ],
      ["0 ÷ 120 = 0 A", { power: 0, voltage: 120 }, { current: "0", reactive: "0" }, { edge: "No power draws no current" }],
    ],
  },
] satisfies Vectors<typeof wattsAmps>;
