// Volts, amperes, ohms and watts with the prefixes of the SI: BIPM, SI Brochure, 9th edition (2019), tables 4 and 7.
import type { Decimal } from "./decimal.ts";
import type { Dimension } from "./dimension.ts";

export const VOLTAGE = {
  V: { label: "V", factor: "1" },
  uV: { label: "µV", factor: "0.000001" },
  mV: { label: "mV", factor: "0.001" },
  kV: { label: "kV", factor: "1000" },
} as const satisfies Dimension;

export const CURRENT = {
  A: { label: "A", factor: "1" },
  uA: { label: "µA", factor: "0.000001" },
  mA: { label: "mA", factor: "0.001" },
  kA: { label: "kA", factor: "1000" },
} as const satisfies Dimension;

export const RESISTANCE = {
  ohm: { label: "Ω", factor: "1" },
  mohm: { label: "mΩ", factor: "0.001" },
  kohm: { label: "kΩ", factor: "1000" },
  Mohm: { label: "MΩ", factor: "1000000" },
} as const satisfies Dimension;

export const POWER = {
  W: { label: "W", factor: "1" },
  uW: { label: "µW", factor: "0.000001" },
  mW: { label: "mW", factor: "0.001" },
  kW: { label: "kW", factor: "1000" },
  MW: { label: "MW", factor: "1000000" },
} as const satisfies Dimension;

/** What a resistor is under: V = I × R and P = V × I. */
export type Circuit = {
  readonly voltage: Decimal;
  readonly current: Decimal;
  readonly resistance: Decimal;
  readonly power: Decimal;
};

/** Two of the four, by the names of both. */
export type Known =
  | { readonly given: "voltage_current"; readonly voltage: Decimal; readonly current: Decimal }
  | { readonly given: "voltage_resistance"; readonly voltage: Decimal; readonly resistance: Decimal }
  | { readonly given: "voltage_power"; readonly voltage: Decimal; readonly power: Decimal }
  | { readonly given: "current_resistance"; readonly current: Decimal; readonly resistance: Decimal }
  | { readonly given: "current_power"; readonly current: Decimal; readonly power: Decimal }
  | { readonly given: "resistance_power"; readonly resistance: Decimal; readonly power: Decimal };

/** All four. What is divided by must not be zero. */
export function circuitOf(known: Known): Circuit {
  switch (known.given) {
    case "voltage_current": {
      const { voltage, current } = known;
      return { voltage, current, resistance: voltage.div(current), power: voltage.times(current) };
    }
    case "voltage_resistance": {
      const { voltage, resistance } = known;
      return { voltage, current: voltage.div(resistance), resistance, power: voltage.times(voltage).div(resistance) };
    }
    case "voltage_power": {
      const { voltage, power } = known;
      return { voltage, current: power.div(voltage), resistance: voltage.times(voltage).div(power), power };
    }
    case "current_resistance": {
      const { current, resistance } = known;
      return {
        voltage: current.times(resistance),
        current,
        resistance,
        power: current.times(current).times(resistance),
      };
    }
    case "current_power": {
      const { current, power } = known;
      return { voltage: power.div(current), current, resistance: power.div(current.times(current)), power };
    }
    case "resistance_power": {
      const { resistance, power } = known;
      return { voltage: power.times(resistance).sqrt(), current: power.div(resistance).sqrt(), resistance, power };
    }
  }
}
