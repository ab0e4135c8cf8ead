import type { Vectors } from "#engine";
import type ohmsLaw from "./ohms-law.ts";

const READ = "2026-11-22";
const college = (page: string, place: string) => ({
  title: "OpenStax, College Physics 2e",
  url: `https://openstax.org/books/college-physics-2e/pages/${page}`,
  place,
  read: READ,
});
const POWER = college("20-4-electric-power-and-energy", "section 20.4, Electric Power and Energy, example 20.7");
const RESISTORS = "21-1-resistors-in-series-and-parallel";
const university = (place: string) => ({
  title: "OpenStax, University Physics Volume 2",
  url: "https://openstax.org/books/university-physics-volume-2/pages/9-5-electrical-energy-and-power",
  place: `section 9.5, Electrical Energy and Power, ${place}`,
  read: READ,
});

const collegeExercise = (place: string) => ({
  title: "OpenStax, College Physics 2e",
  url: "https://openstax.org/books/college-physics-2e/pages/20-problems-exercises",
  place: `chapter 20, Problems & Exercises, ${place}`,
  read: "2026-11-24",
});

export default [
  {
    given: "A car headlight takes 2.50 A at 12.0 V",
    inputs: { given: "voltage_current", voltage: 12, current: 2.5 },
    expected: { resistance: "4.80" },
    by: "published",
    source: college(
      "20-2-ohms-law-resistance-and-simple-circuits",
      "section 20.2, Ohm's Law: Resistance and Simple Circuits, example 20.4",
    ),
  },
  {
    given: "The power of the same headlight",
    inputs: { given: "voltage_current", voltage: 12, current: 2.5 },
    expected: { power: "30.0" },
    by: "published",
    source: POWER,
  },
  {
    given: "The cold headlight, of 0.350 ohms at 12.0 V",
    inputs: { given: "voltage_resistance", voltage: 12, resistance: 0.35 },
    expected: { power: "411" },
    by: "published",
    source: POWER,
  },
  {
    given: "Current from 411 W in 0.350 ohms",
    inputs: { given: "resistance_power", resistance: 0.35, power: 411 },
    expected: { current: "34.3" },
    by: "published",
    source: POWER,
  },
  {
    given: "A flashlight of 3.00 V with a bulb of 3.60 ohms",
    inputs: { given: "voltage_resistance", voltage: 3, resistance: 3.6 },
    expected: { current: "0.833" },
    by: "published",
    source: college(
      "20-2-ohms-law-resistance-and-simple-circuits",
      "section 20.2, Ohm's Law: Resistance and Simple Circuits, problem on the bulb of a flashlight",
    ),
  },
  {
    given: "Three resistors in series are 20.0 ohms, and take 0.600 A at 12.0 V",
    inputs: { given: "voltage_resistance", voltage: 12, resistance: 20 },
    expected: { current: "0.600", power: "7.20" },
    by: "published",
    source: college(RESISTORS, "section 21.1, Resistors in Series and Parallel, example 21.1"),
  },
  {
    given: "0.600 A through the resistor of 13.0 ohms",
    inputs: { given: "current_resistance", current: 0.6, resistance: 13 },
    expected: { voltage: "7.80", power: "4.68" },
    by: "published",
    source: college(RESISTORS, "section 21.1, Resistors in Series and Parallel, example 21.1"),
  },
  {
    given: "The same resistor of 13.0 ohms in parallel at 12.0 V",
    inputs: { given: "voltage_resistance", voltage: 12, resistance: 13 },
    expected: { current: "0.92", power: "11.1" },
    by: "published",
    source: college(RESISTORS, "section 21.1, Resistors in Series and Parallel, example 21.2"),
  },
  {
    given: "A winch motor of 20.00 A at 115 V",
    inputs: { given: "voltage_current", voltage: 115, current: 20 },
    expected: { power: "2300.00" },
    by: "published",
    source: university("example 9.9"),
  },
  {
    given: "The part of its resistance that heats: 666.67 W at 20.00 A",
    inputs: { given: "current_power", current: 20, power: "666.67" },
    expected: { resistance: "1.67" },
    by: "published",
    source: university("example 9.9"),
  },
  {
    given: "2.0 W in a resistor of 100 ohms",
    inputs: { given: "resistance_power", resistance: 100, power: 2 },
    expected: { current: "0.14", voltage: "14" },
    by: "published",
    source: university("problem on the power dissipated by a resistor of 100 ohms"),
  },
  {
    given: "A kettle of 2.3 kW at 230 V",
    inputs: { given: "voltage_power", voltage: 230, power: 2.3, power_unit: "kW" },
    expected: { current: "10", resistance: "23", "prefixes.2.milli": "10000" },
    by: "hand",
    source: { title: "2300 ÷ 230 = 10 A; 230 × 230 ÷ 2300 = 23 ohms" },
  },
  {
    given: "A current without power: a wire that has no resistance",
    inputs: { given: "current_power", current: 5, power: 0 },
    expected: { voltage: "0", resistance: "0" },
    by: "hand",
    source: { title: "0 ÷ 5 = 0 V; 0 ÷ (5 × 5) = 0 ohms" },
    edge: true,
  },
  {
    given: "No voltage across 5 ohms: no current and no power",
    inputs: { given: "voltage_resistance", voltage: 0, resistance: 5 },
    expected: { current: "0", power: "0" },
    by: "hand",
    source: { title: "0 ÷ 5 = 0 A; 0 × 0 ÷ 5 = 0 W" },
    edge: true,
  },
  ...(
    [
      [
        "A drop in an extension cord: 5.00 A through 0.0600 ohms",
        { given: "current_resistance", current: "5.00", resistance: "0.0600" },
        { voltage: "0.300", power: "1.50" },
        "extension cords of 0.0600 Ω, sections 20.2 and 20.4",
      ],
      [
        "A drop in a cheaper cord: 5.00 A through 0.300 ohms",
        { given: "current_resistance", current: "5.00", resistance: "0.300" },
        { voltage: "1.50", power: "7.50" },
        "extension cords of 0.300 Ω, sections 20.2 and 20.4",
      ],
    ] as const
  ).map(([given, inputs, expected, place]) => ({
    given,
    inputs,
    expected,
    by: "published" as const,
    source: collegeExercise(place),
  })),
] satisfies Vectors<typeof ohmsLaw>;
