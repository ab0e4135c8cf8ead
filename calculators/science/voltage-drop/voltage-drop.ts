import { choice, defineCalculator, noAnswer, number, percent, quantity, table, text } from "#engine";
import { type Decimal, decimal } from "#numbers/decimal";
import { CURRENT, VOLTAGE } from "#numbers/electricity";
import { LENGTH } from "#numbers/units";
import { areaOf, GAUGES, labelOf, type Size, SQUARES, SYSTEMS, systemOf } from "./wire-sizes.ts";

const PLACES = { significant: 6 } as const;

/** What the resistance of one wire counts for: there and back, or √3 times between the lines of three phases. */
const FACTORS = { two: decimal(2), three: decimal(3).sqrt() } as const;
/** Ω·mm² a meter at 20 °C: OpenStax, College Physics 2e, table 20.1. */
const RESISTIVITY = { copper: decimal("0.0172"), aluminum: decimal("0.0265") } as const;

export default defineCalculator({
  name: "Voltage drop calculator",
  summary: "Voltage drop of a wire by AWG or mm², the longest run, or the smallest wire for a limit.",

  inputs: {
    find: choice("Find", { drop: "Voltage drop", length: "Longest run", size: "Smallest wire" }, { default: "drop" }),
    circuit: choice("Circuit", { two: "DC or single-phase AC", three: "Three-phase AC" }, { default: "two" }),
    voltage: quantity("Voltage", VOLTAGE, {
      unit: "V",
      units: { V: [1, 100000], kV: [0.001, 100] },
      example: 120,
      beginsIn: { "en-CA": 120, elsewhere: 230 },
      help: "With three phases, between two lines.",
    }),
    current: quantity("Current", CURRENT, { unit: "A", units: { A: [0.001, 10000], mA: [1, 1e7] }, example: 15 }),
    wire: choice(
      "Wire size",
      { ...GAUGES, ...SQUARES },
      { default: "awg12", beginsIn: { "en-CA": "awg12", elsewhere: "mm2_5" } },
    ),
    sizes: choice(
      "Sizes",
      { awg: "AWG and kcmil", mm2: "mm²" },
      { default: "awg", beginsIn: { "en-CA": "awg", elsewhere: "mm2" } },
    ),
    length: quantity("Length of the run, one way", LENGTH, {
      unit: "ft",
      units: { ft: [0.1, 100000], m: [0.03, 30000] },
      example: 50,
    }),
    limit: percent("Most voltage drop", { min: 0.1, max: 50, default: 3, usual: [3, 5, 10] }),
    material: choice("Wire", { copper: "Copper", aluminum: "Aluminum" }, { default: "copper" }),
    temperature: number("Temperature of the wire", {
      unit: "°C",
      min: -50,
      max: 200,
      default: 75,
      more: true,
      help: "75 °C (167 °F) is a wire at its full load. A wire at room temperature has 20 °C.",
    }),
  },

  outputs: {
    drop: quantity("Voltage drop", VOLTAGE, { as: "voltage", ...PLACES }),
    drop_percent: percent("Drop in percent", { upTo: 2 }),
    end_voltage: quantity("Voltage at the end", VOLTAGE, { as: "voltage", ...PLACES }),
    longest: quantity("Longest run for the limit, one way", LENGTH, { as: "length", ...PLACES }),
    lost: number("Power lost in the wires", { unit: "W", ...PLACES }),
    size: text("Wire size"),
    ohms_per_km: number("Resistance of the wire", { unit: "Ω/km", ...PLACES }),
    ohms_per_kft: number("Resistance in ohms per 1,000 feet", { unit: "Ω/1,000 ft", ...PLACES }),
    area: number("Cross-section", { unit: "mm²", ...PLACES }),
    circular_mils: number("Cross-section in circular mils", PLACES),
    diameter: number("Diameter if solid", { unit: "mm", ...PLACES }),
    by_size: table("Longest run by wire size, one way", {
      size: text("Wire"),
      feet: number("Feet", { significant: 4 }),
      meters: number("Meters", { significant: 4 }),
    }),
  },
  groups: {
    "The drop": ["drop", "drop_percent", "end_voltage", "lost", "longest"],
    "The wire": ["size", "ohms_per_km", "ohms_per_kft", "area", "circular_mils", "diameter"],
  },
  between: {
    factor: number("Factor of the circuit", PLACES),
    losses: number("Factor of the losses", PLACES),
    resistivity: number("Resistivity at 20 °C", PLACES),
    ohm_mm2: number("Resistance of a meter of 1 mm²", PLACES),
    needed: number("Cross-section needed", { unit: "mm²", ...PLACES, optional: true }),
  },
  formula: "drop = 2 × current × resistance of one wire (√3 in place of 2 with three phases)",

  by: {
    ohm_mm2: ["Resistance of a meter of 1 mm², in ohms", "resistivity × (1 + 0.0039 × (temperature - 20))"],
    ohms_per_km: ["Resistance of a kilometer, in ohms", "1000 × ohm_mm2 ÷ area"],
    ohms_per_kft: "0.3048 × ohms_per_km",
    drop: "factor × current × ohms_per_km × length ÷ 1000",
    drop_percent: "drop ÷ voltage",
    end_voltage: "voltage - drop",
    lost: "losses × drop × current",
    longest: "1000 × limit × voltage ÷ (factor × current × ohms_per_km)",
    circular_mils: "1000000 × area ÷ (π × 12.7 × 12.7)",
    diameter: "2 × √(area ÷ π)",
  },
  questions: {
    find: {
      drop: {
        asks: ["wire", "length"],
        compute: ({ wire, ...given }) => ({ ...ofCircuit(given), ...wired(wire) }),
        sentence: ({ length, current }, { drop, drop_percent, size }) =>
          `Over ${length} of ${size} at ${current}, the voltage drops by ${drop}, or ${drop_percent}.`,
      },
      length: {
        asks: ["wire"],
        primary: "longest",
        by: { drop: "voltage × limit" },
        compute: ({ wire, ...given }) => ({ ...ofCircuit(given), ...wired(wire) }),
        sentence: ({ limit, current }, { longest, size }) =>
          `At ${current}, ${size} may be ${longest} long, one way, for a drop of ${limit}.`,
      },
      size: {
        asks: ["sizes", "length"],
        primary: "size",
        by: { needed: "factor × current × ohm_mm2 × length ÷ (voltage × limit)" },
        compute: smallest,
        sentence: ({ length, current, limit }, { size, drop_percent }) =>
          `${current} over ${length} needs ${size} for a drop of at most ${limit}. It drops ${drop_percent}.`,
      },
    },
  },
  after: ({ drop, longest, area }, { voltage, wire, sizes }) =>
    drop.gte(voltage)
      ? noAnswer("Enter a shorter run, a thicker wire or a smaller current: this wire would take all of the voltage.")
      : {
          by_size: SYSTEMS[sizes ?? systemOf(wire)].map((size) => {
            const meters = longest.times(areaOf(size)).div(area);
            return { size: labelOf(size), meters, feet: meters.div(LENGTH.ft.factor) };
          }),
        },

  working: (_, { diameter }, __, { find, wire }, stepOf) => [
    stepOf("ohm_mm2"),
    stepOf("needed"),
    (wire ?? "").startsWith("awg") && `Diameter of ${labelOf(wire)}: 0.127 × 92^((36 - n) ÷ 39) ≈ ${diameter}`,
    stepOf("ohms_per_km"),
    find !== "length" && stepOf("drop"),
    find !== "length" && stepOf("drop_percent"),
    stepOf("longest"),
  ],

  alerts: ({ limit }, { drop_percent }, _, given) => [
    given.find === "drop" &&
      drop_percent.value.gt(given.limit) &&
      `The drop is above ${limit}. Take a thicker wire or a shorter run.`,
  ],
});

const wired = (wire: Size) => ({ size: labelOf(wire), area: areaOf(wire) });

type Given = {
  readonly circuit: keyof typeof FACTORS;
  readonly material: keyof typeof RESISTIVITY;
};

const ofCircuit = ({ circuit, material }: Given) => ({
  factor: FACTORS[circuit],
  losses: circuit === "three" ? FACTORS.three : decimal(1),
  resistivity: RESISTIVITY[material],
});

/** The thinnest wire whose drop is within the limit. */
function smallest(
  given: Given & { readonly sizes: keyof typeof SYSTEMS } & Readonly<
      Record<"current" | "length" | "limit" | "voltage" | "temperature", Decimal>
    >,
) {
  const circuit = ofCircuit(given);
  const warmth = given.temperature.minus(20).times("0.0039").plus(1);
  const needed = circuit.factor
    .times(circuit.resistivity)
    .times(warmth)
    .times(given.current)
    .times(given.length)
    .times(100);
  const size = SYSTEMS[given.sizes].find((size) => areaOf(size).times(given.limit).times(given.voltage).gte(needed));
  if (!size) return noAnswer("Enter a shorter run or a smaller current: no wire of the list is thick enough.");
  return { ...circuit, ...wired(size) };
}
