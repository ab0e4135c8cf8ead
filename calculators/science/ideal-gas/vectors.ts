import type { Vectors } from "#engine";
import type idealGas from "./ideal-gas.ts";

export default [
  {
    title: "OpenStax, Chemistry 2e",
    url: "https://openstax.org/books/chemistry-2e/pages/9-2-relating-pressure-volume-amount-and-temperature-the-ideal-gas-law",
    read: "2026-11-27",
    place: "section 9.2, The Ideal Gas Law",
    rows: [
      ["exercise on the weather balloon", { amount: 8.8, pressure: 0.992, temperature: 25 }, { volume: "217" }],
      ["exercise on boron trifluoride", { find: "amount", pressure: 1.22, volume: 4.341, temperature: 788, scale: "kelvin" }, { amount: "0.08190" }],
      [
        "example on the scuba tank",
        { find: "final_volume", pressure: 153, volume: 13.2, temperature: 27, final_pressure: 3.13, final_temperature: 37 },
        { final_volume: "667" },
      ],
      [
        "check on ammonia",
        { find: "final_volume", pressure: 0.85, volume: 0.25, temperature: 27, final_pressure: 1, final_temperature: 0 },
        { final_volume: "0.193" },
      ],
      [
        "check on oxygen by Charles's law",
        {
          find: "final_volume",
          pressure: 452,
          pressure_unit: "torr",
          volume: 32.2,
          volume_unit: "ml",
          temperature: 30,
          final_pressure: 452,
          final_pressure_unit: "torr",
          final_temperature: -70,
        },
        { final_volume: "21.6" },
      ],
      [
        "check on nitrogen by Amontons's law",
        {
          find: "final_pressure",
          pressure: 600,
          pressure_unit: "torr",
          volume: 45,
          volume_unit: "ml",
          temperature: 300,
          scale: "kelvin",
          final_volume: 45,
          final_volume_unit: "ml",
          final_temperature: 200,
        },
        { final_pressure: "400" },
      ],
    ],
  },
  {
    title: "OpenStax, College Physics 2e",
    url: "https://openstax.org/books/college-physics-2e/pages/13-3-the-ideal-gas-law",
    read: "2026-11-27",
    place: "section 13.3, The Ideal Gas Law",
    rows: [
      [
        "example on the bike tire",
        { find: "amount", pressure: 700, pressure_unit: "kPa", volume: 2, temperature: 18 },
        { amount: "0.579" },
        { differs: "The book takes 8.31 for the gas constant and 291 K. With all their digits, it is 0.578." },
      ],
      ["exercise on the air in the lungs", { find: "amount", pressure: 1, volume: 2, temperature: 37 }, { amount: "0.0786" }],
    ],
  },
  {
    title: "Majmaah University, Molar volume of a gas",
    url: "https://faculty.mu.edu.sa/smohamed/Molar%20volume%20of%20a%20gas",
    read: "2026-11-27",
    place: "molar volumes at reference conditions",
    rows: [
      ["0 °C and 101.325 kPa", { amount: 1, pressure: 101.325, pressure_unit: "kPa", temperature: 0 }, { volume: "22.414", molar_volume: "22.414" }],
      ["0 °C and 100 kPa", { amount: 1, pressure: 100, pressure_unit: "kPa", temperature: 0 }, { volume: "22.711" }],
      ["25 °C and 100 kPa", { amount: 1, pressure: 100, pressure_unit: "kPa", temperature: 25 }, { volume: "24.790" }],
    ],
  },
  {
    by: "hand",
    rows: [
      [
        "1 mol × 8.31446261815324 × 1 K ÷ 1 m³ = 8.31446261815324 Pa",
        { find: "pressure", amount: 1, volume: 1, volume_unit: "m3", temperature: 1, scale: "kelvin" },
        { kilopascals: "0.00831446262", kelvin: "1" },
        { edge: "Each figure is 1: the gas constant itself" },
      ],
      [
        "2 × 3 ÷ (1 × 1) × 100 K = 600 K",
        { find: "final_temperature", pressure: 1, volume: 1, temperature: 100, scale: "kelvin", final_pressure: 2, final_volume: 3 },
        { final_kelvin: "600", final_celsius: "326.85", final_fahrenheit: "620.33" },
        { edge: "In kelvins, pressure and volume are multiplied" },
      ],
      [
        "101325 Pa × 0.0224 m³ ÷ (1 mol × 8.31446261815324) = 272.98 K, which is -0.17 °C",
        { find: "temperature", amount: 1, pressure: 1, volume: 22.4 },
        { kelvin: "272.98", celsius: "-0.17" },
      ],
    ],
  },
] satisfies Vectors<typeof idealGas>;
