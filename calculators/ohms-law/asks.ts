import type { Asks } from "#engine";

const asks: Asks = [
  {
    example: "watts at 120 volts 10 amps",
    says: ["(how many)? watts (is|are|at|of|from|for)? {voltage:plain} (v|volts) (and|at)? {current:plain} (a|amps)"],
    inputs: { given: "voltage_current", voltage_unit: "V", current_unit: "A" },
    answer: "power",
  },
  {
    example: "how many amps is 1500 watts at 120 volts",
    says: ["(how many)? amps (is|are|for|at)? {power:number} (w|watts) (at|and)? {voltage:number} (v|volts)"],
    inputs: { given: "voltage_power", voltage_unit: "V", power_unit: "W" },
    answer: "current",
  },
];

export default asks;
