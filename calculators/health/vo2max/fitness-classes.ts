// Shvartz and Reibold, Aviation, Space, and Environmental Medicine 61 (1990), as Polar prints them in its manuals.
import { number, table, text } from "#engine";
import { decimal } from "#numbers/decimal";
import type { Sex } from "#numbers/resting-energy";

export const CLASSES = ["Very low", "Low", "Fair", "Moderate", "Good", "Very good", "Elite"] as const;

/** By age, the lowest VO2 max of each class. */
const WOMEN = [
  [20, [0, 27, 32, 37, 42, 47, 52]],
  [25, [0, 26, 31, 36, 41, 45, 50]],
  [30, [0, 25, 30, 34, 38, 43, 47]],
  [35, [0, 24, 28, 32, 36, 41, 45]],
  [40, [0, 22, 26, 30, 34, 38, 42]],
  [45, [0, 21, 24, 28, 32, 36, 39]],
  [50, [0, 19, 23, 26, 30, 33, 37]],
  [55, [0, 18, 21, 24, 28, 31, 34]],
  [60, [0, 16, 19, 22, 25, 28, 31]],
] as const;
const MEN = [
  [20, [0, 32, 38, 44, 51, 57, 63]],
  [25, [0, 31, 36, 43, 49, 54, 60]],
  [30, [0, 29, 35, 41, 46, 52, 57]],
  [35, [0, 28, 33, 39, 44, 49, 55]],
  [40, [0, 26, 32, 36, 42, 47, 52]],
  [45, [0, 25, 30, 35, 40, 44, 49]],
  [50, [0, 24, 28, 33, 37, 42, 47]],
  [55, [0, 22, 27, 31, 35, 40, 44]],
  [60, [0, 21, 25, 29, 33, 37, 41]],
] as const;
const LAST_AGE = 65;

export const CLASS_TABLE = table(
  "Fitness classes at your age",
  { name: text("Class"), from: number("VO2 max from", { digits: 0 }) },
  { optional: true, chart: { kind: "scale", x: "from", name: "name", of: "uptake" } },
);

/** Nothing for ages that the table leaves out. */
export function classesFor(sex: Sex, age: number) {
  const row = (sex === "female" ? WOMEN : MEN).findLast(([from]) => age >= from);
  if (!row || age > LAST_AGE) return undefined;
  return CLASSES.map((name, i) => ({ name, from: decimal(row[1][i] ?? 0) }));
}
