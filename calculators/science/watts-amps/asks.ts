import type { Asks } from "#engine";

const THREE = "(three phase|3 phase|three-phase|3-phase)";
const AT = "(at|on|with|and|from)?";
const UNITS = [
  ["kW", "(kw|kilowatts?)"],
  ["hp", "(hp|horsepower)"],
] as const;

const asks: Asks = [
  ...UNITS.flatMap(([power_unit, names]) => [
    {
      example: `how many amps is 10 ${power_unit} at 480 volts three phase`,
      says: [
        `(how many)? amps (is|are|for|from|does)? (a)? {power:plain} ${names} (motor)? (draw|use)? ${AT} {voltage:plain} (v|volts) ,?(three phase|3 phase|three-phase|3-phase)`,
        `(how many)? amps (is|are|for|from|does)? (a)? {power:plain} ${names} (three phase|3 phase|three-phase|3-phase) (motor)? (draw|use)? ${AT} {voltage:plain} (v|volts)`,
      ],
      inputs: { find: "current", system: "three", power_unit, voltage_unit: "V" },
      assumed: { "": "a power factor of 1" },
    },
    {
      example: `how many amps is 5 ${power_unit} at 240 volts`,
      says: [
        `(how many)? amps (is|are|for|from|does)? (a)? {power:plain} ${names} (motor)? (draw|use)? ${AT} {voltage:plain} (v|volts)`,
        `{power:plain} ${names} ${AT} {voltage:plain} (v|volts) (in|to) amps`,
      ],
      inputs: { find: "current", system: "single", power_unit, voltage_unit: "V" },
      assumed: { "": "single-phase, a power factor of 1" },
    },
  ]),
  {
    example: "watts to amps 1500 w at 120 v",
    says: [`watts to amps {power:plain} (w|watts) ${AT} {voltage:plain} (v|volts)`],
    inputs: { find: "current", system: "single", power_unit: "W", voltage_unit: "V" },
    assumed: { "": "single-phase, a power factor of 1" },
  },
  {
    example: "25 kva to amps at 240 volts",
    says: [
      `{apparent:plain} kva (in|to) amps ${AT} {voltage:plain} (v|volts)`,
      `(how many)? amps (is|are|for|from)? {apparent:plain} kva ${AT} {voltage:plain} (v|volts)`,
    ],
    inputs: { find: "current_va", system: "single", apparent_unit: "kVA", voltage_unit: "V" },
    assumed: { "": "single-phase" },
  },
  {
    example: "75 kva to amps at 480 volts three phase",
    says: [
      `{apparent:plain} kva (in|to) amps ${AT} {voltage:plain} (v|volts) ${THREE}`,
      `(how many)? amps (is|are|for|from)? {apparent:plain} kva ${THREE}? ${AT} {voltage:plain} (v|volts) ${THREE}`,
    ],
    inputs: { find: "current_va", system: "three", apparent_unit: "kVA", voltage_unit: "V" },
  },
];

export default asks;
