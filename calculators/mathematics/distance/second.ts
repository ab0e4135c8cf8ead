// In a plane and in space by Pythagoras, on a sphere by the haversine formula with its series to 120 decimals. What is on the
// ellipsoid is left to the figures of other programs.
import { figure, type Given, type Made, NO_OPINION, type Opinion } from "#calculators/second/given";
import { significant, usual } from "#calculators/second/print";
import { compare, minus, nearest, over, plus, type Ratio, ratio, root, times } from "#calculators/second/ratio";
import { arctangent, cosine, sine } from "#calculators/second/series";

/** "40°42′46″N" and the like. */
function degrees(text: string): Ratio {
  const numbers = text.match(/[\d.]+/g) ?? [];
  const [whole = "0", minutes = "0", seconds = "0"] = numbers;
  const size = plus(ratio(whole), over(minutes, 60), over(seconds, 3600));
  return /^-|[swSW]/.test(text) ? times(size, -1) : size;
}

const square = (a: Ratio): Ratio => times(a, a);

function onSphere(given: Given): Ratio | undefined {
  const [up, east, upThere, eastThere] = ["from_latitude", "from_longitude", "to_latitude", "to_longitude"].map(
    (name) => degrees(given[name] ?? ""),
  ) as [Ratio, Ratio, Ratio, Ratio];
  const [north, aside] = [over(minus(upThere, up), 2), over(minus(eastThere, east), 2)];
  const haversine = plus(square(sine(north)), times(cosine(up), cosine(upThere), square(sine(aside))));
  const rest = minus(1, haversine);
  if (compare(rest, over(1, 10n ** 30n)) < 0) return undefined;
  return times(2, 6371, arctangent(over(root(haversine, 2), root(rest, 2)), 6));
}

const isBeyond = (text: string | undefined, most: number): boolean => {
  const value = degrees(text ?? "");
  return compare(value, most) > 0 || compare(value, -most) < 0;
};

const EARTH = ["miles", "kilometers", "nautical_miles", "meters", "bearing", "toward", "arrival"];
const MIDDLE = ["middle_latitude", "middle_longitude"];
const FLAT = ["middle_x", "middle_y", "middle_z"];
const all = (names: readonly string[], said: null | undefined) => Object.fromEntries(names.map((name) => [name, said]));

const distance: Opinion = (given) => {
  if (given.find === "earth") {
    const isWrong =
      isBeyond(given.from_latitude, 90) ||
      isBeyond(given.to_latitude, 90) ||
      isBeyond(given.from_longitude, 180) ||
      isBeyond(given.to_longitude, 180);
    if (isWrong) return undefined;
    const kilometers = onSphere(given);
    if (!kilometers) return NO_OPINION;
    // Both end at a nanometer.
    const sphere = significant(over(nearest(kilometers, 12), 10n ** 12n), 12);
    return { distance: undefined, ...all(FLAT, undefined), ...all([...EARTH, ...MIDDLE], null), sphere };
  }
  const axes = given.find === "space" ? ["x", "y", "z"] : ["x", "y"];
  const squares = axes.map((axis) => square(minus(figure(given, `to_${axis}`), figure(given, `from_${axis}`))));
  const middle = axes.map((axis) => [
    `middle_${axis}`,
    usual(over(plus(figure(given, `from_${axis}`), figure(given, `to_${axis}`)), 2)),
  ]);
  return {
    ...all([...EARTH, ...MIDDLE, ...FLAT, "sphere"], undefined),
    distance: usual(root(plus(...squares), 2)),
    ...Object.fromEntries(middle),
  };
};

export const made: Made = (pick) => ({
  find: "earth",
  from_latitude: pick(["40.7128", "-33.87", "0", "90", "51°28′40″N", "12 30 S", "-89.9"]),
  from_longitude: pick(["-74.006", "151.21", "0", "180", "0°0′5″W", "179 59 59 E"]),
  to_latitude: pick(["48.8566", "-41.3", "0", "-90", "35.6895", "40.7129"]),
  to_longitude: pick(["2.3522", "174.78", "-180", "139.69171", "-74.0061"]),
});

export default distance;
