// The area to tile: one room or several, or an area that is known.
import { choice, type InputValues, phrase, quantity, rows, type Shown, type ShownValues, step } from "#engine";
import { type Decimal, sum } from "#numbers/decimal";
import { AREA, LENGTH } from "#numbers/units";

const long = {
  unit: "ft",
  units: { ft: [0.1, 1000], in: [1, 12000], yd: [0.03, 300], m: [0.03, 300], cm: [3, 30000] },
} as const;
export const flat = { unit: "ft2", units: { ft2: [0.1, 1e6], m2: [0.01, 1e5], yd2: [0.01, 1e5] } } as const;
const side = { kind: "number", min: 0.1, max: 1000 } as const;
/** More rooms than these are not written out in the working. */
const FEW = 6;

export const WHAT_TO_TILE = {
  count_by: choice(
    "Count by",
    {
      room: "Room length and width",
      rooms: "Several rooms",
      area: "Known area",
      grid: "Whole rows (each cut uses a new tile)",
    },
    { default: "room" },
  ),
  rooms: rows(
    "Rooms",
    { length: { ...side, label: "Length" }, width: { ...side, label: "Width" } },
    { least: 1, most: 20, example: "12:10; 8:5; 6:4", when: { count_by: ["rooms"] } },
  ),
  rooms_in: choice("Rooms measured in", { ft: "Feet", m: "Meters" }, { default: "ft", when: { count_by: ["rooms"] } }),
  area: quantity("Area", AREA, { ...flat, example: 120, when: { count_by: ["area"] } }),
  length: quantity("Length", LENGTH, { ...long, example: 12, when: { count_by: ["room", "grid"] } }),
  width: quantity("Width", LENGTH, { ...long, example: 10, when: { count_by: ["room", "grid"] } }),
};
type Given = InputValues<typeof WHAT_TO_TILE>;
type Figure = Shown<Decimal>;

export function areaOf(given: Given): Decimal {
  if (given.count_by === "area") return given.area;
  if (given.count_by !== "rooms") return given.length.times(given.width);
  const { factor } = AREA[given.rooms_in === "ft" ? "ft2" : "m2"];
  return sum(given.rooms.map(({ length, width }) => length.times(width))).times(factor);
}

export function areaStep(given: ShownValues<Given>, feet: (side: Pick<Figure, "value">) => Figure, area: Figure) {
  if (given.count_by === "area") return false;
  if (given.count_by !== "rooms") return step`Area: ${feet(given.length)} × ${feet(given.width)} = ${area}`;
  const { factor } = LENGTH[given.rooms_in];
  const inFeet = (side: Decimal) => feet({ value: side.times(factor) });
  const products = given.rooms.value.map(({ length, width }) => phrase`${inFeet(length)} × ${inFeet(width)}`);
  const [first, ...others] = products;
  if (!first || products.length > FEW) return step`Area, length × width of each room added up: ${area}`;
  return step`Area: ${others.reduce((all, next) => phrase`${all} + ${next}`, first)} = ${area}`;
}
