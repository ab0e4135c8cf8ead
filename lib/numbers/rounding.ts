// Rounding by any rule to a multiple of any unit, in whole numbers, to the last of any number of digits.
// (What calculators print is rounded by round.ts, half away from zero.)
import { magnitude } from "./integers.ts";

/** digits × 10^-places: 1.50 is 150 with 2 places, and 1500 may be 15 with -2. */
export type Scaled = { readonly digits: bigint; readonly places: number };

/** What `readScaled` reads: "-1,234.50", ".5", "9.04e-8". */
export const SCALED =
  "[+-]?(?:(?:\\d{1,3}(?:,\\d{3}){1,10}|\\d{1,60})(?:\\.\\d{0,60})?|\\.\\d{1,60})(?:[eE][+-]?\\d{1,2})?";

export function readScaled(text: string): Scaled {
  const [number = "", exponent = "0"] = text.replaceAll(",", "").toLowerCase().split("e");
  const [before = "", after = ""] = number.replace(/^[+-]/, "").split(".");
  const size = BigInt(before + after);
  return { digits: number.startsWith("-") ? -size : size, places: after.length - Number(exponent) };
}

/** With all its places: 250 with 2 is "2.50". Never "-0". */
export function writeScaled({ digits, places }: Scaled): string {
  const size = places > 0 ? `${magnitude(digits)}`.padStart(places + 1, "0") : `${magnitude(digits) * tenTo(-places)}`;
  const text = places > 0 ? `${size.slice(0, -places)}.${size.slice(-places)}` : size;
  return digits < 0n ? `-${text}` : text;
}

export const difference = (a: Scaled, b: Scaled): Scaled => {
  const places = Math.max(a.places, b.places);
  return { digits: a.digits * tenTo(places - a.places) - b.digits * tenTo(places - b.places), places };
};

const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent);

export type Mode = "half_up" | "half_even" | "half_down" | "up" | "down" | "ceiling" | "floor";

/** The multiple of the unit below the number and the one above; both are the number where it is one. */
export function neighbours(number: Scaled, unit: Scaled): readonly [below: Scaled, above: Scaled] {
  const { whole, rest } = inUnits(number, unit);
  const multiple = (times: bigint): Scaled => ({ digits: times * unit.digits, places: unit.places });
  return [multiple(whole), multiple(rest === 0n ? whole : whole + 1n)];
}

/** -1 where the number is nearer to its neighbour below, 1 above, 0 halfway. */
export function leaning(number: Scaled, unit: Scaled): -1 | 0 | 1 {
  const { rest, bottom } = inUnits(number, unit);
  if (2n * rest === bottom) return 0;
  return 2n * rest < bottom ? -1 : 1;
}

export function roundTo(number: Scaled, unit: Scaled, mode: Mode): Scaled {
  const [below, above] = neighbours(number, unit);
  const [inner, outer] = number.digits < 0n ? [above, below] : [below, above];
  if (mode === "ceiling") return above;
  if (mode === "floor") return below;
  if (mode === "up") return outer;
  if (mode === "down") return inner;
  const side = leaning(number, unit);
  if (side !== 0) return side < 0 ? below : above;
  if (mode === "half_even") return (below.digits / unit.digits) % 2n === 0n ? below : above;
  return mode === "half_up" ? outer : inner;
}

/** So many significant figures. 9.996 to three is 10.0, and not 10.00. */
export function roundToFigures(number: Scaled, figures: number, mode: Mode): Scaled {
  const { digits, places } = roundTo(number, figureUnit(number, figures), mode);
  return magnitude(digits) === tenTo(figures) ? { digits: digits / 10n, places: places - 1 } : { digits, places };
}

/** One in the last significant figure. */
export const figureUnit = ({ digits, places }: Scaled, figures: number): Scaled => ({
  digits: 1n,
  places: places - `${magnitude(digits)}`.length + figures,
});

/** How many whole units are in the number, rounded towards minus infinity, and what rests, as a share of `bottom`. */
function inUnits(number: Scaled, unit: Scaled) {
  const places = Math.max(number.places, unit.places);
  const [top, bottom] = [number.digits * tenTo(places - number.places), unit.digits * tenTo(places - unit.places)];
  const cut = top / bottom;
  const whole = top % bottom < 0n ? cut - 1n : cut;
  return { whole, rest: top - whole * bottom, bottom };
}
