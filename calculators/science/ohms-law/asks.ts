import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "watts at 120 volts 10 amps",
    says: [
      "power (of|at|from|for|with)? {voltage:plain} (v|volts) (and|at)? {current:plain} (a|amps)",
      "(how many)? watts (is|are|at|of|from|for)? {voltage:plain} (v|volts) (and|at)? {current:plain} (a|amps)",
      "{voltage:plain} (v|volts) (and|at|x)? {current:plain} (a|amps) (is|in|to)? (how many)? watts",
    ],
    inputs: { given: "voltage_current", voltage_unit: "V", current_unit: "A" },
    answer: "power",
  },
  {
    example: "how many amps is 1500 watts at 120 volts",
    says: [
      "(how many)? amps (is|are|for|at)? {power:number} (w|watts) (at|and)? {voltage:number} (v|volts)",
      "{power:number} (w|watts) (at|and|on)? {voltage:number} (v|volts) (in|to|is)? (how many)? amps",
    ],
    inputs: { given: "voltage_power", voltage_unit: "V", power_unit: "W" },
    answer: "current",
  },
  {
    example: "current with 9 volts and 3 ohms",
    says: [
      "(ohms law|ohm's law) {voltage:plain} (v|volts) (and|across|through|at)? {resistance:plain} (ohm|ohms)",
      "(current|amps) (with|at|from|for|of)? {voltage:plain} (v|volts) (and|across|through|at)? {resistance:plain} (ohm|ohms)",
      "{voltage:plain} (v|volts) (and|across|through|at)? {resistance:plain} (ohm|ohms) (in|to)? (how many)? (current|amps)",
    ],
    inputs: { given: "voltage_resistance", voltage_unit: "V", resistance_unit: "ohm" },
    answer: "current",
  },
];

export default asks;
