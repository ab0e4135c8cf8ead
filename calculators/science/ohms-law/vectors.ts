import type { Vectors } from "#engine";
import type ohmsLaw from "./ohms-law.ts";

export default [
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/20-2-ohms-law-resistance-and-simple-circuits",
    read: "2026-11-22",
    place: "section 20.2, Ohm's Law: Resistance and Simple Circuits",
    rows: [
      ["example 20.4", { given: "voltage_current", voltage: 12, current: 2.5 }, { resistance: "4.80" }],
      ["problem on the bulb of a flashlight", { given: "voltage_resistance", voltage: 3, resistance: 3.6 }, { current: "0.833" }],
    ],
  },
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/20-4-electric-power-and-energy",
    read: "2026-11-22",
    place: "section 20.4, Electric Power and Energy",
    rows: [
      ["example 20.7", { given: "voltage_current", voltage: 12, current: 2.5 }, { power: "30.0" }],
      ["example 20.7", { given: "voltage_resistance", voltage: 12, resistance: 0.35 }, { power: "411" }],
      ["example 20.7", { given: "resistance_power", resistance: 0.35, power: 411 }, { current: "34.3" }],
    ],
  },
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/21-1-resistors-in-series-and-parallel",
    read: "2026-11-22",
    place: "section 21.1, Resistors in Series and Parallel",
    rows: [
      ["example 21.1", { given: "voltage_resistance", voltage: 12, resistance: 20 }, { current: "0.600", power: "7.20" }],
      ["example 21.1", { given: "current_resistance", current: 0.6, resistance: 13 }, { voltage: "7.80", power: "4.68" }],
      ["example 21.2", { given: "voltage_resistance", voltage: 12, resistance: 13 }, { current: "0.92", power: "11.1" }],
    ],
  },
  {
    title: "OpenStax, University Physics Volume 2",
    url: "https://openstax.org/books/university-physics-volume-2/pages/9-5-electrical-energy-and-power",
    read: "2026-11-22",
    place: "section 9.5, Electrical Energy and Power",
    rows: [
      ["example 9.9", { given: "voltage_current", voltage: 115, current: 20 }, { power: "2300.00" }],
      ["example 9.9", { given: "current_power", current: 20, power: "666.67" }, { resistance: "1.67" }],
      [
        "problem on the power dissipated by a resistor of 100 ohms",
        { given: "resistance_power", resistance: 100, power: 2 },
        { current: "0.14", voltage: "14" },
      ],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "2300 ÷ 230 = 10 A; 230 × 230 ÷ 2300 = 23 ohms",
        { given: "voltage_power", voltage: 230, power: 2.3, power_unit: "kW" },
        { current: "10", resistance: "23", "prefixes.2.milli": "10000" },
        { given: "A kettle of 2.3 kW at 230 V" },
      ],
      [
        "0 ÷ 5 = 0 V; 0 ÷ (5 × 5) = 0 ohms",
        { given: "current_power", current: 5, power: 0 },
        { voltage: "0", resistance: "0" },
        { edge: "A current without power: a wire that has no resistance" },
      ],
      [
        "0 ÷ 5 = 0 A; 0 × 0 ÷ 5 = 0 W",
        { given: "voltage_resistance", voltage: 0, resistance: 5 },
        { current: "0", power: "0" },
        { edge: "No voltage across 5 ohms: no current and no power" },
      ],
    ],
  },
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/20-problems-exercises",
    read: "2026-11-24",
    place: "chapter 20, Problems & Exercises",
    always: { given: "current_resistance", current: "5.00" },
    rows: [
      ["extension cords of 0.0600 Ω, sections 20.2 and 20.4", { resistance: "0.0600" }, { voltage: "0.300", power: "1.50" }],
      ["extension cords of 0.300 Ω, sections 20.2 and 20.4", { resistance: "0.300" }, { voltage: "1.50", power: "7.50" }],
    ],
  },
] satisfies Vectors<typeof ohmsLaw>;
