import { choice, defineCalculator, number, percent, quantity } from "#engine";
import { decimal } from "#numbers/decimal";
import { APPARENT_POWER, CURRENT, POWER, VOLTAGE } from "#numbers/electricity";

const PLACES = { significant: 9 } as const;

/** Volts times amps times this is volt-amperes. Three phases give √3 of the voltage between two lines, or 3 of that to neutral. */
const FACTORS = { dc: decimal(1), single: decimal(1), three: decimal(3).sqrt(), neutral: decimal(3) } as const;

export default defineCalculator({
  name: "Watts and amps calculator",
  summary: "Watts, amps, volts, volt-amperes and power factor for DC, single-phase and three-phase circuits.",

  inputs: {
    find: choice(
      "Find",
      {
        current: "Amps, from watts or horsepower",
        current_va: "Amps, from volt-amperes (VA)",
        power: "Watts",
        voltage: "Volts",
        power_factor: "Power factor",
      },
      { default: "current" },
    ),
    system: choice(
      "Circuit",
      {
        dc: "DC (battery, solar)",
        single: "AC, single-phase",
        three: "AC, three-phase, volts between lines",
        neutral: "AC, three-phase, volts to neutral",
      },
      { default: "single" },
    ),
    power: quantity("Power", POWER, {
      unit: "W",
      units: { W: [0, 1e12], mW: [0, 1e15], kW: [0, 1e9], MW: [0, 1e6], hp: [0, 1e9] },
      example: 1500,
    }),
    apparent: quantity("Apparent power", APPARENT_POWER, {
      unit: "VA",
      units: { VA: [0, 1e12], kVA: [0, 1e9], MVA: [0, 1e6] },
      example: 3000,
    }),
    voltage: quantity("Voltage", VOLTAGE, {
      unit: "V",
      units: { V: [0.001, 1e9], mV: [1, 1e12], kV: [1e-6, 1e6] },
      example: 120,
      beginsIn: { "en-CA": 120, elsewhere: 230 },
    }),
    current: quantity("Current", CURRENT, {
      unit: "A",
      units: { A: [0.000001, 1e9], mA: [0.001, 1e12], kA: [1e-9, 1e6] },
      example: 12.5,
    }),
    power_factor: number("Power factor", {
      min: 0.01,
      max: 1,
      default: 1,
      usual: [1, 0.95, 0.9, 0.8],
      help: "1 for DC, heaters and incandescent bulbs, about 0.8 to 0.9 for motors under load.",
    }),
    efficiency: percent("Efficiency of a motor", {
      min: 1,
      max: 100,
      default: 100,
      more: true,
      help: "If the power is what a motor gives at its shaft. The circuit supplies more.",
    }),
  },

  outputs: {
    current: quantity("Current", CURRENT, { as: "current", ...PLACES }),
    watts: quantity("Power from the circuit", POWER, { as: "power", ...PLACES }),
    voltage: quantity("Voltage", VOLTAGE, { as: "voltage", ...PLACES }),
    power_factor: number("Power factor", { significant: 5 }),
    apparent: quantity("Apparent power", APPARENT_POWER, { as: "apparent", ...PLACES }),
    reactive: number("Reactive power", { unit: "var", ...PLACES }),
    kilowatts: number("Power in kilowatts", { unit: "kW", ...PLACES }),
    horsepower: number("Power in horsepower", { unit: "hp", ...PLACES }),
  },
  groups: {
    "The circuit": ["current", "voltage", "power_factor"],
    Power: ["watts", "kilowatts", "horsepower", "apparent", "reactive"],
  },
  between: { factor: number("Factor of the circuit", { significant: 9 }) },
  formula:
    "watts = volts × amps × power factor; with three phases × √3 (volts between lines) or × 3 (volts to neutral)",

  by: {
    watts: ["Watts", "apparent × power_factor"],
    reactive: "√(abs(apparent × apparent - watts × watts))",
    kilowatts: "watts ÷ 1000",
    horsepower: "watts ÷ 745.69987158227022",
  },
  questions: {
    find: {
      current: {
        asks: ["power", "voltage", "power_factor", "efficiency"],
        by: {
          watts: ["Power from the circuit", "power ÷ efficiency"],
          apparent: ["Volt-amperes", "watts ÷ power_factor"],
          current: ["Amps", "apparent ÷ (factor × voltage)"],
        },
        sentence: ({ power, voltage }, { current }) => `${power} at ${voltage} draws ${current}.`,
      },
      current_va: {
        asks: ["apparent", "voltage", "power_factor"],
        by: { current: ["Amps", "apparent ÷ (factor × voltage)"] },
        sentence: ({ apparent, voltage }, { current }) => `${apparent} at ${voltage} is ${current}.`,
      },
      power: {
        asks: ["voltage", "current", "power_factor"],
        primary: "watts",
        by: { apparent: ["Volt-amperes", "factor × voltage × current"] },
        sentence: ({ voltage, current }, { watts }) => `${current} at ${voltage} gives ${watts}.`,
      },
      voltage: {
        asks: ["power", "current", "power_factor", "efficiency"],
        primary: "voltage",
        by: {
          watts: ["Power from the circuit", "power ÷ efficiency"],
          apparent: ["Volt-amperes", "watts ÷ power_factor"],
          voltage: ["Volts", "apparent ÷ (factor × current)"],
        },
        sentence: ({ power, current }, { voltage }) => `To give ${power} at ${current}, the circuit needs ${voltage}.`,
      },
      power_factor: {
        asks: ["power", "voltage", "current", "efficiency"],
        primary: "power_factor",
        check: ({ system }) => ({ system: system === "dc" && "must be an AC circuit: DC has no power factor" }),
        refuses: ({ system, power, voltage, current, efficiency }) =>
          power.times(100).gt(FACTORS[system].times(voltage).times(current).times(efficiency)) &&
          "Enter a power of at most volts times amps: the power factor can't be above 1.",
        by: {
          watts: ["Power from the circuit", "power ÷ efficiency"],
          apparent: ["Volt-amperes", "factor × voltage × current"],
          power_factor: "watts ÷ apparent",
        },
        sentence: ({ power, voltage, current }, { power_factor }) =>
          `${power} at ${voltage} and ${current} is a power factor of ${power_factor}.`,
      },
    },
  },

  check: ({ system, power_factor }) => ({
    power_factor: system === "dc" && power_factor?.lt(1) && "must be 1 for DC",
  }),
  compute: ({ system }) => ({ factor: FACTORS[system] }),

  working: (_, { reactive }, __, { find, efficiency }, stepOf) => [
    efficiency?.lt(100) && stepOf("watts"),
    stepOf("apparent"),
    (find === "power" || find === "current_va") && stepOf("watts"),
    stepOf("current"),
    stepOf("voltage"),
    stepOf("power_factor"),
    reactive.value.gt(0) && stepOf("reactive"),
    stepOf("horsepower"),
  ],

  notes: ({ system }) => [
    (system === "three" || system === "neutral") &&
      "The current is that of each of the three lines, with the same load on each.",
  ],
});
