import { figure, type Given, type Opinion, whole } from "#calculators/second/given";
import { fixed, money, significant } from "#calculators/second/print";
import { down, isMore, minus, over, plus, type Ratio, times, up } from "#calculators/second/ratio";
import { METRES, measured, SQUARE_METRES } from "#calculators/second/units";

const US_GALLON = "3.785411784";

const paint: Opinion = (given) => {
  const walls = wallsOf(given);
  const openings = plus(
    times(whole(given, "doors"), measured(given, "door_area", SQUARE_METRES)),
    times(whole(given, "windows"), measured(given, "window_area", SQUARE_METRES)),
  );
  if (isMore(openings, walls)) return undefined;
  const area = minus(walls, openings);
  const square_feet = over(area, SQUARE_METRES.ft2 ?? 1);
  const painted = (area: Ratio, covers: string) => over(times(area, whole(given, "coats")), figure(given, covers));
  const byGallon = given.sold_by === "gallon";
  const gallons = byGallon ? painted(square_feet, "coverage") : over(painted(area, "metric_coverage"), US_GALLON);
  const litres = times(gallons, US_GALLON);
  const [amount, can, small] = byGallon ? [gallons, "can", "small_can"] : [litres, "metric_can", "metric_small_can"];
  const exact = over(amount, figure(given, can));
  const left = minus(amount, times(down(exact), figure(given, can)));
  const isSmall = given.rest === "small_can" && isMore(left, 0) && !isMore(left, figure(given, small));
  const cans = isSmall ? down(exact) : up(exact);
  const extra = isSmall ? given.small_price : "0";
  return {
    gallons: significant(gallons, 5),
    litres: significant(litres, 5),
    cans: fixed(cans, 0),
    small_cans: given.rest === "small_can" ? fixed(isSmall ? 1 : 0, 0) : undefined,
    cost: given.price && extra ? money(plus(times(cans, figure(given, "price")), extra)) : undefined,
    square_feet: significant(square_feet, 5),
    square_metres: significant(area, 5),
  };
};

/** With the ceiling, if it is painted too; doors and windows are still in it. */
function wallsOf(given: Given): Ratio {
  const of = (name: string) => measured(given, name, METRES);
  if (given.measured_by === "walls") return times(of("wall_length"), of("height"));
  if (given.measured_by === "rooms") {
    const metres = METRES[given.rooms_in ?? ""] ?? 0;
    const each = (given.rooms ?? "").split("; ").map((row) => row.split(":").map((side) => times(side, metres)));
    return plus(
      ...each.map(([long = times(0, 1), wide = times(0, 1)]) => {
        const walls = times(plus(long, long, wide, wide), of("height"));
        return given.ceiling === "painted" ? plus(walls, times(long, wide)) : walls;
      }),
    );
  }
  const round = times(2, plus(of("length"), of("width")), of("height"));
  return given.ceiling === "painted" ? plus(round, times(of("length"), of("width"))) : round;
}

export default paint;
