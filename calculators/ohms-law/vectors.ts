import type { Vectors } from "#engine";
import type ohmsLaw from "./ohms-law.ts";

const POWER_AND_ENERGY = {
  title: "OpenStax, College Physics 2e, section 20.4, Electric Power and Energy, example 20.7",
  url: "https://openstax.org/books/college-physics-2e/pages/20-4-electric-power-and-energy",
};
const ELECTRONICS_TEACHER = {
  title: "Electronicsteacher, Calculating electric power",
  url: "https://electronicsteacher.com/direct-current/ohm-law/calculating-electric-power.php",
};

export default [
  {
    given: "A car headlight takes 2.50 A at 12.0 V",
    inputs: { given: "voltage_current", voltage: 12, current: 2.5 },
    expected: { resistance: "4.80" },
    by: "published",
    source: {
      title: "OpenStax, College Physics 2e, section 20.2, Ohm's Law: Resistance and Simple Circuits, example 20.4",
      url: "https://openstax.org/books/college-physics-2e/pages/20-2-ohms-law-resistance-and-simple-circuits",
    },
  },
  {
    given: "The same headlight in milliamperes, and its power",
    inputs: { given: "voltage_current", voltage: 12, current: 2500, current_unit: "mA" },
    expected: { power: "30.0" },
    by: "published",
    source: POWER_AND_ENERGY,
  },
  {
    given: "The cold headlight, of 0.350 ohms at 12.0 V",
    inputs: { given: "voltage_resistance", voltage: 12, resistance: 0.35 },
    expected: { power: "411", current: "34.3" },
    by: "published",
    source: POWER_AND_ENERGY,
  },
  {
    given: "Current from 411 W in 0.350 ohms",
    inputs: { given: "resistance_power", resistance: 0.35, power: 411 },
    expected: { current: "34.3" },
    by: "published",
    source: POWER_AND_ENERGY,
  },
  {
    given: "A lamp of 3 ohms at 18 V",
    inputs: { given: "voltage_resistance", voltage: 18, resistance: 3 },
    expected: { power: "108", current: "6" },
    by: "published",
    source: ELECTRONICS_TEACHER,
  },
  {
    given: "Twice the voltage is twice the current: 3 ohms at 36 V",
    inputs: { given: "voltage_resistance", voltage: 36, resistance: 3 },
    expected: { current: "12" },
    by: "published",
    source: ELECTRONICS_TEACHER,
  },
  {
    given: "1, 6 and 13 ohms in a row are 20, and take 0.600 A at 12.0 V",
    inputs: { given: "voltage_resistance", voltage: 12, resistance: 20 },
    expected: { current: "0.600" },
    by: "published",
    source: {
      title: "OpenStax, College Physics 2e, section 21.1, Resistors in Series and Parallel, example 21.1",
      url: "https://openstax.org/books/college-physics-2e/pages/21-1-resistors-in-series-and-parallel",
    },
  },
  {
    given: "A kettle of 2.3 kW at 230 V",
    inputs: { given: "voltage_power", voltage: 230, power: 2.3, power_unit: "kW" },
    expected: { current: "10", resistance: "23", "prefixes.2.milli": "10000" },
    by: "hand",
    source: { title: "2300 ÷ 230 = 10 A; 230 × 230 ÷ 2300 = 23 ohms" },
  },
  {
    given: "20 mA in 4.7 kilohms",
    inputs: { given: "current_resistance", current: 20, current_unit: "mA", resistance: 4.7, resistance_unit: "kohm" },
    expected: { voltage: "94", power: "1.88" },
    by: "hand",
    source: { title: "0.02 × 4700 = 94 V; 0.02 × 0.02 × 4700 = 1.88 W" },
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
] satisfies Vectors<typeof ohmsLaw>;
