// From one unit to another, and to all of them.
import { figure, type Given, type Said } from "./given.ts";
import { significant } from "./print.ts";
import { over, times } from "./ratio.ts";
import type { Units } from "./units.ts";

/** The table has every unit in the order in which they are offered. */
export function conversion(given: Given, units: Units, offered: readonly string[]): Said {
  const base = times(figure(given, "value"), units[given.from ?? ""] ?? 0);
  const inPrint = (unit: string): string => significant(over(base, units[unit] ?? 1));
  return { result: inPrint(given.to ?? ""), units: offered.map((unit) => [null, inPrint(unit)]) };
}
