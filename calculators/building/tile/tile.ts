import { choice, count, defineCalculator, money, number, percent, quantity } from "#engine";
import { AREA, LENGTH } from "#numbers/units";
import { flat, WHAT_TO_TILE } from "./tiled-area.ts";
import { tileSteps, tilesFor } from "./whole-tiles.ts";

const size = { unit: "in", units: { in: [0.25, 120], ft: [0.02, 10], mm: [5, 3000], cm: [0.5, 300] } } as const;
const printed = { significant: 6 } as const;

export default defineCalculator({
  name: "Tile and flooring calculator",
  summary: "How many tiles or boxes of flooring you need, with grout gaps and waste, and what they cost.",

  inputs: {
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
    box_tiles: count("Tiles per box", { min: 1, max: 10000, example: 10 }),
    box_area: quantity("Area per box", AREA, { ...flat, example: 10 }),
    box_price: money("Price per box", {
      min: 0,
      max: 1e6,
      optional: true,
      help: "Optional. Enter it to see the cost.",
    }),
  },

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

  equationsIn: ["ft", "ft2"],
  by: {
    square_feet: "square_metres ÷ 0.09290304",
    tiles: ["With waste, rounded up", "ceil(tiles_without_waste × (1 + waste))"],
    boxes: ["Boxes, rounded up", "ceil(tiles ÷ box_tiles)"],
    cost: "boxes × box_price",
  },
  questions: {
    box_by: {
      none: {},
      tiles: { asks: ["box_tiles", "box_price"] },
      area: {
        asks: ["box_area", "box_price"],
        by: { boxes: ["Boxes, rounded up", "ceil(square_feet ÷ box_area × (1 + waste))"] },
      },
    },
  },

  compute: tilesFor,

  sentence({ waste }, { tiles, boxes, cost, square_feet }) {
    const extra = waste.value.isZero() ? "" : ` with ${waste} extra`;
    const bought = boxes ? `, or ${boxes}${cost ? ` for ${cost}` : ""}` : "";
    return `${square_feet} ${square_feet.text === "1 sq ft" ? "takes" : "take"} ${tiles}${extra}${bought}.`;
  },

  working: (given, found, show, _, stepOf) => [
    ...tileSteps(given, found, show),
    stepOf("tiles"),
    stepOf("boxes"),
    stepOf("cost"),
  ],
});
