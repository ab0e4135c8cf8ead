// Numbers too long to be read, as a figure and a power of ten: "8.06582 × 10^67".
import { group, type Notation } from "#engine";
import type { Decimal } from "#numbers/decimal";

const KEPT = 6;

export function inScientific(value: Decimal, notation?: Notation, significant = KEPT): string {
  const short = value.toSignificantDigits(significant);
  return `${group(short.div(`1e${short.e}`).toFixed(), notation)} × 10^${short.e}`;
}
