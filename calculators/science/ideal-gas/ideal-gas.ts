import { choice, defineCalculator, number, quantity } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { reading } from "#numbers/dimension";
import { AMOUNT, TEMPERATURE, VOLUME } from "#numbers/units";
import { GAS_PRESSURE } from "./gas-pressure.ts";

/** The molar gas constant in J/(mol·K), exactly: Avogadro's constant times Boltzmann's, as the SI has fixed them. */
const R = "8.31446261815324";
const PLACES = { significant: 9 } as const;
const PRESSED = {
  unit: "atm",
  units: {
    atm: [1e-12, 1e6],
    kPa: [1e-10, 1e8],
    bar: [1e-12, 1e6],
    torr: [1e-9, 1e9],
    psi: [1e-11, 1e7],
    Pa: [1e-7, 1e11],
  },
} as const;
const HELD = {
  unit: "l",
  units: { l: [1e-12, 1e12], ml: [1e-9, 1e15], m3: [1e-15, 1e9], ft3: [1e-13, 1e11], us_gal: [1e-12, 1e12] },
} as const;
const WARM = { min: -459.66, max: 1e7 } as const;

export default defineCalculator({
  name: "Ideal gas law calculator",
  summary:
    "Pressure, volume, moles or temperature of a gas by PV = nRT, or a gas before and after by the combined gas law.",

  inputs: {
    find: choice(
      "What do you want to find?",
      {
        volume: "Volume",
        pressure: "Pressure",
        amount: "Amount in moles",
        temperature: "Temperature",
        final_volume: "Volume after a change",
        final_pressure: "Pressure after a change",
        final_temperature: "Temperature after a change",
      },
      { default: "volume" },
    ),
    amount: quantity("Amount of gas", AMOUNT, {
      unit: "mol",
      units: { mol: [1e-15, 1e12], mmol: [1e-12, 1e15], kmol: [1e-15, 1e9] },
      example: 1,
    }),
    pressure: quantity("Pressure", GAS_PRESSURE, { ...PRESSED, example: 1 }),
    volume: quantity("Volume", VOLUME, { ...HELD, example: 22.4 }),
    temperature: number("Temperature", { ...WARM, example: 25 }),
    final_pressure: quantity("Pressure afterwards", GAS_PRESSURE, { ...PRESSED, example: 2 }),
    final_volume: quantity("Volume afterwards", VOLUME, { ...HELD, example: 10 }),
    final_temperature: number("Temperature afterwards", { ...WARM, example: 37 }),
    scale: choice(
      "Temperatures in",
      { celsius: "Celsius (°C)", kelvin: "Kelvin (K)", fahrenheit: "Fahrenheit (°F)" },
      { default: "celsius" },
    ),
    molar_mass: number("Molar mass", {
      unit: "g/mol",
      min: 1,
      max: 10000,
      optional: true,
      more: true,
      help: "Optional, for the mass of the gas.",
    }),
  },

  outputs: {
    volume: quantity("Volume", VOLUME, { as: "volume", ...PLACES }),
    pressure: quantity("Pressure", GAS_PRESSURE, { as: "pressure", ...PLACES }),
    kilopascals: number("Pressure in kPa", { unit: "kPa", ...PLACES }),
    amount: number("Amount of gas", { unit: "mol", ...PLACES }),
    kelvin: number("Temperature in kelvins", { unit: "K", ...PLACES }),
    celsius: number("Temperature in °C", { unit: "°C", ...PLACES }),
    fahrenheit: number("Temperature in °F", { unit: "°F", ...PLACES }),
    final_volume: quantity("Volume afterwards", VOLUME, { as: "volume", optional: true, ...PLACES }),
    final_pressure: quantity("Pressure afterwards", GAS_PRESSURE, { as: "pressure", optional: true, ...PLACES }),
    final_kelvin: number("Temperature afterwards, in kelvins", { unit: "K", optional: true, ...PLACES }),
    final_celsius: number("Temperature afterwards, in °C", { unit: "°C", optional: true, ...PLACES }),
    final_fahrenheit: number("Temperature afterwards, in °F", { unit: "°F", optional: true, ...PLACES }),
    molar_volume: number("Volume of a mole", { unit: "L", ...PLACES }),
    mass: number("Mass of the gas", { unit: "g", optional: true, ...PLACES }),
    density: number("Density of the gas", { unit: "g/L", optional: true, ...PLACES }),
  },
  primary({ find, scale }) {
    if (find === "temperature") return scale;
    return find === "final_temperature" ? `final_${scale}` : find;
  },
  groups: {
    "The gas": ["volume", "pressure", "kilopascals", "amount", "kelvin", "celsius", "fahrenheit"],
    Afterwards: ["final_volume", "final_pressure", "final_kelvin", "final_celsius", "final_fahrenheit"],
    "For this gas": ["molar_volume", "mass", "density"],
  },
  formula: "P × V = n × R × T, with R = 8.31446261815324 J/(mol·K); P₁ × V₁ ÷ T₁ = P₂ × V₂ ÷ T₂",

  equationsIn: ["Pa"],
  by: {
    kilopascals: "pressure ÷ 1000",
    celsius: "kelvin - 273.15",
    fahrenheit: "kelvin × 1.8 - 459.67",
    final_celsius: "final_kelvin - 273.15",
    final_fahrenheit: "final_kelvin × 1.8 - 459.67",
    molar_volume: "volume × 1000 ÷ amount",
    mass: "amount × molar_mass",
    density: "amount × molar_mass ÷ (volume × 1000)",
  },
  check: ({ temperature, final_temperature, scale }) => ({
    temperature: isTooCold(temperature, scale) && ABOVE_ZERO,
    final_temperature: isTooCold(final_temperature, scale) && ABOVE_ZERO,
  }),
  questions: {
    find: {
      volume: {
        asks: ["amount", "pressure", "temperature"],
        compute: before,
        by: { volume: `amount × ${R} × kelvin ÷ pressure` },
      },
      pressure: {
        asks: ["amount", "volume", "temperature"],
        compute: before,
        by: { pressure: `amount × ${R} × kelvin ÷ volume` },
      },
      amount: {
        asks: ["pressure", "volume", "temperature"],
        compute: before,
        by: { amount: `pressure × volume ÷ (${R} × kelvin)` },
      },
      temperature: {
        asks: ["amount", "pressure", "volume"],
        by: { kelvin: `pressure × volume ÷ (amount × ${R})` },
      },
      final_volume: {
        asks: ["pressure", "volume", "temperature", "final_pressure", "final_temperature"],
        compute: both,
        by: {
          amount: `pressure × volume ÷ (${R} × kelvin)`,
          final_volume: "pressure × volume × final_kelvin ÷ (kelvin × final_pressure)",
        },
      },
      final_pressure: {
        asks: ["pressure", "volume", "temperature", "final_volume", "final_temperature"],
        compute: both,
        by: {
          amount: `pressure × volume ÷ (${R} × kelvin)`,
          final_pressure: "pressure × volume × final_kelvin ÷ (kelvin × final_volume)",
        },
      },
      final_temperature: {
        asks: ["pressure", "volume", "temperature", "final_pressure", "final_volume"],
        compute: before,
        by: {
          amount: `pressure × volume ÷ (${R} × kelvin)`,
          final_kelvin: "kelvin × final_pressure × final_volume ÷ (pressure × volume)",
        },
      },
    },
  },

  sentence({ scale }, found) {
    const now = `${found.amount} of gas at ${found.pressure} and ${found[scale]} fills ${found.volume}`;
    const { final_pressure, final_volume } = found;
    if (!final_pressure || !final_volume) return `${now}.`;
    return `${now}, and at ${final_pressure} and ${found[`final_${scale}`] ?? ""} it fills ${final_volume}.`;
  },

  alerts: (_, { kelvin, kilopascals }) => [
    (kilopascals.value.gt(10_000) || kelvin.value.lt(70)) &&
      "Under such pressure or cold, a real gas differs from the ideal gas law, often by more than 10%.",
  ],
});

type Scale = "celsius" | "kelvin" | "fahrenheit";
const ABOVE_ZERO = "must be above absolute zero, -273.15 °C or -459.67 °F";

const inKelvins = (warm: Decimal, scale: Scale): Decimal => reading(warm, TEMPERATURE[scale], TEMPERATURE.kelvin);
const isTooCold = (warm: Decimal | undefined, scale: Scale): boolean =>
  warm !== undefined && inKelvins(warm, scale).lte(0);

type Before = { readonly temperature: Decimal; readonly scale: Scale };
function before({ temperature, scale }: Before) {
  return { kelvin: inKelvins(temperature, scale) };
}

function both({ temperature, final_temperature, scale }: Before & { readonly final_temperature: Decimal }) {
  return { kelvin: inKelvins(temperature, scale), final_kelvin: inKelvins(final_temperature, scale) };
}
