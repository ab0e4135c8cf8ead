// The words people write for a unit, beside its key and its label.
import type { Dimension } from "#numbers/dimension";

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

/** Where a small letter is another unit: megabits and megabytes. */
const CASED: Readonly<Record<string, string>> = {
  Mbit: "Mb",
  Gbit: "Gb",
  "kbit/s": "kbps Kbps",
  "Mbit/s": "Mbps mbps Mb/s",
  "Gbit/s": "Gbps gbps Gb/s",
  "kB/s": "kBps KBps",
  "MB/s": "MBps",
  "GB/s": "GBps",
};

export function unitNamed(word: string, dimension: Dimension): string | undefined {
  const units = Object.keys(dimension);
  const name = word.toLowerCase();
  const singular = name.replace(/(..)s$/, "$1");
  return (
    units.find((unit) => unit === word || dimension[unit]?.label === word) ??
    units.find((unit) => CASED[unit]?.split(" ").includes(word)) ??
    units.find((unit) => [name, singular].includes(unit.toLowerCase())) ??
    units.find((unit) => WORDS[unit]?.split(" ").includes(singular))
  );
}
