import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import {
  compare,
  down,
  isNegative,
  isZero,
  minus,
  nearest,
  over,
  power,
  type Ratio,
  size,
  times,
  up,
} from "#calculators/second/ratio";

const rounding: Opinion = (given) => {
  const value = read(given.number ?? "");
  const places = given.to === "places" ? whole(given, "places") : placesFor(value, given);
  const unit = given.to === "multiple" ? figure(given, "multiple") : power(over(1, 10), places);
  if (isZero(unit)) return undefined;
  const exact = over(value, unit);
  const rounded = times(toWhole(exact, given.mode ?? ""), unit);
  // A carry to the next power of ten, as from 0.98 to 1, has a figure more before the point.
  const shown = given.to === "figures" && !isZero(rounded) ? placesFor(rounded, given) : places;
  return {
    rounded: given.to === "multiple" || isZero(value) ? null : plain(rounded, Math.max(0, shown)),
    scientific: null,
    change: null,
  };
};

function read(text: string): Ratio {
  const [, sign = "", digits = "0", exponent = "0"] = /^([+-]?)([\d,.]+)(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const plain = digits.replaceAll(",", "").replace(/^\./, "0.").replace(/\.$/, "");
  const value = times(plain, power(10, Number(exponent)));
  return sign === "-" ? times(value, -1) : value;
}

/** The last figure that counts. */
function placesFor(value: Ratio, given: Given): number {
  if (given.to !== "figures" || isZero(value)) return 0;
  let places = 0;
  for (; compare(times(size(value), power(10, places)), 1) < 0; places++);
  for (; compare(times(size(value), power(10, places)), 10) >= 0; places--);
  return places + whole(given, "figures") - 1;
}

const ceiling = (a: Ratio): bigint => up(a);
const outwards = (a: Ratio): bigint => (isNegative(a) ? down(a) : up(a));
const inwards = (a: Ratio): bigint => (isNegative(a) ? up(a) : down(a));

function toWhole(a: Ratio, mode: string): bigint {
  const isHalf = compare(minus(a, down(a)), over(1, 2)) === 0;
  switch (mode) {
    case "up":
      return outwards(a);
    case "down":
      return inwards(a);
    case "ceiling":
      return ceiling(a);
    case "floor":
      return down(a);
    case "half_down":
      return isHalf ? inwards(a) : nearest(a);
    case "half_even":
      return isHalf ? down(a) + (((down(a) % 2n) + 2n) % 2n) : nearest(a);
    default:
      return nearest(a);
  }
}

function plain(value: Ratio, places: number): string {
  const units = String(nearest(size(value), places)).padStart(places + 1, "0");
  const [whole, decimals] = [units.slice(0, units.length - places), units.slice(units.length - places)];
  const sign = isNegative(value) ? "-" : "";
  return `${sign}${whole}${places > 0 ? `.${decimals}` : ""}`;
}

export default rounding;
