import type { Asks } from "#engine";

const WIRES = {
  awg14: "(14 awg|14 gauge|#14)",
  awg12: "(12 awg|12 gauge|#12)",
  awg10: "(10 awg|10 gauge|#10)",
  awg8: "(8 awg|8 gauge|#8)",
  awg6: "(6 awg|6 gauge|#6)",
};
const LOAD = "(at|with|for|and|carrying)? {current:plain} (a|amps) (at|on|and|,)? {voltage:plain} (v|volts)";
const UNITS = { circuit: "two", length_unit: "ft", voltage_unit: "V", current_unit: "A" };

const asks: Asks = [
  ...Object.entries(WIRES).map(([wire, names]) => ({
    example: `voltage drop over 100 ft of ${wire.slice(3)} gauge at 10 amps 120 volts`,
    says: [
      `(wire|cable)? voltage drop (over|on|in|for|of)? {length:plain} (ft|feet) (of)? ${names} (wire|copper|copper wire)? ${LOAD}`,
      `(wire|cable)? voltage drop (over|on|in|for|of)? ${names} (wire|copper|copper wire)? {length:plain} (ft|feet) ${LOAD}`,
      `(wire|cable)? voltage drop (over|on|in|for|of)? ${names} (wire|copper|copper wire)? {current:plain} (a|amps) {length:plain} (ft|feet) {voltage:plain} (v|volts)`,
    ],
    inputs: { ...UNITS, find: "drop", wire },
    assumed: { "": "copper at 75 °C, DC or single-phase" },
  })),
  {
    example: "what wire size for 20 amps 120 volts 150 feet",
    says: [
      "(what|which)? (size wire|wire size|wire gauge|gauge wire) (do i need)? (for)? {current:plain} (a|amps) (at|and|,)? {voltage:plain} (v|volts) (at|over|and|,)? {length:plain} (ft|feet) (run|away)?",
    ],
    inputs: { ...UNITS, find: "size", sizes: "awg" },
    assumed: { "": "a drop of 3%, copper at 75 °C, DC or single-phase" },
  },
];

export default asks;
