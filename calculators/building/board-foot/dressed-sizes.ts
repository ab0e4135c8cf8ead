// What dry softwood measures once it is planed, by its nominal inches: American Softwood Lumber Standard (PS 20).
import type { Decimal } from "#numbers/decimal";

const BOARDS: Readonly<Record<string, string>> = { "1": "3/4" };
/** Dimension lumber and, from 5 inches, timbers. */
const SIDES: Readonly<Record<string, string>> = {
  "2": "1 1/2",
  "3": "2 1/2",
  "4": "3 1/2",
  "6": "5 1/2",
  "8": "7 1/4",
  "10": "9 1/4",
  "12": "11 1/4",
};

/** "1 1/2 × 3 1/2 in" of a 2 × 4, and nothing of a size that is not in the table. */
export function dressedSize(thickness: Decimal, width: Decimal): string | null {
  const [thick, wide] = [`${thickness}`, `${width}`];
  const side = SIDES[wide];
  const planed = BOARDS[thick] ?? (Number(thick) <= 4 ? SIDES[thick] : undefined);
  return planed && side ? `${planed} × ${side} in` : null;
}
