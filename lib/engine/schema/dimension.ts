// What a figure measures, so that a program can put one calculator's figure into another without reading words.
import type { InputField, OutputField } from "../fields/fields.ts";

const UNITS: Readonly<Record<string, readonly string[]>> = {
  length: ["m", "km", "mi", "nmi", "nm"],
  area: ["m2", "m²", "sq ft", "sq yd", "acres"],
  volume: ["ml", "m³", "cm³", "ft³", "yd³", "L", "litres", "liters", "US gal", "imp gal", "gallons"],
  mass: ["kg", "g", "ug"],
  density: ["lb_yd3", "g/cm³", "kg/m³", "lb/ft³", "lb/US gal"],
  amount: ["mol"],
  pressure: ["atm"],
  concentration: ["mol/L", "mol_l", "mg_dl"],
  time: ["years", "months", "weeks", "days", "hours", "h", "minutes", "seconds", "s"],
  speed: ["kmh", "km/h", "mph", "m/s", "kn"],
  acceleration: ["m_s2", "m/s²", "ft/s²"],
  force: ["lbf", "N", "kgf"],
  energy: ["J", "kJ", "kcal", "kWh"],
  torque: ["lbf_ft", "lbf·ft", "N·m"],
  angle: ["degrees"],
  frequency: ["Hz", "MHz", "THz"],
  information: ["bit"],
  "data rate": ["kbit/s", "MB/s"],
  voltage: ["V"],
  current: ["A"],
  resistance: ["ohm"],
  power: ["W", "kW", "hp"],
  "apparent power": ["VA"],
};
const DIMENSIONS = new Map(
  Object.entries(UNITS).flatMap(([name, units]) => units.map((unit) => [unit, name] as const)),
);

/** Undefined where a figure is a plain number, words, or counts something. */
export function dimensionOf(field: InputField | OutputField): { dimension?: string } {
  const name = nameOf(field);
  return name === undefined ? {} : { dimension: name };
}

function nameOf(field: InputField | OutputField): string | undefined {
  switch (field.kind) {
    case "money":
    case "percent":
      return field.kind;
    case "duration":
      return "time";
    case "quantity":
      return DIMENSIONS.get(Object.keys(field.dimension)[0] ?? "");
    case "number":
    case "count":
      return DIMENSIONS.get(field.unit ?? "");
    default:
      return undefined;
  }
}
