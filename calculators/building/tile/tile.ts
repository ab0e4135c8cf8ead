import {
  choice,
  count,
  defineCalculator,
  type InputValues,
  money,
  number,
  percent,
  quantity,
  type Shown,
  step,
} from "#engine";
import type { Decimal } from "#numbers/decimal";
import { ceil } from "#numbers/round";
import { AREA, LENGTH } from "#numbers/units";
import { areaOf, areaStep, flat, WHAT_TO_TILE } from "./tiled-area.ts";

const size = { unit: "in", units: { in: [0.25, 120], ft: [0.02, 10], mm: [5, 3000], cm: [0.5, 300] } } as const;
const printed = { significant: 6 } as const;

const inputs = {
  ...WHAT_TO_TILE,
  tile_length: quantity("Tile length", LENGTH, { ...size, example: 12 }),
  tile_width: quantity("Tile width", LENGTH, { ...size, example: 12 }),
  gap: quantity("Grout gap", LENGTH, { unit: "mm", units: { mm: [0, 50], in: [0, 2], cm: [0, 5] }, default: 0 }),
  waste: percent("Waste allowance", {
    min: 0,
    max: 100,
    default: 10,
    usual: [10, 15, 20],
    help: "Straight rows 10%, diagonal 15%, herringbone 20%.",
  }),
  box_by: choice(
    "Boxes",
    { none: "Don't count boxes", tiles: "By tiles per box", area: "By area per box" },
    { default: "none" },
  ),
  box_tiles: count("Tiles per box", { min: 1, max: 10000, example: 10, when: { box_by: ["tiles"] } }),
  box_area: quantity("Area per box", AREA, { ...flat, example: 10, when: { box_by: ["area"] } }),
  box_price: money("Price per box", {
    min: 0,
    max: 1e6,
    optional: true,
    when: { box_by: ["tiles", "area"] },
    help: "Optional. Enter it to see the cost.",
  }),
};
type Given = InputValues<typeof inputs>;

export default defineCalculator({
  name: "Tile and flooring calculator",
  summary: "How many tiles or boxes of flooring you need, with grout gaps and waste, and what they cost.",
  inputs,

  outputs: {
    tiles: count("Tiles to buy", { unit: "tiles" }),
    boxes: count("Boxes to buy", { unit: "boxes", optional: true }),
    cost: money("Cost", { optional: true }),
    tiles_without_waste: number("Tiles without waste", { unit: "tiles", ...printed }),
    square_feet: number("Area", { unit: "sq ft", ...printed }),
    square_metres: number("Area in square meters", { unit: "m²", ...printed }),
  },
  primary: "tiles",
  formula: "tiles = area ÷ ((tile length + gap) × (tile width + gap)) × (1 + waste ÷ 100), rounded up",

  compute(given) {
    const area = areaOf(given);
    const needed = tilesOf(given, area);
    const tiles = ceil(withWaste(needed, given));
    const boxes = boxesOf(given, tiles, area);
    return {
      tiles,
      boxes,
      cost: boxes && given.box_price ? boxes.times(given.box_price) : null,
      tiles_without_waste: needed,
      square_feet: area.div(AREA.ft2.factor),
      square_metres: area,
    };
  },

  sentence({ waste }, { tiles, boxes, cost, square_feet }) {
    const extra = waste.value.isZero() ? "" : ` with ${waste} extra`;
    const bought = boxes ? `, or ${boxes}${cost ? ` for ${cost}` : ""}` : "";
    return `${square_feet} ${square_feet.text === "1 sq ft" ? "takes" : "take"} ${tiles}${extra}${bought}.`;
  },

  working(given, { tiles, boxes, cost, tiles_without_waste, square_feet }, show) {
    const feet = ({ value }: Pick<Figure, "value">) => show("number", value.div(LENGTH.ft.factor), { significant: 10 });
    const { waste, gap, box_price } = given;
    const cell = given.tile_length.value.plus(gap.value).times(given.tile_width.value.plus(gap.value));
    const one = show("number", cell.div(AREA.ft2.factor), { significant: 10 });
    const sides = [given.tile_length, given.tile_width].map(feet);
    const joint = feet(gap);
    return [
      areaStep(given, feet, square_feet),
      ...(given.count_by === "grid"
        ? [
            `Whole tiles each way, rounded up: ${tilesAlong(given.length, given.tile_length, gap)} × ${tilesAlong(given.width, given.tile_width, gap)} → ${tiles_without_waste}`,
          ]
        : [
            step`One tile with its gap, in square feet: (${sides[0] ?? one} + ${joint}) × (${sides[1] ?? one} + ${joint}) = ${one}`,
            step`Tiles: ${square_feet} ÷ ${one} = ${tiles_without_waste}`,
          ]),
      step`With waste, rounded up: ${tiles_without_waste} × (1 + ${waste}) → ${tiles}`,
      boxes && given.box_by === "tiles" && step`Boxes, rounded up: ${tiles} ÷ ${given.box_tiles} → ${boxes}`,
      boxes &&
        given.box_by === "area" &&
        step`Boxes, rounded up: ${square_feet} × (1 + ${waste}) ÷ ${given.box_area} → ${boxes}`,
      boxes && cost && box_price && step`Cost: ${boxes} × ${box_price} = ${cost}`,
    ];
  },
});

type Figure = Shown<Decimal>;

const tilesAlong = (room: Figure, tile: Figure, gap: Figure): string =>
  across(room.value, tile.value, gap.value).toString();

/** n tiles and the n - 1 gaps between them: n × tile + (n - 1) × gap reaches the wall. */
const across = (room: Decimal, tile: Decimal, gap: Decimal): Decimal => ceil(room.plus(gap).div(tile.plus(gap)));

function tilesOf(given: Given, area: Decimal): Decimal {
  const { tile_length, tile_width, gap } = given;
  if (given.count_by !== "grid") return area.div(tile_length.plus(gap).times(tile_width.plus(gap)));
  return across(given.length, tile_length, gap).times(across(given.width, tile_width, gap));
}

const withWaste = (amount: Decimal, { waste }: { readonly waste: Decimal }): Decimal =>
  amount.times(waste.plus(100)).div(100);

function boxesOf(given: Given, tiles: Decimal, area: Decimal): Decimal | null {
  if (given.box_by === "tiles") return ceil(tiles.div(given.box_tiles));
  return given.box_by === "area" ? ceil(withWaste(area, given).div(given.box_area)) : null;
}
