// The words people write for a unit, beside its key and its label.
import type { Dimension } from "#math/dimension";

/** Without the s of the plural. */
const WORDS: Readonly<Record<string, string>> = {
  mm: "millimetre millimeter",
  cm: "centimetre centimeter",
  m: "metre meter",
  km: "kilometre kilometer",
  in: "inch inche",
  ft: "foot feet",
  yd: "yard",
  mi: "mile",
  g: "gram gramme",
  kg: "kilo kilogram kilogramme",
  oz: "ounce",
  lb: "pound",
  st: "stone",
  h: "hr hour",
  min: "m minute",
  s: "sec second",
};

export function unitNamed(word: string, dimension: Dimension): string | undefined {
  const units = Object.keys(dimension);
  const name = word.toLowerCase();
  const singular = name.replace(/(..)s$/, "$1");
  return (
    units.find((unit) => unit === word || dimension[unit]?.label === word) ??
    units.find((unit) => [name, singular].includes(unit.toLowerCase())) ??
    units.find((unit) => WORDS[unit]?.split(" ").includes(singular))
  );
}
