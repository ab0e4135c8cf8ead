import { choice, defineCalculator, noAnswer, number, quantity, type Shown, step, table, text } from "#engine";
import type { Decimal } from "#math/decimal";
import { type Circuit, CURRENT, circuitOf, type Known, POWER, RESISTANCE, VOLTAGE } from "#math/electricity";

const PLACES = { significant: 9 } as const;
// Below these, people say milli and micro.
const [SMALL, TINY] = ["0.1", "0.0001"];

export default defineCalculator({
  slug: "ohms-law",
  name: "Ohm's law calculator",
  category: "science",
  summary: "Voltage, current, resistance and power: enter two and get the other two.",
  version: "1.0.2",

  inputs: {
    given: choice(
      "What do you know?",
      {
        voltage_current: "Voltage and current",
        voltage_resistance: "Voltage and resistance",
        voltage_power: "Voltage and power",
        current_resistance: "Current and resistance",
        current_power: "Current and power",
        resistance_power: "Resistance and power",
      },
      { default: "voltage_resistance" },
    ),
    voltage: quantity("Voltage", VOLTAGE, {
      unit: "V",
      units: { V: [0, 1e9], mV: [0, 1e12], uV: [0, 1e15], kV: [0, 1e6] },
      example: 12,
      when: { given: ["voltage_current", "voltage_resistance", "voltage_power"] },
    }),
    current: quantity("Current", CURRENT, {
      unit: "A",
      units: { A: [0, 1e9], mA: [0, 1e12], uA: [0, 1e15], kA: [0, 1e6] },
      example: 2.5,
      when: { given: ["voltage_current", "current_resistance", "current_power"] },
    }),
    resistance: quantity("Resistance", RESISTANCE, {
      unit: "ohm",
      units: { ohm: [0, 1e12], mohm: [0, 1e15], kohm: [0, 1e9], Mohm: [0, 1e6] },
      example: 4.8,
      when: { given: ["voltage_resistance", "current_resistance", "resistance_power"] },
    }),
    power: quantity("Power", POWER, {
      unit: "W",
      units: { W: [0, 1e12], uW: [0, 1e18], mW: [0, 1e15], kW: [0, 1e9], MW: [0, 1e6] },
      example: 30,
      when: { given: ["voltage_power", "current_power", "resistance_power"] },
    }),
  },

  outputs: {
    voltage: quantity("Voltage", VOLTAGE, { as: "voltage", ...PLACES }),
    current: quantity("Current", CURRENT, { as: "current", ...PLACES }),
    resistance: quantity("Resistance", RESISTANCE, { as: "resistance", ...PLACES }),
    power: quantity("Power", POWER, { as: "power", ...PLACES }),
    prefixes: table("With metric prefixes", {
      quantity: text("Quantity"),
      micro: number("Micro (µ)", PLACES),
      milli: number("Milli (m)", PLACES),
      plain: number("Without prefix", PLACES),
      kilo: number("Kilo (k)", PLACES),
      mega: number("Mega (M)", PLACES),
    }),
  },
  primary({ given }) {
    if (given === "voltage_current") return "resistance";
    return given === "current_resistance" || given === "current_power" ? "voltage" : "current";
  },
  formula: "voltage = current × resistance, power = voltage × current",

  check({ given, voltage, current, resistance, power }) {
    if (given === "voltage_power" && voltage.isZero() && power.gt(0)) {
      return { power: "must be 0 when the voltage is 0" };
    }
    if (given === "current_power" && current.isZero() && power.gt(0)) {
      return { power: "must be 0 when the current is 0" };
    }
    if (given === "resistance_power" && resistance.isZero() && power.gt(0)) {
      return { power: "must be 0 when the resistance is 0" };
    }
    return {};
  },

  compute(known) {
    const open = unknowable(known);
    if (open) return noAnswer(open);
    const circuit = circuitOf(known);
    return { ...circuit, prefixes: inPrefixes(circuit) };
  },

  sentence(_, { voltage, current, resistance, power }, show) {
    const said = (found: Shown<Decimal>, unit: string) => {
      if (found.value.isZero() || found.value.gte(SMALL)) return `${found}`;
      const [times, prefix] = found.value.gte(TINY) ? [1000, "m"] : [1e6, "µ"];
      return `${show("number", found.value.times(times), PLACES)} ${prefix}${unit}`;
    };
    return `At ${said(voltage, "V")}, a resistance of ${resistance} carries ${said(current, "A")} and uses ${said(power, "W")}.`;
  },

  working({ given, voltage, current, resistance, power }, found, show) {
    const [v, i] = [show("number", found.voltage.value, PLACES), show("number", found.current.value, PLACES)];
    const [r, p] = [show("number", found.resistance.value, PLACES), show("number", found.power.value, PLACES)];
    const conversions = [
      ...(voltage && voltage.text !== `${v} V` ? [step`Voltage in volts: ${voltage} = ${v} V`] : []),
      ...(current && current.text !== `${i} A` ? [step`Current in amperes: ${current} = ${i} A`] : []),
      ...(resistance && resistance.text !== `${r} Ω` ? [step`Resistance in ohms: ${resistance} = ${r} Ω`] : []),
      ...(power && power.text !== `${p} W` ? [step`Power in watts: ${power} = ${p} W`] : []),
    ];
    const steps = {
      voltage_current: [step`Resistance: ${v} V ÷ ${i} A = ${r} Ω`, step`Power: ${v} V × ${i} A = ${p} W`],
      voltage_resistance: [step`Current: ${v} V ÷ ${r} Ω = ${i} A`, step`Power: ${v} V × ${v} V ÷ ${r} Ω = ${p} W`],
      voltage_power: [step`Current: ${p} W ÷ ${v} V = ${i} A`, step`Resistance: ${v} V × ${v} V ÷ ${p} W = ${r} Ω`],
      current_resistance: [step`Voltage: ${i} A × ${r} Ω = ${v} V`, step`Power: ${i} A × ${i} A × ${r} Ω = ${p} W`],
      current_power: [step`Voltage: ${p} W ÷ ${i} A = ${v} V`, step`Resistance: ${p} W ÷ (${i} A × ${i} A) = ${r} Ω`],
      resistance_power: [step`Voltage: √(${p} W × ${r} Ω) = ${v} V`, step`Current: √(${p} W ÷ ${r} Ω) = ${i} A`],
    };
    return [...conversions, ...steps[given]];
  },
});

/** Why two zeros, or a zero that would divide, leave the others open. */
function unknowable(known: Known): string | undefined {
  const { given } = known;
  if (given === "voltage_current" && known.current.isZero()) {
    return known.voltage.isZero()
      ? "Enter a voltage or a current above 0: with both at 0, any resistance fits."
      : "Enter a current above 0: with a voltage but no current, the circuit is open and its resistance has no limit.";
  }
  if (given === "voltage_resistance" && known.resistance.isZero()) {
    return known.voltage.isZero()
      ? "Enter a voltage or a resistance above 0: with both at 0, any current fits."
      : "Enter a resistance above 0: at zero this is a short circuit, and Ohm's law can't give a current.";
  }
  if (given === "voltage_power" && known.power.isZero()) {
    return known.voltage.isZero()
      ? "Enter a voltage or a power above 0: with both at 0, current and resistance can be anything."
      : "Enter a power above 0: with a voltage but no power, the circuit is open and its resistance has no limit.";
  }
  if (given === "current_power" && known.current.isZero()) {
    return "Enter a current or a power above 0: with both at 0, voltage and resistance can be anything.";
  }
  if (given === "resistance_power" && known.resistance.isZero()) {
    return "Enter a resistance above 0: without resistance, the current can be anything.";
  }
  return undefined;
}

const inPrefixes = ({ voltage, current, resistance, power }: Circuit) =>
  (
    [
      ["Voltage, in volts", voltage],
      ["Current, in amperes", current],
      ["Resistance, in ohms", resistance],
      ["Power, in watts", power],
    ] as const
  ).map(([quantity, plain]) => ({
    quantity,
    micro: plain.times(1e6),
    milli: plain.times(1000),
    plain,
    kilo: plain.div(1000),
    mega: plain.div(1e6),
  }));
