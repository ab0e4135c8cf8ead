// Sines and cosines of degrees, and degrees from lengths. A turn is taken off exactly before π comes in, and the angles of
// the set square have the values of the textbook: sin 30° is 0.5, and cos 90° is 0 and no small remainder.
import { type Amount, Decimal, decimal } from "./decimal.ts";

export const PI = Decimal.acos(-1);
const HALF_TURN = 180;

const half = (n: number): Decimal => Decimal.sqrt(n).div(2);
/** With as many digits as are carried when it is asked for. */
const KNOWN: Readonly<Record<string, () => Decimal>> = {
  0: () => decimal(0),
  30: () => decimal("0.5"),
  45: () => half(2),
  60: () => half(3),
  90: () => decimal(1),
};

export const radians = (degrees: Decimal): Decimal => degrees.times(PI).div(HALF_TURN);

export function sine(degrees: Amount): Decimal {
  const turned = decimal(degrees).mod(2 * HALF_TURN);
  if (turned.lt(0)) return sine(turned.neg()).neg();
  if (turned.gt(HALF_TURN)) return sine(turned.minus(HALF_TURN)).neg();
  const acute = turned.gt(HALF_TURN / 2) ? decimal(HALF_TURN).minus(turned) : turned;
  return KNOWN[acute.toString()]?.() ?? radians(acute).sin();
}

export const cosine = (degrees: Amount): Decimal => sine(decimal(HALF_TURN / 2).minus(degrees));

/** The angle, from 0 to 180 degrees, whose sine is to its cosine as `up` (not below zero) is to `along`. */
export function angleOf(up: Decimal, along: Decimal): Decimal {
  return Decimal.atan2(up, along).times(HALF_TURN).div(PI);
}
