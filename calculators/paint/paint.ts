import {
  choice,
  count,
  defineCalculator,
  type InputValues,
  money,
  number,
  optionalStep,
  phrase,
  quantity,
  rows,
  type Shown,
  step,
} from "#engine";
import { type Decimal, sum } from "#math/decimal";
import { ceil } from "#math/round";
import { AREA, LENGTH, VOLUME } from "#math/units";

const long = {
  unit: "ft",
  units: { ft: [0.1, 10000], in: [1, 120000], yd: [0.03, 3000], m: [0.03, 3000], cm: [3, 300000] },
} as const;
const opening = { unit: "ft2", units: { ft2: [0.1, 2000], m2: [0.01, 200] } } as const;
const side = { kind: "number", min: 0.1, max: 10000 } as const;
/** More rooms than these are not written out in the working. */
const FEW = 6;
const printed = { significant: 5 } as const;

const inputs = {
  measured_by: choice(
    "Measure by",
    { room: "Room length and width", rooms: "Several rooms", walls: "Total wall length" },
    { default: "room" },
  ),
  rooms: rows(
    "Rooms",
    { length: { ...side, label: "Length" }, width: { ...side, label: "Width" } },
    {
      least: 1,
      most: 20,
      example: "15:12; 12:10; 10:8",
      help: "One row per room. Count the doors and windows of all rooms together.",
      when: { measured_by: ["rooms"] },
    },
  ),
  rooms_in: choice(
    "Rooms measured in",
    { ft: "Feet", m: "Meters" },
    { default: "ft", when: { measured_by: ["rooms"] } },
  ),
  length: quantity("Length", LENGTH, { ...long, example: 15, when: { measured_by: ["room"] } }),
  width: quantity("Width", LENGTH, { ...long, example: 12, when: { measured_by: ["room"] } }),
  ceiling: choice(
    "Ceiling",
    { bare: "Don't paint", painted: "Paint it too" },
    { default: "bare", when: { measured_by: ["room", "rooms"] } },
  ),
  wall_length: quantity("Total wall length", LENGTH, { ...long, example: 54, when: { measured_by: ["walls"] } }),
  height: quantity("Wall height", LENGTH, { ...long, example: 8 }),
  doors: count("Number of doors", { min: 0, max: 1000, default: 0 }),
  door_area: quantity("Area per door", AREA, { ...opening, more: true, default: 21 }),
  windows: count("Number of windows", { min: 0, max: 1000, default: 0 }),
  window_area: quantity("Area per window", AREA, { ...opening, more: true, default: 15 }),
  coats: count("Number of coats", { unit: "coats", min: 1, max: 20, default: 2 }),
  sold_by: choice("Paint sold by", { gallon: "US gallon", litre: "Liter" }, { default: "gallon" }),
  coverage: number("Coverage per gallon", {
    unit: "sq ft",
    help: "For one coat. The can says how much.",
    min: 10,
    max: 2000,
    default: 350,
    when: { sold_by: ["gallon"] },
  }),
  can: number("Can size", { unit: "gallons", min: 0.05, max: 100, default: 1, when: { sold_by: ["gallon"] } }),
  metric_coverage: number("Coverage per liter", {
    unit: "m²",
    help: "For one coat. The can says how much.",
    min: 0.2,
    max: 50,
    default: 10,
    when: { sold_by: ["litre"] },
  }),
  metric_can: number("Can size", { unit: "liters", min: 0.1, max: 500, default: 2.5, when: { sold_by: ["litre"] } }),
  price: money("Price per can", {
    min: 0,
    max: 1e6,
    optional: true,
    more: true,
    help: "Optional. Enter it to see the cost.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  slug: "paint",
  name: "Paint calculator",
  category: "building",
  summary: "How much paint you need for a room or several, in gallons or liters and whole cans.",
  version: "1.2.0",
  inputs,

  outputs: {
    gallons: number("Paint needed", { unit: "gallons", ...printed }),
    litres: number("Paint in liters", { unit: "liters", ...printed }),
    cans: count("Cans to buy", { unit: "cans" }),
    cost: money("Cost of the paint", { optional: true }),
    square_feet: number("Area to paint", { unit: "sq ft", ...printed }),
    square_metres: number("Area in square meters", { unit: "m²", ...printed }),
  },
  primary: "cans",
  formula: "paint = (walls − doors − windows) × coats ÷ coverage; cans = paint ÷ can size, rounded up",

  check(given) {
    if (openingsOf(given).lt(surface(given))) return {};
    return given.windows > given.doors
      ? { windows: "must leave some wall to paint, counting the doors too" }
      : { doors: "must leave some wall to paint, counting the windows too" };
  },

  compute(given) {
    const area = surface(given).minus(openingsOf(given));
    const painted = area.times(given.coats);
    const litre = VOLUME.l.factor;
    const areas = { square_feet: area.div(AREA.ft2.factor), square_metres: area };
    if (given.sold_by === "litre") {
      const litres = painted.div(given.metric_coverage);
      const gallons = litres.times(litre).div(VOLUME.us_gal.factor);
      return { gallons, litres, ...bought(litres.div(given.metric_can), given.price), ...areas };
    }
    const gallons = painted.div(given.coverage.times(AREA.ft2.factor));
    const litres = gallons.times(VOLUME.us_gal.factor).div(litre);
    return { gallons, litres, ...bought(gallons.div(given.can), given.price), ...areas };
  },

  sentence({ coats, sold_by, can, metric_can }, { gallons, litres, cans, cost, square_feet, square_metres }) {
    const [area, paint] = sold_by === "gallon" ? [square_feet, gallons] : [square_metres, litres];
    const take = coats.value === 1 ? "takes" : "take";
    return `${coats} on ${area} ${take} ${paint} of paint: buy ${cans} of ${can ?? metric_can}${cost ? ` for ${cost}` : ""}.`;
  },

  working(given, { gallons, litres, cans, cost, square_metres }, show, values) {
    const { doors, windows, coats } = given;
    const [long, square] = given.sold_by === "litre" ? [LENGTH.m, AREA.m2] : [LENGTH.ft, AREA.ft2];
    const length = (value: Decimal) => show("number", value.div(long.factor), { significant: 10 });
    const flat = (value: Decimal) => show("number", value.div(square.factor), { significant: 10 });
    const paint = given.sold_by === "litre" ? litres : gallons;
    const openings = openingsOf(values);
    const whole = flat(square_metres.value.plus(openings));
    const inside = flat(square_metres.value);
    return [
      wallStep(values, length, square.label, whole),
      !openings.isZero() &&
        step`Minus ${doors} × ${flat(values.door_area)} for doors and ${windows} × ${flat(values.window_area)} for windows: ${whole} - ${flat(openings)} = ${inside}`,
      step`Paint: ${inside} × ${coats.value} ÷ ${given.metric_coverage ?? given.coverage} = ${paint}`,
      step`Cans, rounded up: ${paint} ÷ ${given.metric_can ?? given.can} → ${cans}`,
      optionalStep`Cost: ${cans} × ${given.price} = ${cost}`,
    ];
  },
});

function bought(exact: Decimal, price: Decimal | undefined) {
  const cans = ceil(exact);
  return { cans, cost: price ? cans.times(price) : null };
}

/** Walls, and the ceiling where it is painted, with their doors and windows. */
function surface(given: Given): Decimal {
  if (given.measured_by === "walls") return given.wall_length.times(given.height);
  return sum(
    roomsOf(given).map(({ length, width }) => {
      const walls = length.plus(width).times(2).times(given.height);
      return given.ceiling === "painted" ? walls.plus(length.times(width)) : walls;
    }),
  );
}

const openingsOf = ({ doors, door_area, windows, window_area }: Given): Decimal =>
  door_area.times(doors).plus(window_area.times(windows));

/** In meters. */
function roomsOf(given: Exclude<Given, { readonly measured_by: "walls" }>) {
  if (given.measured_by === "room") return [given];
  const { factor } = LENGTH[given.rooms_in];
  return given.rooms.map(({ length, width }) => ({ length: length.times(factor), width: width.times(factor) }));
}

type Figure = Shown<Decimal>;

function wallStep(given: Given, length: (meters: Decimal) => Figure, unit: string, whole: Figure): string {
  const height = length(given.height);
  if (given.measured_by === "walls") return step`Walls in ${unit}: ${length(given.wall_length)} × ${height} = ${whole}`;
  const sides = roomsOf(given).map((room) => [length(room.length), length(room.width)] as const);
  const [[long, wide] = [height, height]] = sides;
  const isOne = given.measured_by === "room";
  const isShort = sides.length <= FEW;
  const joined = isShort ? sides.map(([long, wide]) => `${long} + ${wide}`).join(" + ") : "all lengths and widths";
  const around = isOne ? phrase`${long} + ${wide}` : joined;
  if (given.ceiling !== "painted") return step`Walls in ${unit}: 2 × (${around}) × ${height} = ${whole}`;
  if (isOne) return step`Walls and ceiling in ${unit}: 2 × (${around}) × ${height} + ${long} × ${wide} = ${whole}`;
  const above = isShort ? sides.map(([long, wide]) => `${long} × ${wide}`).join(" + ") : "length × width of each";
  return step`Walls and ceilings in ${unit}: 2 × (${around}) × ${height} + ${above} = ${whole}`;
}
