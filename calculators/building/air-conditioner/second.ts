import { type Opinion, whole } from "#calculators/second/given";
import { fixed, significant, upTo } from "#calculators/second/print";
import { compare, over, plus, times } from "#calculators/second/ratio";
import { METRES, measured, SQUARE_METRES } from "#calculators/second/units";

const FOOT2 = SQUARE_METRES.ft2 ?? 1;
/** Rows by where they begin, read from the last. */
const FROM: readonly (readonly [feet: number, btu: number])[] = [
  [2000, 34000],
  [1500, 30000],
  [1400, 24000],
  [1200, 23000],
  [1000, 21000],
  [700, 18000],
  [550, 14000],
  [450, 12000],
  [400, 10000],
  [350, 9000],
  [300, 8000],
  [250, 7000],
  [150, 6000],
  [0, 5000],
];

const airConditioner: Opinion = (given) => {
  const metres =
    given.measured_by === "area"
      ? measured(given, "area", SQUARE_METRES)
      : times(measured(given, "length", METRES), measured(given, "width", METRES));
  const feet = over(metres, FOOT2);
  if (compare(feet, 2500) > 0) return undefined;
  const base = FROM.find(([from]) => compare(feet, from) >= 0)?.[1] ?? 0;
  const sun = over(times(base, { sunny: 1, shaded: -1 }[given.sun ?? ""] ?? 0), 10);
  const people = 600 * Math.max(0, whole(given, "people") - 2);
  const kitchen = given.kitchen === "true" ? 4000 : 0;
  const capacity = plus(base, sun, people, kitchen);
  return {
    capacity: fixed(capacity, 0),
    kilowatts: upTo(over(times(capacity, "1055.05585262"), 3_600_000), 2),
    tons: upTo(over(capacity, 12000), 2),
    base: fixed(base, 0),
    for_sun: fixed(sun, 0),
    for_people: fixed(people, 0),
    for_kitchen: fixed(kitchen, 0),
    square_feet: significant(feet, 6),
    square_meters: significant(metres, 6),
  };
};

export default airConditioner;
