import { choice, defineCalculator, number, quantity, type Shown, table, text } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { CURRENT, POWER, RESISTANCE, VOLTAGE } from "#numbers/electricity";

const PLACES = { significant: 9 } as const;
// Below these, people say milli and micro.
const [SMALL, TINY] = ["0.1", "0.0001"];

export default defineCalculator({
  name: "Ohm's law calculator",
  summary: "Voltage, current, resistance and power: enter two and get the other two.",

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
    }),
    current: quantity("Current", CURRENT, {
      unit: "A",
      units: { A: [0, 1e9], mA: [0, 1e12], uA: [0, 1e15], kA: [0, 1e6] },
      example: 2.5,
    }),
    resistance: quantity("Resistance", RESISTANCE, {
      unit: "ohm",
      units: { ohm: [0, 1e12], mohm: [0, 1e15], kohm: [0, 1e9], Mohm: [0, 1e6] },
      example: 4.8,
    }),
    power: quantity("Power", POWER, {
      unit: "W",
      units: { W: [0, 1e12], uW: [0, 1e18], mW: [0, 1e15], kW: [0, 1e9], MW: [0, 1e6] },
      example: 30,
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
  formula: "voltage = current × resistance, power = voltage × current",

  questions: {
    given: {
      voltage_current: {
        asks: ["voltage", "current"],
        primary: "resistance",
        refuses: ({ voltage, current }) =>
          current.isZero() &&
          (voltage.isZero()
            ? "Enter a voltage or a current above 0: with both at 0, any resistance fits."
            : "Enter a current above 0: with a voltage but no current, the circuit is open and its resistance has no limit."),
        by: { resistance: "voltage ÷ current", power: "voltage × current" },
      },
      voltage_resistance: {
        asks: ["voltage", "resistance"],
        primary: "current",
        refuses: ({ voltage, resistance }) =>
          resistance.isZero() &&
          (voltage.isZero()
            ? "Enter a voltage or a resistance above 0: with both at 0, any current fits."
            : "Enter a resistance above 0: at zero this is a short circuit, and Ohm's law can't give a current."),
        by: { current: "voltage ÷ resistance", power: "voltage × voltage ÷ resistance" },
      },
      voltage_power: {
        asks: ["voltage", "power"],
        primary: "current",
        check: ({ voltage, power }) => ({
          power: voltage.isZero() && power.gt(0) && "must be 0 when the voltage is 0",
        }),
        refuses: ({ voltage, power }) =>
          power.isZero() &&
          (voltage.isZero()
            ? "Enter a voltage or a power above 0: with both at 0, current and resistance can be anything."
            : "Enter a power above 0: with a voltage but no power, the circuit is open and its resistance has no limit."),
        by: { current: "power ÷ voltage", resistance: "voltage × voltage ÷ power" },
      },
      current_resistance: {
        asks: ["current", "resistance"],
        primary: "voltage",
        by: { voltage: "current × resistance", power: "current × current × resistance" },
      },
      current_power: {
        asks: ["current", "power"],
        primary: "voltage",
        check: ({ current, power }) => ({
          power: current.isZero() && power.gt(0) && "must be 0 when the current is 0",
        }),
        refuses: ({ current }) =>
          current.isZero() &&
          "Enter a current or a power above 0: with both at 0, voltage and resistance can be anything.",
        by: { voltage: "power ÷ current", resistance: "power ÷ (current × current)" },
      },
      resistance_power: {
        asks: ["resistance", "power"],
        primary: "current",
        check: ({ resistance, power }) => ({
          power: resistance.isZero() && power.gt(0) && "must be 0 when the resistance is 0",
        }),
        refuses: ({ resistance }) =>
          resistance.isZero() && "Enter a resistance above 0: without resistance, the current can be anything.",
        by: { voltage: "√(power × resistance)", current: "√(power ÷ resistance)" },
      },
    },
  },

  after: (found) => ({ prefixes: inPrefixes(found) }),

  sentence(_, { voltage, current, resistance, power }, show) {
    const said = (found: Shown<Decimal>, unit: string) => {
      if (found.value.isZero() || found.value.gte(SMALL)) return `${found}`;
      const [times, prefix] = found.value.gte(TINY) ? [1000, "m"] : [1e6, "µ"];
      return `${show("number", found.value.times(times), PLACES)} ${prefix}${unit}`;
    };
    return `At ${said(voltage, "V")}, a resistance of ${resistance} carries ${said(current, "A")} and uses ${said(power, "W")}.`;
  },
});

type Circuit = Readonly<Record<"voltage" | "current" | "resistance" | "power", Decimal>>;

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
