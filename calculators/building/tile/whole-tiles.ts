// How many tiles an area takes, by its square feet or in whole rows.
import { type InputValues, type Line, type Show, type Shown, type ShownValues, step } from "#engine";
import type { Decimal } from "#numbers/decimal";
import { ceil } from "#numbers/round";
import { AREA, LENGTH } from "#numbers/units";
import { areaOf, areaStep, type WHAT_TO_TILE } from "./tiled-area.ts";

type Given = InputValues<typeof WHAT_TO_TILE> & Readonly<Record<"tile_length" | "tile_width" | "gap", Decimal>>;
type Figure = Shown<Decimal>;
type Found = Readonly<Record<"tiles_without_waste" | "square_feet", Figure>>;

export function tilesFor(given: Given) {
  const { tile_length, tile_width, gap } = given;
  const square_metres = areaOf(given);
  if (given.count_by === "grid") {
    const whole = across(given.length, tile_length, gap).times(across(given.width, tile_width, gap));
    return { square_metres, tiles_without_waste: whole };
  }
  const one = tile_length.plus(gap).times(tile_width.plus(gap));
  return { square_metres, tiles_without_waste: square_metres.div(one) };
}

/** n tiles and the n - 1 gaps between them: n × tile + (n - 1) × gap reaches the wall. */
const across = (room: Decimal, tile: Decimal, gap: Decimal): Decimal => ceil(room.plus(gap).div(tile.plus(gap)));

export function tileSteps(given: ShownValues<Given>, found: Found, show: Show): readonly Line[] {
  const { tiles_without_waste, square_feet } = found;
  const feet = ({ value }: Pick<Figure, "value">) => show("number", value.div(LENGTH.ft.factor), { significant: 10 });
  const { tile_length, tile_width, gap } = given;
  const along = (room: Figure, tile: Figure) => across(room.value, tile.value, gap.value);
  const area = areaStep(given, feet, square_feet);
  if (given.count_by === "grid")
    return [
      area,
      `Whole tiles each way, rounded up: ${along(given.length, tile_length)} × ${along(given.width, tile_width)} → ${tiles_without_waste}`,
    ];
  const cell = tile_length.value.plus(gap.value).times(tile_width.value.plus(gap.value));
  const one = show("number", cell.div(AREA.ft2.factor), { significant: 10 });
  return [
    area,
    step`One tile with its gap, in square feet: (${feet(tile_length)} + ${feet(gap)}) × (${feet(tile_width)} + ${feet(gap)}) = ${one}`,
    step`Tiles: ${square_feet} ÷ ${one} = ${tiles_without_waste}`,
  ];
}
