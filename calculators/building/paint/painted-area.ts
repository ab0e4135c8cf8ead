// The area to paint: walls and ceilings of one room or several, less their doors and windows.
import { choice, count, type InputValues, phrase, quantity, rows, type Shown, step } from "#engine";
import { type Decimal, sum } from "#numbers/decimal";
import { AREA, LENGTH } from "#numbers/units";

const long = {
  unit: "ft",
  units: { ft: [0.1, 10000], in: [1, 120000], yd: [0.03, 3000], m: [0.03, 3000], cm: [3, 300000] },
} as const;
const opening = { unit: "ft2", units: { ft2: [0.1, 2000], m2: [0.01, 200] } } as const;
const side = { kind: "number", min: 0.1, max: 10000 } as const;
/** More rooms than these are not written out in the working. */
const FEW = 6;

export const WHAT_TO_PAINT = {
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
};
type Given = InputValues<typeof WHAT_TO_PAINT>;

/** Walls, and the ceiling where it is painted, with their doors and windows. */
export function surface(given: Given): Decimal {
  if (given.measured_by === "walls") return given.wall_length.times(given.height);
  return sum(
    roomsOf(given).map(({ length, width }) => {
      const walls = length.plus(width).times(2).times(given.height);
      return given.ceiling === "painted" ? walls.plus(length.times(width)) : walls;
    }),
  );
}

export const openingsOf = ({ doors, door_area, windows, window_area }: Given): Decimal =>
  door_area.times(doors).plus(window_area.times(windows));

/** In meters. */
function roomsOf(given: Exclude<Given, { readonly measured_by: "walls" }>) {
  if (given.measured_by === "room") return [given];
  const { factor } = LENGTH[given.rooms_in];
  return given.rooms.map(({ length, width }) => ({ length: length.times(factor), width: width.times(factor) }));
}

type Figure = Shown<Decimal>;

export function wallStep(given: Given, length: (meters: Decimal) => Figure, unit: string, whole: Figure): string {
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
